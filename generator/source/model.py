"""The base of all models, and model errors put back on the lines that caused them."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ConfigDict

from generator.source.reader import Source

M = TypeVar("M", bound="Model")


class Model(BaseModel):
    """A frozen, strict model: unknown keys are refused, nothing is coerced."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")
