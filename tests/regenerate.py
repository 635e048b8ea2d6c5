"""Write the text files that pin the engine's behaviour anew: `python tests/regenerate.py [VARIANT...]`."""

import sys

from cassino.rules import variant_ids
from engine_texts import order_file, order_text, perft_file, perft_text, playthrough_file, playthrough_text

TEXTS = ((perft_file, perft_text), (order_file, order_text), (playthrough_file, playthrough_text))


def main(variants: list[str]) -> None:
    for variant in variants or variant_ids():
        for place, text in TEXTS:
            place(variant).parent.mkdir(exist_ok=True)
            place(variant).write_text(text(variant), encoding="utf-8")
            print(place(variant))


if __name__ == "__main__":
    main(sys.argv[1:])
