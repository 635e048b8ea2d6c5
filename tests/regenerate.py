"""Write the texts that the tests compare anew: `python tests/regenerate.py [VARIANT...]`, or `options` for the docs."""

import sys

from cassino.rules import variant_ids
from engine_texts import order_file, order_text, perft_file, perft_text, playthrough_file, playthrough_text
from option_texts import rewritten

TEXTS = ((perft_file, perft_text), (order_file, order_text), (playthrough_file, playthrough_text))


def main(names: list[str]) -> None:
    for page, text in rewritten() if not names or "options" in names else ():
        page.write_text(text, encoding="utf-8")
        print(page)
    for variant in [name for name in names if name != "options"] if names else variant_ids():
        for place, text in TEXTS:
            place(variant).parent.mkdir(exist_ok=True)
            place(variant).write_text(text(variant), encoding="utf-8")
            print(place(variant))


if __name__ == "__main__":
    main(sys.argv[1:])
