"""What a model allows at a path: the keys of its groups and the options of its choices, for hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from pydantic import AliasChoices, BaseModel
from pydantic.fields import FieldInfo

from generator.source.nodes import Data, Step, child

Shape: TypeAlias = Any
"""A type annotation as pydantic keeps it: a class, a generic alias, a union, a literal."""


def shapes_at(model: type[BaseModel], path: Sequence[Step], data: Data) -> list[Shape]:
    """The types that the value at ``path`` may have; ``data`` is the value of the model and helps to choose."""
    shapes = _alternatives([model], data)
    for step in path:
        try:
            data = child(data, step)
        except KeyError:
            data = None
        shapes = _alternatives([inner for shape in shapes for inner in _inside(shape, step)], data)
    return shapes


def keys_of(shapes: Iterable[Shape]) -> list[str]:
    """The keys that the models among the shapes know, in their order."""
    keys = [key for shape in shapes if _is_model(shape) for _, names in _fields(shape) for key in names]
    return list(dict.fromkeys(keys))


def options_of(shapes: Iterable[Shape]) -> list[str]:
    """The values that the enums and literals among the shapes allow, as they are written in YAML."""
    options: list[object] = []
    for shape in shapes:
        if isinstance(shape, type) and issubclass(shape, Enum):
            options.extend(member.value for member in shape)
        elif _origin(shape) is Literal:
            options.extend(arg.value if isinstance(arg, Enum) else arg for arg in get_args(shape))
    return list(dict.fromkeys(str(option) for option in options))


def key_shapes(shapes: Iterable[Shape]) -> list[Shape]:
    """The types that the keys of the mappings among the shapes may have."""
    found = [get_args(shape)[0] for shape in shapes if _is_a(_origin(shape), Mapping) and get_args(shape)]
    return _alternatives(found, None)


def _alternatives(shapes: Iterable[Shape], data: Data) -> list[Shape]:
    """Unions and annotations opened; models whose literal fields contradict the data left out."""
    flat = list(_flatten(shapes))
    fitting = [shape for shape in flat if not (_is_model(shape) and _contradicts(shape, data))]
    return fitting or flat


def _flatten(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        origin = _origin(shape)
        if origin is Annotated:
            yield from _flatten(get_args(shape)[:1])
        elif origin is Union or origin is UnionType:
            yield from _flatten(get_args(shape))
        elif hasattr(shape, "__value__"):  # a named type alias
            yield from _flatten([shape.__value__])
        else:
            yield shape


def _inside(shape: Shape, step: Step) -> Iterator[Shape]:
    origin, args = _origin(shape), get_args(shape)
    if _is_model(shape):
        yield from (info.annotation for info, names in _fields(shape) if step in names)
    elif _is_a(origin, Mapping) and len(args) == 2:
        yield args[1]
    elif _is_a(origin, tuple) and args and isinstance(step, int):
        if args[-1] is Ellipsis:
            yield args[0]
        elif step < len(args):
            yield args[step]
    elif (_is_a(origin, Sequence) or _is_a(origin, Set)) and args:
        yield args[0]


def _fields(model: type[BaseModel]) -> Iterator[tuple[FieldInfo, list[str]]]:
    """Each field with the keys that fill it."""
    by_name = model.model_config.get("populate_by_name") or model.model_config.get("validate_by_name")
    for name, info in model.model_fields.items():
        alias = info.validation_alias or info.alias
        choices = alias.choices if isinstance(alias, AliasChoices) else [alias]
        names = [choice for choice in choices if isinstance(choice, str)]
        yield info, [*names, name] if by_name or not names else names


def _contradicts(model: type[BaseModel], data: Data) -> bool:
    """Whether a literal field of the model differs from the data, so that another model must be meant."""
    if not isinstance(data, dict):
        return False
    for info, names in _fields(model):
        if _origin(info.annotation) is Literal:
            allowed = options_of([info.annotation])
            if any(name in data and str(data[name]) not in allowed for name in names):
                return True
    return False


def _origin(shape: Shape) -> Any:
    return get_origin(shape)


def _is_model(shape: Shape) -> bool:
    return _is_a(shape, BaseModel)


def _is_a(shape: Shape, kind: type) -> bool:
    return isinstance(shape, type) and issubclass(shape, kind)
