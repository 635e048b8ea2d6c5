### Proofs that the cards were dealt as promised: cassino verify, and errors


# Heading. $deal: the number of a deal; 0 for the match
fairness-heading =
    { $deal ->
        [0] The match
       *[other] Deal { $deal }
    }
fairness-count = { $right } right, { $wrong } wrong, { $unchecked } not checked
