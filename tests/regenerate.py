"""Write the texts that the tests compare anew: `python tests/regenerate.py [VARIANT...]`.

`options` are the documents about options, `books` the figures of docs/contribute/rule-book.md, `research` the tables of
docs/research/environments.md, `protocol` the types of the scripts and the tables of docs/background/protocol.md.
"""

import sys

import book_readability
import option_texts
import protocol_texts
import research_tables
from cassino.rules import variant_ids
from engine_texts import order_file, order_text, perft_file, perft_text, playthrough_file, playthrough_text

DOCUMENTS = {
    "options": option_texts.rewritten,
    "books": book_readability.rewritten,
    "research": research_tables.rewritten,
    "protocol": protocol_texts.rewritten,
}
TEXTS = ((perft_file, perft_text), (order_file, order_text), (playthrough_file, playthrough_text))


def main(names: list[str]) -> None:
    for part, rewritten in DOCUMENTS.items():
        for page, text in rewritten() if not names or part in names else ():
            page.write_text(text, encoding="utf-8")
            print(page)
    for variant in [name for name in names if name not in DOCUMENTS] if names else variant_ids():
        for place, text in TEXTS:
            place(variant).parent.mkdir(exist_ok=True)
            place(variant).write_text(text(variant), encoding="utf-8")
            print(place(variant))


if __name__ == "__main__":
    main(sys.argv[1:])
