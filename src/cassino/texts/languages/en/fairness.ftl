### Proofs that the cards were dealt as promised: cassino verify, and errors

# Heading. $deal: the number of a deal; 0 for the match
fairness-heading =
    { $deal ->
        [0] The match
       *[other] Deal { $deal }
    }
fairness-count = { $right } right, { $wrong } wrong, { $unchecked } not checked

# Findings: what was checked, and what came of it

fairness-no-commitment = the record has no commitment: nobody promised anything about its cards
# $what (word): commitment, opening (a secret number) or seed (a secret number)
fairness-malformed =
    { $what ->
        [commitment] the commitment is not 64 hexadecimal digits in lower case
        [opening] the opening seed is not 64 hexadecimal digits in lower case
       *[seed] the seed is not 64 hexadecimal digits in lower case
    }
# $player (text): the letter of a player
fairness-malformed-salt = the salt of { $player } is not 64 hexadecimal digits in lower case
# $seeds: for how many deals there are seeds
fairness-deals = the record has { $deals } deals, but seeds and salts for { $seeds }
fairness-salts = the record has { $players } players, but { $salts } salts
fairness-not-noted = whether the commitment was there before the match: compare it with the one you noted then
fairness-noted = the commitment is the one you noted
fairness-other-commitment = the commitment is { $commitment }, not the one you noted
fairness-opening = the commitment is the hash of the opening seed
fairness-other-opening = the commitment is not the hash of the opening seed
fairness-dealer = the first dealer, { $player }, is the one that was drawn
# $drawn (text): the letter of another player
fairness-other-dealer = { $player } deals first, but { $drawn } was drawn: this is right only in a rematch
# $deal: the deal before; 0 if this is the first one
fairness-seed =
    { $deal ->
        [0] the seed belongs to the chain: its hash is the opening seed
       *[other] the seed belongs to the chain: its hash is the seed of deal { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] the seed does not belong to the chain: its hash is not the opening seed
       *[other] the seed does not belong to the chain: its hash is not the seed of deal { $deal }
    }
fairness-chain-ended = the chain ended with deal { $last }; this deal was shuffled without it
fairness-seed-hidden = the seed is not revealed yet, because the deal is not over
fairness-seed-missing = the seed is missing, though the deal is over
fairness-order = all { $count } cards are in the order that the seed and the salts give
# $found, $expected (text): cards
fairness-other-card = card { $place } of the pack is { $found }, but the seed and the salts give { $expected }
fairness-no-salt = nobody added a salt, so this deal depends on the commitment alone
fairness-bound-salt = the salt of { $player } was fixed by the one before
fairness-unbound-salt = { $player } added a salt; what fixed it is not in the record
fairness-misdeal = cards were shuffled again after a misdeal, without the chain

## Errors

fairness-secret = The secret of a chain must be 64 hexadecimal digits.
fairness-other-secret = The secret does not belong to the commitment.
fairness-no-link = A chain has the links 0 to { $last }, not { $number }.
fairness-salt = A salt must be 32 bytes: 64 hexadecimal digits in lower case.
fairness-second-salt = You have already given your salt for the next deal.
fairness-chains = You can begin at most { $most } chains during a deal.
fairness-early-salt = You can give your salt for the next deal only when this one is over.
fairness-late-chain = Your chain began too late for the next deal.
