"""Records that carry what their deals were made from: read back as written, every fault of form named."""

import pytest

from cassino.engine.match import Match
from cassino.notation.record import RecordError, format_match, read_proven_record, read_record
from cassino.rules import load_variant, variant_ids
from fair_matches import fair_match


@pytest.mark.parametrize("variant", variant_ids())
def test_a_proof_is_read_back(variant: str) -> None:
    rules = load_variant(variant)
    match, proof = fair_match(rules, rules.seating.players[0], deals=2)
    text = format_match(match, {"Names": "Ann, Bert"}, proof)
    assert read_proven_record(text) == (match.record(), {"Names": "Ann, Bert"}, proof)
    assert read_record(text) == (match.record(), {"Names": "Ann, Bert"})


def test_records_without_a_proof_are_read_as_before() -> None:
    match = Match(load_variant("casino"), 2)
    text = format_match(match, {"Seed": "5", "Seats": "Ann, Hal"})
    assert "Commitment" not in text
    assert read_proven_record(text) == (match.record(), {"Seed": "5", "Seats": "Ann, Hal"}, None)


MATCH, PROOF = fair_match(load_variant("casino"), 3, deals=2)
LINES = format_match(MATCH, proof=PROOF).splitlines()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[Commitment] ", "[Commitment] x", "(x"),
        ("[Opening seed] ", "[Opening note] ", "The header needs both [Commitment] and [Opening seed]"),
        ("[Deal seed] ", "[Deal seed] 00", "(00"),
        ("[Salts] A ", "[Salts] D ", "Type the letters of players, each once and followed by a salt."),
        ("[Salts] A ", "[Salts] A A ", "Type the letters of players, each once and followed by a salt."),
        ("[Salts] A ", "[Salts] A ff", "(ff"),
    ],
)
def test_faults_are_named_with_their_line(old: str, new: str, complaint: str) -> None:
    number = next(number for number, line in enumerate(LINES) if line.startswith(old))
    changed = [*LINES[:number], LINES[number].replace(old, new), *LINES[number + 1 :]]
    with pytest.raises(RecordError) as error:
        read_proven_record("\n".join([*changed, ""]))
    assert complaint in str(error.value)


def test_a_seed_without_a_commitment_is_no_proof() -> None:
    bare = [line for line in LINES if not line.startswith(("[Commitment]", "[Opening seed]"))]
    with pytest.raises(RecordError, match="seed or salts, but the header has no"):
        read_record("\n".join([*bare, ""]))
