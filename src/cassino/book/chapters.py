"""The chapters of the rule book: their paragraphs in the order a newcomer needs them, and what each paragraph cites.

A paragraph is a message of the catalog, which has the conditions on the options; where it comes out empty it is left
out. `001:57` is a line of a document of `SOURCES`, `D-13` a decision of `DECISIONS`; a book shows only those about its
own game (`citations`).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One paragraph: its message, the section of the rules that it states, its citations."""

    key: str
    number: str
    cites: tuple[str, ...] = ()
    goes_on: bool = False
    """Whether it continues the paragraph before it, where no sources are shown."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: the record it explains (`building`) or another name, its title, its paragraphs."""

    id: str
    title: str
    rules: tuple[Rule, ...]


def _rule(key: str, number: str, cites: str = "") -> Rule:
    return Rule(key, number, tuple(cites.split()))


def _more(key: str, number: str, cites: str = "") -> Rule:
    """A rule that continues the paragraph before it."""
    return Rule(key, number, tuple(cites.split()), goes_on=True)


SHORT = (
    "book-short-aim",
    "book-short-take",
    "book-short-build",
    "book-short-trail",
    "book-short-scores",
    "book-short-end",
)
"""The rule book of Casino in half a page."""
COMMON = ("book-short-casino", "book-short-scores", "book-short-end")
"""What the rules in short of all other games end with."""

