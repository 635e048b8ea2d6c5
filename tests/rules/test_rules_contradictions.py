"""Options that contradict each other, and options without effect: each is found, with words that name it."""

import pytest

from cassino.rules import RulesError, parse_rules
from cassino.rules.options import RULE_OPTIONS
from cassino.rules.values import show

CONTRADICTIONS = [
    ("casino", "[seating]\nplayers = [2, 3, 4, 5, 6]", "dealing.hand"),
    ("casino", '[seating]\nplayers = [5]\nsides = "solo"', "dealing.hand"),
    ("tuxedo", "[dealing]\nhand = 9\npacket = 9", "dealing.hand"),
    ("tuxedo", "[seating]\nplayers = [3]\n[dealing]\ntable = 3", "dealing.leftover"),
    ("tuxedo", '[seating]\nplayers = [5]\n[dealing]\nleftover = "none"', "dealing.hand"),
    ("swazi", "[dealing]\ntable = 5", "dealing.table"),
    ("swazi", "[dealing]\ntable = 60", "dealing.table"),
    ("swazi two player", "[dealing]\ntable = 6", "dealing.table"),
    ("swazi", "[dealing]\npacket = 13", "dealing.packet"),
    ("swazi", "[dealing]\ntable = 40", "dealing.redeal"),
    ("swazi", '[scoring]\nitems = [{ each = "cards", points = 1 }]\nties = "nobody"', "dealing.redeal"),
    ("kirchner", '[building]\nsource = "hand"', "capturing.from_hand"),
    ("kirchner", "[dealing]\nhand = 6", "capturing.from_hand"),
    ("kirchner", '[dealing]\nreplenish = "all_cards"\nhand = 4', "capturing.from_hand"),
    ("kirchner", "[capturing]\nhand_total_at_most = 1", "capturing.hand_total_at_most"),
    ("kirchner", "[capturing]\nhand_total_at_most = 57", "capturing.hand_total_at_most"),
    ("kirchner", '[capturing]\ncompulsion = "equal_loose"', "capturing.compulsion"),
    ("kirchner", '[calling]\nenforcement = "table"', "calling.enforcement"),
    ("casino", '[capturing]\ncombinations = "one"', "capturing.combinations"),
    ("swazi", '[building]\nequal_value = "coexist"', "building.joined_to_capture"),
    ("scopa", '[capturing]\ncombinations = "many"', "capturing.pair_first"),
    ("scopa", '[capturing]\nfrom_hand = "one_total"', "capturing.pair_first"),
    ("scopa", '[capturing]\ncompulsion = "equal_loose"', "capturing.compulsion"),
    ("casino", '[capturing]\ncompulsion = "equal_loose"', "capturing.compulsion"),
    ("casino", '[capturing]\ncompulsion = "equal_loose"\nequal_faces = "one_or_three"', "capturing.compulsion"),
    ("sotho", '[capturing]\nequal_faces = "one_or_three"', "capturing.equal_faces"),
    ("casino", '[capturing]\ntops = "others"', "capturing.tops"),
    ("swazi", "[capturing]\nbuilds_in_sums = true", "capturing.builds_in_sums"),
    ("casino", '[piling]\nstolen = "others"', "piling.stolen"),
    ("swazi", "[calling]\nleft_behind = true", "calling.left_behind"),
    ("casino", '[calling]\ninsist = "asked"', "calling.insist"),
    ("swazi", '[capturing]\ncombinations = "one"', "calling.insist"),
    ("swazi", '[calling]\nenforcement = "table"\ninsist = "never"\n[building]\nfor_partner = "never"',
     "calling.enforcement"),
    ("dominican partners", '[calling]\nenforcement = "table"', "building.for_partner"),
    ("swazi", '[building]\njoined_by = "owner"', "building.partner_asks"),
    ("sotho", '[piling]\norder = "free"', "piling.pictures_below"),
    ("swazi", '[trailing]\nowner = "banned_while_stock"', "trailing.owner"),
    ("swazi", '[building]\nlimit = "one_while_stock"', "building.limit"),
    ("swazi", '[trailing]\nowner = "banned"\nonly_when_stuck = true', "trailing.only_when_stuck"),
    ("casino", '[deck]\nsuits = ["clubs", "diamonds", "spades"]\n[dealing]\ntable = 3\n[calling]\norange = "always"\n'
     '[seating]\nplayers = [3]\nsides = "solo"', "calling.orange"),
    ("casino", '[counting]\nin_hand = [{ cards = "aces", value = 14 }]', "counting.in_hand"),
    ("kirchner", '[counting]\nace = "one"\nin_hand = [{ cards = "aces", value = 14 }]', "counting.in_hand"),
    ("scopa", '[counting]\nin_hand = [{ cards = "aces", value = 17 }]', "counting.in_hand[1].value"),
    ("scopa", '[counting]\nin_hand = [{ cards = "aces", value = 9 }, { cards = "AS", value = 9 }]',
     "counting.in_hand[2]"),
    ("nordic kasino", '[counting]\nace = "one_or_fourteen"', "counting.in_hand[1]"),
    ("casino", "[deck]\nranks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]", "deck.ranks"),
    ("tuxedo", "[deck]\nranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "deck.ranks"),
    ("tuxedo", "[deck]\nranks = [2, 1, 3, 4, 5, 6, 7, 8, 9, 10]", "deck.ranks"),
    ("tuxedo", "[deck]\nranks = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "deck.ranks"),
    ("tuxedo", '[deck]\nsuits = ["hearts", "clubs", "diamonds", "spades"]', "deck.suits"),
    ("swazi", "[dealing]\nrich_points = 0\nrich_pictures = 0", "dealing.rich_pictures"),
    ("swazi", "[dealing]\nrich_points = -1", "dealing.rich_points"),
    ("casino", "[sweeping]\nlarge_from = 4", "sweeping.large_points"),
    ("casino", "[sweeping]\nlarge_from = 1\nlarge_points = 2", "sweeping.large_from"),
    ("casino", "[sweeping]\nlarge_from = 2\nlarge_points = 2\ncount_played = true", "sweeping.large_from"),
    ("casino", "[sweeping]\nlarge_from = 53\nlarge_points = 2", "sweeping.large_from"),
    ("casino", "[sweeping]\nlarge_from = 4\nlarge_points = 101", "sweeping.large_points"),
    ("casino", "[sweeping]\nfirst_play_points = -1", "sweeping.first_play_points"),
    ("casino", "[sweeping]\nvictim_plays = 0", "sweeping.victim_plays"),
    ("casino", '[sweeping]\ncancelling = "unrestricted_sides"', "sweeping.cancelling"),
    ("swazi", "[sweeping]\npoints = 1\nafter_stock = false", "sweeping.after_stock"),
    ("tuxedo", "[calling]\norange_points = 0", "calling.orange_points"),
    ("tuxedo", "[calling]\nfalse_orange_points = 1", "calling.false_orange_points"),
    ("casino", "[ending]\ndeals = 101", "ending.deals"),
    ("casino", '[scoring]\nitems = [{ enough = "spades", points = 1, at_least = 0 }]', "scoring.items[1].at_least"),
    ("casino", '[scoring]\nitems = [{ enough = "spades", points = 1, at_least = 14 }]', "scoring.items[1].at_least"),
    ("casino", "[scoring]\nitems = [{ primiera = 1 }, { primiera = 2 }]", "scoring.items[2]"),
    ("casino", "[scoring]\nitems = [{ primiera = 101 }]", "scoring.items[1].points"),
    ("royal", '[scoring]\nitems = [{ enough = "spades", points = 1, at_least = 6 }]', "scoring.items[1]"),
    ("royal", '[scoring]\nties = "one_each"', "scoring.ties"),
    ("dominican", "[ending]\ntarget = 3", "ending.near_target"),
    ("soto", "[ending]\ntarget = 5", "ending.near_target"),
    ("dominican", '[scoring]\nitems = [{ most = "cards", points = 1 }]', "ending.near_target"),
    ("scopa", '[ending]\nnear_target = "last_three"\n[calling]\nclaim = "none"', "ending.near_target"),
    ("dominican", '[calling]\nclaim = "count_out"', "calling.claim"),
]  # fmt: skip


@pytest.mark.parametrize(("parent", "text", "place"), CONTRADICTIONS)
def test_a_contradiction_is_found(parent: str, text: str, place: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(f'title = "Ours"\nparent = "{parent}"\n{text}')
    assert {problem.where for problem in caught.value.problems} == {place}


SOUND = [
    ("tuxedo", "[seating]\nplayers = [5]"),
    ("swazi", "[dealing]\ntable = 16"),
    ("swazi two player", "[dealing]\ntable = 8"),
    ("royal", '[scoring]\nitems = [{ enough = "spades", points = 1, at_least = 7 }]'),
    ("royal", '[capturing]\ncompulsion = "equal_loose"'),
    ("dominican", "[ending]\ntarget = 4"),
    ("dominican", '[deck]\npack = "no_pictures_40"\n[counting]\nfaces = "rank_only"\n[dealing]\nhand = 3\npacket = 3'),
    ("south_african_4", '[seating]\nsides = "pairs_of_four"'),
    ("lesotho_40", '[dealing]\ntable = 0\ncut = false\nredeal = "never"\n[seating]\nplayers = [2, 4]'),
    ("kirchner", '[building]\nsource = "hand"\n[capturing]\nfrom_hand = "one_card"'),
    ("ulmann", "[capturing]\nhand_total_at_most = 13"),
    ("haiti", '[scoring]\nitems = [{ each = "cards", points = 1 }]\n[ending]\ntarget = 100'),
    ("nagy", '[scoring]\nitems = [{ most = "cards", points = 2 }, { most = "spades", points = 2 }]'),
    ("crazy", '[building]\nlimit = "one"'),
]


@pytest.mark.parametrize(("parent", "text"), SOUND)
def test_what_is_offered_can_be_played(parent: str, text: str) -> None:
    assert parse_rules(f'title = "Ours"\nparent = "{parent}"\n{text}').problems() == ()


IDLE = [
    ("scopa", '[counting]\nfaces = "eleven_to_thirteen"', "counting.faces"),
    ("tuxedo", '[capturing]\nequal_faces = "any"', "capturing.equal_faces"),
    ("scopa", "[capturing]\nbuilds_in_sums = true", "capturing.builds_in_sums"),
    ("swazi", '[piling]\norder = "accumulated"\npictures_below = true', "piling.pictures_below"),
    (
        "casino",
        '[building]\nequal_value = "must_merge"\n[capturing]\ncombinations = "one"\nequal_faces = "any"',
        "capturing.equal_faces",
    ),
    ("casino", "[capturing]\nhand_total_at_most = 13", "capturing.hand_total_at_most"),
    ("casino book", '[seating]\npartners = "first_two_aces"', "seating.partners"),
    ("casino", '[seating]\nplayers = [2, 3]\nsides = "pairs_of_four"', "seating.sides"),
    ("casino", "[dealing]\nrich_points = 4", "dealing.rich_points"),
    ("casino", "[dealing]\nleader_cuts = true", "dealing.leader_cuts"),
    ("casino", "[dealing]\nrich_pictures = 4", "dealing.rich_pictures"),
    ("casino book", '[seating]\ndirection = "counterclockwise"', "seating.direction"),
    ("draw", '[seating]\nround_leader = "last_capturer"', "seating.round_leader"),
    ("south_african_3", '[seating]\nround_leader = "last_capturer"', "seating.round_leader"),
    ("south_african_3", '[calling]\nlast_round = "last"', "calling.last_round"),
    ("draw", "[dealing]\nlast_round_open = true", "dealing.last_round_open"),
    ("swazi", "[dealing]\nhand = 5", "dealing.hand"),
    ("swazi", "[dealing]\nbottom_seen = true", "dealing.bottom_seen"),
    ("swazi", '[dealing]\nleftover = "short_round"', "dealing.leftover"),
    ("casino", '[dealing]\nleftover = "short_round"', "dealing.leftover"),
    ("south_african_2", "[dealing]\ncut = true", "dealing.cut"),
    ("south_african_2", '[dealing]\nredeal = "rich_cut"', "dealing.redeal"),
    ("casino", '[dealing]\nredeal = "rich_cut"', "dealing.redeal"),
    ("south_african_2", "[sweeping]\npoints = 1\nfirst_play_points = 2", "sweeping.first_play_points"),
    ("scopa", '[building]\nraised_by = "nobody"', "building.raised_by"),
    ("scopa", "[building]\nraise_with_sets = false", "building.raise_with_sets"),
    ("scopa", "[building]\nraise_own_with_both = true", "building.raise_own_with_both"),
    ("casino", '[building]\nraised_by = "opponents"\nraise_own_with_both = true', "building.raise_own_with_both"),
    (
        "casino book",
        '[calling]\nenforcement = "table"\n[building]\nraise_own_with_both = true',
        "building.raise_own_with_both",
    ),
    ("scopa", '[building]\njoined_by = "nobody"', "building.joined_by"),
    ("scopa", "[building]\njoined_to_capture = true", "building.joined_to_capture"),
    ("scopa", '[building]\nequal_value = "must_merge"', "building.equal_value"),
    ("scopa", '[building]\njoiner = "changes_nothing"', "building.joiner"),
    ("scopa", '[building]\nlimit = "one"', "building.limit"),
    ("scopa", '[trailing]\nowner = "free"', "trailing.owner"),
    ("casino", '[trailing]\nowner = "free"\nonly_when_stuck = true', "trailing.owner"),
    ("scopa", '[trailing]\nowner_builds = "own_build"', "trailing.owner_builds"),
    ("scopa", '[piling]\nface = "up"\nstolen = "others"', "piling.stolen"),
    ("casino", "[building]\njoined_to_capture = true", "building.joined_to_capture"),
    ("casino", '[building]\njoined_by = "nobody"\nequal_value = "separate"', "building.equal_value"),
    ("swazi", '[building]\njoined_by = "anyone"\njoined_to_capture = true', "building.joined_to_capture"),
    ("swazi", "[building]\nraise_with_sets = false", "building.raise_with_sets"),
    ("casino book", '[building]\njoined_by = "nobody"\njoiner = "changes_nothing"', "building.joiner"),
    ("casino book", '[building]\njoined_by = "nobody"\n[piling]\nface = "up"\nstolen = "others"', "piling.stolen"),
    ("casino", '[building]\nraised_by = "nobody"\nraise_with_sets = false', "building.raise_with_sets"),
    ("casino book", '[building]\nfor_partner = "proven"', "building.for_partner"),
    ("casino book", "[building]\npartner_asks = true", "building.partner_asks"),
    ("swazi", '[trailing]\nowner_builds = "own_build"', "trailing.owner_builds"),
    ("casino book", '[piling]\nface = "up"\nof = "player"', "piling.of"),
    ("casino", '[piling]\nof = "player"', "piling.of"),
    ("casino", '[piling]\norder = "lowest_on_top"', "piling.order"),
    ("casino", "[sweeping]\nlarge_points = 2", "sweeping.large_points"),
    ("casino", "[sweeping]\ncount_played = true", "sweeping.count_played"),
    ("royal", '[sweeping]\ncancelling = "all_sides"', "sweeping.cancelling"),
    ("royal", "[sweeping]\nlast_play = false", "sweeping.last_play"),
    ("casino", "[sweeping]\nafter_stock = false\nlast_play = false", "sweeping.last_play"),
    ("royal", "[sweeping]\nafter_stock = false", "sweeping.after_stock"),
    ("royal", "[sweeping]\nuntil_score = 10", "sweeping.until_score"),
    ("casino", "[sweeping]\nuntil_score = 21", "sweeping.until_score"),
    ("casino", "[calling]\nfalse_claim_points = 0", "calling.false_claim_points"),
    ("casino", '[calling]\nfalse_announcement = "game"', "calling.false_announcement"),
    ("casino", "[calling]\norange_points = 5", "calling.orange_points"),
    ("tuxedo", '[calling]\norange = "always"\nfalse_orange_points = -5', "calling.false_orange_points"),
    ("kirchner", '[ending]\nfinish = "at_once"\n[calling]\nclaim = "announce"', "calling.claim"),
    ("kirchner", '[ending]\ntarget = 21\ndeals = 2\n[calling]\nclaim = "announce"', "calling.claim"),
    ("casino", "[ending]\ntarget = 11\ndeals = 2", "ending.target"),
    ("swazi", '[ending]\nnear_target = "last_three"', "ending.near_target"),
    ("swazi", '[ending]\nseveral = "priority_count"', "ending.several"),
    ("swazi", '[ending]\nfinish = "at_once"', "ending.finish"),
    ("swazi", "[ending]\ndouble_game = true", "ending.double_game"),
    ("royal", '[ending]\nlevel = "shared"', "ending.level"),
    ("casino", '[scoring]\nitems = [{ each = "aces", points = 1 }]\nties = "one_each"', "scoring.ties"),
]


@pytest.mark.parametrize(("parent", "text", "place"), IDLE)
def test_an_option_without_effect_must_keep_its_default(parent: str, text: str, place: str) -> None:
    with pytest.raises(RulesError, match="So this has no effect") as caught:
        parse_rules(f'title = "Ours"\nparent = "{parent}"\n{text}')
    assert {problem.where for problem in caught.value.problems} == {place}


def test_what_only_shows_when_other_problems_are_solved_is_found_at_once() -> None:
    text = (
        'title = "Ours"\nparent = "lesotho_40"\nseating.players = [3]\nseating.sides = "pairs_of_four"\n'
        'dealing.table = 1\ndealing.cut = false\ndealing.redeal = "rich_cut"\npiling.of = "player"\n'
        'building.for_partner = "lost_build"\nbuilding.partner_asks = true\n'
    )
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    found = caught.value.problems
    assert len(found) == 7
    remedies = {each.remedy.option: each.remedy.values[0] for each in found if each.remedy}
    head = text.split("seating.players")[0] + "seating.players = [3]\ndealing.table = 1\ndealing.cut = false\n"
    parse_rules(head + "".join(f"{option} = {show(value)}\n" for option, value in remedies.items()))


def test_every_option_that_may_have_no_effect_is_tested() -> None:
    assert {place for _, _, place in IDLE} == {option.key for option in RULE_OPTIONS if option.idle}


def test_every_option_that_excludes_something_is_tested() -> None:
    assert {option.key for option in RULE_OPTIONS if option.excludes} <= {place for _, _, place in CONTRADICTIONS}
