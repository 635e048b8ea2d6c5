"""All screens of which `make screens` takes pictures: one line each.

Name, what is prepared on the server, what is done in the window, and the looks: a size (small, phone, desktop or
large), and "dark" where the colors are. A screen of your own is one more line; scenes.py has the words for it.
"""

from pictures.looks import looks
from pictures.scenes import (
    FRIENDS,
    Screen,
    a_build,
    a_count,
    account,
    after,
    at_the_table,
    card_chosen,
    coached,
    deal_checked,
    hinted,
    match,
    nothing,
    nothing_possible,
    only_watching,
    own_turn,
    page,
    paused,
    pressed,
    replayed,
    scorebook,
    settled,
    shown,
    shown_again,
    the_end,
    until_waiting,
    watched,
    weekly,
    weekly_results,
)

EASY = {"variant": "casino_long", "seed": 3}
BOT_OR_FRIEND = [*FRIENDS, {"kind": "open", "name": "Hal", "bot": "greedy"}]

SCREENS = [
    # The pages.
    Screen("start", page("/"), shown(".choice"), looks("small, phone, desktop, desktop dark, large")),
    Screen("start again", after(match(own_turn), "/"), shown(".matches a"), looks("phone")),
    Screen("choose the rules", page("/"), pressed("pages-rules"), looks("phone, desktop dark")),
    Screen("opponents", page("/"), pressed("pages-against"), looks("phone, desktop")),
    Screen("open a table", page("/lobby"), pressed("lobby-invite"), looks("phone, desktop")),
    Screen(
        "lobby", after(match(seats=FRIENDS, visibility="open"), "/lobby"), shown("main li"), looks("phone, desktop")
    ),
    Screen("daily", page("/daily"), shown("main form"), looks("phone dark, desktop")),
    Screen("weekly", weekly, shown(".deals a"), looks("small, phone, desktop")),
    Screen("weekly results", weekly_results, shown("tbody tr"), looks("phone dark, desktop")),
    Screen("puzzle", page("/puzzle/1"), shown("#asked"), looks("small, phone, desktop")),
    Screen(
        "puzzle solved", page("/puzzle/1"), pressed("puzzle-show-solution", then=".rated"), looks("phone dark, desktop")
    ),
    Screen("learn", page("/learn"), shown(".lessons a"), looks("small, phone dark, desktop")),
    Screen("skills", after(match(the_end, target=1), "/learn"), shown(".skills"), looks("phone dark, desktop")),
    Screen("lesson", page("/learn/build"), shown("#teacher .guide"), looks("small, phone, desktop, desktop dark")),
    Screen("first deal", page("/learn/deal"), shown("[data-picks=hand] [data-pick]"), looks("small, phone, desktop")),
    Screen("what is different", page("/learn/rules/swazi"), nothing, looks("phone")),
    Screen("rules", page("/rules"), nothing, looks("phone, desktop")),
    Screen("rule book", page("/rules/casino_long"), nothing, looks("phone dark, desktop")),
    Screen("house rules", page("/house"), shown("#main h2"), looks("phone")),
    Screen("house editor", page("/house/new?from=casino"), shown("details.group"), looks("phone, desktop")),
    Screen("score start", page("/score"), shown("main form"), looks("phone")),
    Screen("score", scorebook, shown("main h2"), looks("small, phone dark, desktop")),
    Screen("games", after(match(own_turn), "/games"), shown("main li"), looks("phone, desktop")),
    Screen(
        "statistics",
        after(match(the_end, target=1), "/statistics"),
        shown(".statistics li"),
        looks("small, phone dark, desktop"),
    ),
    Screen("sign in", page("/account"), shown("#account form"), looks("phone, desktop"), is_stranger=True),
    Screen("account", account, shown("#account form"), looks("phone, desktop dark")),
    Screen("review", after(match(a_count, variant="haitian"), "/review/{}"), shown(".graph"), looks("phone, desktop")),
    # Moments at the table.
    Screen("own turn", match(**EASY), settled, looks("small, phone, phone dark, desktop, desktop dark, large")),
    Screen("card chosen", match(**EASY), card_chosen, looks("phone, desktop")),
    Screen("nothing possible", match(**EASY), nothing_possible, looks("small, phone")),
    Screen("build", match(a_build, **EASY), settled, looks("phone, desktop")),
    Screen("hint", match(**EASY), hinted, looks("phone, desktop dark")),
    Screen("coach", match(**EASY), coached, looks("small, phone dark, desktop")),
    Screen("waiting", match(until_waiting, seats=FRIENDS), shown(".verbs .prompt"), looks("phone, desktop")),
    Screen("count", match(a_count, **EASY), shown("dialog.count"), looks("small, phone, desktop")),
    Screen("match end", match(the_end, target=1), shown("dialog.count"), looks("phone dark, desktop")),
    Screen("invitation", match(seats=FRIENDS), shown("dialog.join"), looks("small, desktop"), is_stranger=True),
    Screen("at this table", match(seats=FRIENDS), pressed("table-people", then=".qr"), looks("phone")),
    Screen("settings", match(**EASY), at_the_table(pressed("shared-settings")), looks("phone, desktop dark")),
    Screen("help", match(**EASY), at_the_table(pressed("shared-help")), looks("small, desktop")),
    Screen("moves", match(own_turn, **EASY), at_the_table(pressed("table-moves")), looks("phone")),
    Screen("fairness check", page("/"), deal_checked, looks("phone, desktop")),
    Screen("watch", watched(2, **EASY), paused, looks("small, phone, desktop, desktop dark")),
    Screen("watch six", watched(6, variant="tuxedo", seed=3), paused, looks("small, phone, desktop")),
    Screen("replay", replayed, shown_again, looks("small, phone, desktop")),
    Screen("only watch", page("/"), only_watching, looks("phone, desktop")),
    # Other games.
    Screen("three players", match(own_turn, 3, variant="three_hand_casino"), settled, looks("small, phone, desktop")),
    Screen("partners", match(own_turn, 4, variant="royal"), settled, looks("small, phone, desktop")),
    Screen("swazi", match(own_turn, 4, variant="swazi"), settled, looks("small, phone, desktop, large")),
    Screen("scopa", match(own_turn, variant="scopa"), settled, looks("phone, desktop")),
    Screen("rook", match(own_turn, 6, variant="tuxedo"), settled, looks("small, phone, desktop")),
    Screen("hungarian", match(own_turn, variant="hungarian_nagy"), settled, looks("phone, desktop dark")),
]