CHAPTERS = (
    Chapter(
        "deck",
        "book-chapter-deck",
        (
            _rule("book-setup-pack", "B1", "000:15 000:128 001:8 002:17 002:149 002:153 003:87 004:4 004:53 D-89"),
            _more("book-setup-rook", "B1", "000:144 D-57"),
            _more("book-setup-part", "B1"),
        ),
    ),
    Chapter(
        "seating",
        "book-chapter-seating",
        (
            _rule(
                "book-setup-players",
                "B2",
                "000:15 000:90 000:124 000:128 000:150 001:3-4 002:17 002:126 002:133 002:155 003:13 003:85 004:5-7 "
                "004:38 004:47 004:50 004:53",
            ),
            _more("book-setup-usual", "B2", "002:17"),
            _more("book-setup-alone", "B2", "002:155 004:47 D-81 D-59"),
            _more("book-setup-pairs", "B2", "000:15 000:124 001:28 002:17 002:32 002:147 003:85 004:50-51"),
            _more("book-setup-aces", "B2", "004:50"),
            _rule("book-setup-direction", "B3", "000:15 000:25 000:108 000:124 001:32 002:17 003:101 004:48 D-91"),
            _rule("book-setup-dealer", "B4", "000:21 001:25 002:21 003:97 004:48 D-44"),
            _rule("book-setup-loser", "B4", "002:155 D-62"),
            _rule("book-setup-last-leads", "B4", "007"),
            _rule("book-setup-winner", "B4"),
            _more("book-setup-leader", "B4", "000:25 000:173 001:32 002:21 002:155 003:101 004:18 004:48"),
            _more("book-setup-last-capturer", "B4", "000:181 D-67"),
        ),
    ),
    Chapter(
        "dealing",
        "book-chapter-dealing",
        (
            _rule("book-setup-cut", "B5", "002:21"),
            _more("book-setup-rich", "B5", "002:23-28 D-56"),
            _rule("book-setup-all", "B5", "002:21 002:126 002:155-157 D-52"),
            _rule("book-setup-first", "B5", "000:21 000:130 000:150 001:21 002:133 003:21 003:97 004:5-6 004:54"),
            _more("book-setup-packets", "B5", "002:21 003:21 003:97 004:5-6 D-42"),
            _more("book-setup-rounds", "B5", "000:21 000:130 001:22-23 003:23 003:97 004:6 004:54 D-41"),
            _rule("book-setup-draw", "B5", "002:133 004:38 D-58"),
            _more("book-setup-short-round", "B5", "000:130 D-80"),
            _more("book-setup-bottom-kept", "B5", "000:174 D-74"),
            _more("book-setup-open", "B28", "000:182"),
        ),
    ),
    Chapter(
        "counting",
        "book-chapter-counting",
        (
            _rule(
                "book-setup-values",
                "B6",
                "000:17 000:104 000:124 000:128 001:40-42 002:19 002:147 003:73 003:108-109 003:151 004:4 004:41 "
                "004:53 D-90",
            ),
            _rule("book-setup-ace", "B6", "000:17 000:104 000:124 002:19 002:100 003:151 004:41 D-17 D-64"),
            _rule("book-setup-in-hand", "B6", "N-1"),
        ),
    ),
    Chapter(
        "turn",
        "book-chapter-turn",
        (
            _rule("book-play-turn", "B17", "000:25 000:152 000:160 001:32 003:75 003:101 004:18"),
            _more("book-play-uneven", "B17", "000:162 D-66"),
            _rule("book-play-steps", "B17", "002:41-49 D-55 D-58"),
            _more("book-play-can-end", "B17", "D-56"),
        ),
    ),
    Chapter(
        "capturing",
        "book-chapter-capturing",
        (
            _rule("book-play-take", "B7", "000:17 000:28 000:104 001:42-45 002:53-58 003:111-113 004:20-23"),
            _rule("book-play-take-one", "B7", "004:64"),
            _more("book-play-pair-first", "B7", "004:65 D-84"),
            _rule("book-play-several-total", "B7", "000:152-156 000:177 D-65"),
            _more("book-play-several-sets", "B7", "000:172 D-65"),
            _rule("book-play-take-builds", "B7", "000:28-29 001:67 001:77-79 002:57-59 002:89 003:119 004:26-27"),
            _rule("book-play-builds-in-sums", "B7", "009"),
            _more("book-play-picture-one", "B7", "003:73 003:108 004:21 D-2"),
            _more("book-play-picture-any", "B7", "D-49"),
            _more("book-play-picture-three", "B7", "009"),
            _rule("book-play-tops", "B7", "002:159 002:167 D-60"),
            _rule("book-play-free", "B8", "000:109 000:160 001:105 002:60 003:113 003:131 D-1 D-3 D-59 D-83"),
            _rule("book-play-free-one", "B8", "004:64-65 D-83"),
            _rule("book-play-must", "B8", "D-83"),
            _rule("book-play-no-trail", "B8", "005"),
            _rule("book-play-equal", "B8", "000:38-43 D-20"),
            _more("book-play-equal-aces", "B8", "D-19"),
            _more("book-play-left", "B8", "000:44"),
            _rule("book-play-insist", "B8", "002:60 002:84 D-53 D-54"),
            _rule("book-play-insist-always", "B8", "002:60 002:84 D-53 D-54"),
            _more("book-play-insist-choice", "B8", "002:61 D-53"),
        ),
    ),
    Chapter(
        "building",
        "book-chapter-building",
        (
            _rule("book-building-none", "B9", "000:150 004:52"),
            _rule("book-building-make", "B9", "000:29-30 001:56-58 003:115-119 004:24 D-10 D-59"),
            _more("book-building-card", "B9", "001:58 001:99 003:119 003:129"),
            _rule("book-building-multiple", "B9", "000:30 001:64-65 003:117 004:27 D-9 D-10"),
            _rule("book-building-steps", "B9", "002:34-39 002:62-66"),
            _more("book-building-simple", "B9", "002:62-67"),
            _rule("book-building-base", "B9", "002:79 002:91-96 D-56"),
            _more("book-building-ace", "B9", "002:100 D-18"),
            _rule("book-building-raise", "B10", "000:46-47 001:69 001:87-88 002:68-76 003:123 004:25-27 D-8 D-59"),
            _more("book-building-raise-any", "B10", "001:87 003:123 004:25 D-7"),
            _more("book-building-raise-whose", "B10", "000:46 002:70 002:74 D-59"),
            _more("book-building-raise-own", "B10", "006"),
            _more("book-building-no-raise", "B10"),
            _more("book-building-raise-sets", "B10", "001:88 003:123 D-6"),
            _more("book-building-raise-alone", "B10", "D-6"),
            _more("book-building-raise-step", "B10", "002:71"),
            _rule("book-building-join", "B10", "000:47 001:89 002:77-84 002:161-165 003:124 004:27 D-54"),
            _more("book-building-no-join", "B10"),
            _more("book-building-join-to-take", "B10", "002:80 D-56"),
            _more("book-building-side-by-side", "B10", "D-4 D-5"),
            _more("book-building-separate", "B10", "001:88-89 D-5 D-94"),
            _more("book-building-merge", "B10", "002:98 D-59"),
            _rule("book-building-limit", "B10", "002:129 002:133 D-52 D-55"),
            _rule("book-end-say-value", "B27", "000:90 001:56 002:100 003:41 003:115 004:24"),
            _rule("book-building-hold", "B11", "000:36 001:57 001:75 002:63 002:87 003:121 D-14 D-15 D-29"),
            _more("book-building-hold-lenient", "B11", "004:36 D-29"),
            _more("book-building-two-cards", "B11", "D-13"),
            _more("book-building-not-for-partner", "B12", "000:36 004:51"),
            _rule("book-building-partner-proven", "B12", "000:90 D-46 D-47"),
            _rule("book-building-partner-lost", "B12", "002:104 D-56 D-93"),
            _more("book-building-partner-owns", "B12", "000:90 002:104"),
            _rule("book-building-request", "B12", "002:106 D-56"),
            _rule("book-building-owner-last", "B13", "000:30 001:75 001:109 003:121"),
            _rule("book-building-owner-last-partner", "B13", "000:30 000:90"),
            _rule("book-building-owner-maker", "B13", "002:63 002:73 002:106 D-56 D-59"),
        ),
    ),
    Chapter(
        "trailing",
        "book-chapter-trailing",
        (
            _rule("book-play-trail", "B14", "000:31 000:160 001:105 002:85 002:157 003:131 004:19"),
            _more("book-play-stuck", "B14", "001:36 003:35"),
            _more("book-play-owner", "B14", "000:37 000:109 001:75 002:161 003:81 003:121 004:24 D-11 D-12 D-59"),
            _more("book-play-owner-next-turn", "B14", "003:81 004:24 D-11 D-12"),
            _more("book-play-owner-stock", "B14", "002:128 002:131 002:133 002:161 002:169 D-12 D-52 D-58 D-59"),
            _more("book-play-owner-free", "B14", "002:86-87"),
            _more("book-play-partner-build", "B14", "000:43"),
        ),
    ),
    Chapter(
        "piling",
        "book-chapter-piling",
        (
            _rule("book-play-pile-down", "B16", "000:28 000:158 001:134 003:103 004:20"),
            _more("book-play-pile-up", "B16", "002:32 002:159"),
            _more("book-play-order-free", "B16", "002:32"),
            _more("book-play-order-accumulated", "B16", "002:147 D-50"),
            _more("book-play-order-lowest", "B16", "002:159 D-61"),
            _more("book-play-pictures-below", "B16", "002:147 D-50"),
            _rule("book-play-steal-steps", "B15", "002:67 002:78-83 002:147 D-51 D-56"),
            _rule("book-play-steal-joining", "B15", "002:163-165 D-59 D-60"),
            _rule("book-play-leftovers", "B19", "000:57 000:164 001:113 002:110 002:171 003:71 004:29 D-38"),
            _more("book-play-leftovers-nobody", "B19"),
        ),
    ),
    Chapter(
        "sweeping",
        "book-chapter-sweeping",
        (
            _rule(
                "book-play-sweep",
                "B18",
                "000:51 000:66 000:136-137 000:164-166 001:134 003:155 004:17 004:28 004:61 D-37 D-76 N-3",
            ),
            _more("book-play-first-sweep", "B18", "000:173 000:186 D-75"),
            _more("book-play-mark-sweep", "B18", "000:51 000:164 001:134 003:155"),
            _more("book-play-note-sweep", "B18", "000:180"),
            _rule("book-play-cancel", "B18", "000:53 D-22 N-3"),
            _more("book-play-cancel-restricted", "B18", "000:78 D-27"),
            _more("book-play-cancel-unrestricted", "B18", "000:88 D-28"),
            _more("book-play-sweep-until", "B18", "008"),
            _more("book-play-sweep-stock", "B18", "008"),
            _more("book-play-last-sweep", "B18", "000:57 000:164 001:134 004:29 D-39 D-86 N-3"),
            _more("book-play-no-last-sweep", "B18", "D-86"),
            _rule("book-play-victim", "B18", "000:179 D-68 D-69"),
        ),
    ),
    Chapter(
        "scoring",
        "book-chapter-scoring",
        (
            _rule(
                "book-end-total",
                "B20",
                "000:61-68 000:112-118 000:124 000:134-140 000:166 001:121-128 002:112-120 002:173-179 003:55-65 "
                "003:139-143 003:157-164 004:9-17 004:44 004:55-62 D-63 D-82 N-2",
            ),
            _rule("book-end-totals", "B20", "002:173-179 D-63"),
            _more("book-end-doubled", "B20", "004:44"),
            _more("book-end-most-nobody", "B21", "000:68 000:166 001:130 003:57 003:145 004:11-12 004:57-58 D-40 D-85"),
            _more("book-end-most-each", "B21", "002:114-115 002:175"),
            _more("book-end-most-carried", "B21", "008"),
            _more("book-end-at-least", "B21", "004:11-12"),
            _more("book-end-enough", "B21", "002:176 D-63"),
            _more("book-play-no-sweeps", "B18", "000:110 000:124 002:122 003:55-65 D-37"),
            _rule("book-end-primiera", "B20", "004:62 D-87"),
        ),
    ),
    Chapter(
        "calling",
        "book-chapter-calling",
        (
            _rule("book-end-last", "B27", "001:24 003:97"),
            _rule("book-end-last-round", "B27", "004:7"),
            _rule("book-end-orange", "B27", "000:140 D-77"),
            _more("book-end-orange-called", "B27", "000:140 D-78"),
            _more("book-end-orange-always", "B27", "D-78"),
            _rule("book-end-count-out", "B25", "004:30 004:63 D-33 D-88"),
            _more("book-end-count-out-result", "B25", "004:30 004:63 D-33"),
            _rule("book-end-announce", "B25", "000:168 000:183 D-71 D-95"),
            _more("book-end-announce-wins", "B25", "000:168 000:183 D-95"),
            _more("book-end-announce-wrong", "B25", "D-70"),
            _rule("book-end-played-out", "B25", "000:175"),
            _rule("book-end-misdeal-shown", "B29", "004:34 D-29 D-30"),
            _more("book-end-misdeal-few", "B29", "004:35"),
            _more("book-end-misdeal-many", "B29", "004:35 D-31"),
            _rule("book-end-wrong-capture", "B29", "004:36 D-29"),
            _more("book-end-wrong-build", "B29", "004:36 D-32"),
        ),
    ),
    Chapter(
        "ending",
        "book-chapter-ending",
        (
            _rule("book-end-one-deal", "B22", "D-48"),
            _rule(
                "book-end-target",
                "B22",
                "000:70 000:112 000:142 000:168 001:26 003:67 003:145 004:16 004:44 004:48 004:63 D-43 D-82 N-4",
            ),
            _more("book-end-higher", "B24", "000:84 000:175 001:138 003:145 D-34 D-72 D-79 D-87 N-4"),
            _more("book-end-priority", "B24", "000:112-118 003:157-164 D-35 D-36"),
            _rule("book-end-near", "B23", "000:72-80 000:92-100 D-23 D-25 D-27"),
            _more("book-end-near-several", "B23", "000:82 D-24"),
            _more("book-end-near-level", "B24", "000:84 D-26"),
            _more("book-end-at-once", "B22", "D-24"),
            _more("book-end-double", "B26", "000:184 D-72"),
        ),
    ),
)
"""The chapters of every rule book, those included that come out empty for some games."""
RULES = {rule.key: rule for chapter in CHAPTERS for rule in chapter.rules}
"""Every rule by its message."""
