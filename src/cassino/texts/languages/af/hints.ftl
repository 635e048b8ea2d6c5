### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

more-cards =
    { $more ->
        [1] nog 1 kaart
       *[other] nog { $more } kaarte
    }
