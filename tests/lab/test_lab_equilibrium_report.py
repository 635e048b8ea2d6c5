"""The lines that `cassino exploit` prints."""

import pytest

from cassino.cli.main import run
from cassino.lab.equilibrium.report import Precision, exploited, leaf_of, lost, mean_of, solved_lines, summary
from cassino.lab.equilibrium.shape import SubgameError
from cassino.lab.equilibrium.subgames import Suite
from cassino.rules import load_variant

LONG = load_variant("casino_long")


def test_the_command_prints_a_row_for_each_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["exploit", "greedy", "--cards", "1", "--positions", "2", "--deals", "2", "--worlds", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "Casino: cards in each hand 1, rounds left 1, seed 1"
    assert [row.split()[0] for row in rows[3:5]] == ["0", "1"]
    assert rows[5].startswith("equilibrium: ")
    assert rows[6].startswith("greedy: exploited ")
    assert "a player who knows it wins" in rows[7]


def test_a_summary_is_the_mean_of_positions_and_seats() -> None:
    lines = list(solved_lines(Suite(LONG, cards=1), ["random"], 2, Precision()))
    seats = [each for line in lines for each in line.shortfalls["random"]]
    assert exploited(lines, "random").mean == pytest.approx(sum(each.exploited for each in seats) / 4)
    assert lost(lines, "random").mean == pytest.approx(sum(each.loss for each in seats) / 4)
    assert len(summary(lines, ["random"])) == 2


def test_one_position_has_no_interval() -> None:
    assert str(mean_of([0.25])) == "0.250"
    assert str(mean_of([0.25, 0.25])) == "0.250 ± 0.000"


def test_leaves_have_names() -> None:
    with pytest.raises(SubgameError, match="estimate, exact"):
        leaf_of("guess", Suite(LONG, cards=1).position(0))
