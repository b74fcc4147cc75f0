"""What editors need is shipped, current and true of every shipped file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from generator.press.editing import BESIDE, keep_schema, own_line, schema_files, shipped_yaml, unmarked
from generator.press.file_kinds import all_kinds
from generator.press.format_docs import format_docs
from generator.press.starting import write_pack
from generator.resources import content_folder, data_root
from generator.source.kinds import kind_of
from generator.source.modeline import schema_named
from generator.source.reader import parse_yaml, read_yaml
from generator.source.schema import schema_of

MAKE = "what is made from the models has changed: run .ci/made"


def as_json(data: Any) -> Any:
    """YAML data as JSON has it: all keys are texts."""
    if isinstance(data, dict):
        return {str(key): as_json(value) for key, value in data.items()}
    return [as_json(item) for item in data] if isinstance(data, list) else data


def test_the_shipped_schemas_are_current() -> None:
    shipped = {path.name: path.read_text(encoding="utf-8") for path in content_folder("schemas").glob("*.json")}
    assert shipped == dict(schema_files()), MAKE


def test_the_description_of_the_format_is_current() -> None:
    folder = data_root() / "docs" / "format"
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")} == format_docs(), MAKE


def test_every_shipped_file_begins_with_the_line_of_its_schema() -> None:
    assert unmarked() == [], "run .ci/made, or name the kind of the file in a file_kinds module"


def test_every_schema_is_one_and_every_shipped_file_follows_its_own() -> None:
    validators = {}
    for kind in all_kinds():
        jsonschema.Draft7Validator.check_schema(schema_of(kind))
        validators[kind.id] = jsonschema.Draft7Validator(schema_of(kind))
    wrong = []
    for name, path in shipped_yaml():
        found = kind_of(all_kinds(), name)
        assert found is not None, name
        for error in validators[found.id].iter_errors(as_json(read_yaml(path).data)):
            wrong.append(f"{name} {list(error.path)}: {error.message}")
    assert wrong == []


@pytest.mark.parametrize("kind", [kind for kind in all_kinds() if kind.example], ids=lambda kind: kind.id)
def test_examples_follow_their_schema(kind: Any) -> None:
    data = as_json(parse_yaml(kind.example.encode(), "example.yaml").data)
    jsonschema.Draft7Validator(schema_of(kind)).validate(data)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("dragon", "name: Ember\nbody: hevy\nwings: large\nbreath: flame\nclaws: sharp\n"),
        ("dragon", "name: Ember\nbody: heavy\nwings: large\nbreath: flame\n"),
        ("adventure", "setting: moon\nlevel: easy\n"),
        ("printer", "flip: sideways\n"),
        ("theme", "colours: {}\n"),
        ("texts", "a: {b: 3}\n"),
    ],
)
def test_a_schema_refuses_what_is_wrong(kind: str, text: str) -> None:
    schema = next(schema_of(each) for each in all_kinds() if each.id == kind)
    assert not jsonschema.Draft7Validator(schema).is_valid(as_json(parse_yaml(text.encode(), "wrong.yaml").data))


def test_ids_are_used_once() -> None:
    ids = [kind.id for kind in all_kinds()]
    assert len(set(ids)) == len(ids)


def test_a_file_of_ones_own_leads_to_a_schema_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "my.yaml"
    assert own_line(path, "dragon") == f"# yaml-language-server: $schema={BESIDE}/dragon.json\n"
    keep_schema(path, "dragon")
    kept = tmp_path / BESIDE / "dragon.json"
    assert kept.read_bytes() == content_folder("schemas", "dragon.json").read_bytes()


def test_the_files_of_a_pack_share_its_schemas(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: pack\n", encoding="utf-8")
    path = tmp_path / "dragons" / "more" / "my.yaml"
    assert own_line(path, "dragon") == f"# yaml-language-server: $schema=../../{BESIDE}/dragon.json\n"
    keep_schema(path, "dragon")
    assert (tmp_path / BESIDE / "dragon.json").is_file()
    assert not path.parent.exists()


def test_a_schema_that_cannot_be_kept_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / ".dragonpress").write_text("in the way", encoding="utf-8")
    keep_schema(tmp_path / "my.yaml", "dragon")
    assert (tmp_path / ".dragonpress").is_file()


def test_every_key_of_files_that_users_write_is_described() -> None:
    silent = []
    for kind in (kind for kind in all_kinds() if kind.own and kind.id != "texts"):
        schema = schema_of(kind)
        for name, part in [(kind.id, schema), *schema.get("definitions", {}).items()]:
            if "additionalProperties" in part:
                keys = part.get("properties", {}).items()
                silent += [f"{kind.id} {name}.{key}" for key, value in keys if not value.get("description")]
    assert silent == []


def test_the_files_of_a_new_pack_lead_to_schemas_that_they_follow(tmp_path: Path) -> None:
    write_pack(tmp_path / "my-pack")
    files = sorted((tmp_path / "my-pack").rglob("*.yaml"))
    assert {path.name for path in files} >= {"pack.yaml", "dragons.yaml", "heroes.yaml", "words.yaml"}
    for path in files:
        schema = path.parent / schema_named(path.read_text(encoding="utf-8"))
        jsonschema.Draft7Validator(json.loads(schema.read_text(encoding="utf-8"))).validate(
            as_json(read_yaml(path).data)
        )
