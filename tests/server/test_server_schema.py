"""One schema: every field of the protocol says what it means, and what is generated from it is up to date."""

import re
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from cassino.answers.reviews import Working
from cassino.engine.move import Kind
from cassino.hosted.wire.messages import AnyFrame
from cassino.hosted.wire.phrases import PHRASES
from cassino.hosted.wire.requests import AnyRequest, Say
from cassino.hosted.wire.shape import MoveKind
from cassino.server.openapi.schema import field_docs, schemas_of, structs_in
from protocol_texts import members, rewritten

STRUCTS = structs_in([*members(AnyFrame), *members(AnyRequest), Working])


def test_generated_files_are_up_to_date() -> None:
    for page, text in rewritten():
        assert page.read_text("utf-8") == text, f"{page.name}: python tests/regenerate.py protocol"


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_of_the_protocol_says_what_it_means(struct: type) -> None:
    said = field_docs(struct)
    names = (each.name for each in fields(struct)) if is_dataclass(struct) else struct.__struct_fields__
    assert set(said) == set(names)
    assert all(re.fullmatch(r".*[.:]\s*", text, re.DOTALL) for text in said.values())


def test_what_is_always_sent_is_required() -> None:
    components = schemas_of([AnyFrame])[1]
    assert set(components["Can"]["required"]) == set(components["Can"]["properties"])
    assert {"type", "version", "step", "nudge"} == set(components["HintFrame"]["required"])
    review = schemas_of([Working])[1]["Review"]
    assert set(review["required"]) == set(review["properties"]) and not review["additionalProperties"]


def test_the_kinds_of_moves_are_those_of_the_engine() -> None:
    assert [kind.name.lower() for kind in Kind] == list(get_args(MoveKind))


def test_every_phrase_is_listed() -> None:
    assert set(re.findall(r"`(\w+)`", field_docs(Say)["phrase"])) == PHRASES
