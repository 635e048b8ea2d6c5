// The shapes of docs/protocol.md, for the type check only.

/** @typedef {{kind: "card", card: string}} Loose */
/**
 * @typedef {object} Build
 * @property {"build"} kind
 * @property {string} id
 * @property {string[]} cards
 * @property {string[][]} sets
 * @property {number} value
 * @property {string} value_name
 * @property {number} owner
 * @property {boolean} multiple
 */
/** @typedef {Loose | Build} Item */
/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {"human"|"bot"} kind
 * @property {string|null} bot
 * @property {number} side
 * @property {number} hand_size
 * @property {boolean} is_dealer
 * @property {boolean} is_turn
 * @property {(number|string)[]} must_hold
 * @property {number[]} lost
 * @property {string[]|null} cards
 * @property {number} holder
 * @property {boolean} open a person who comes may take it
 * @property {boolean} left its person is away, a bot plays on
 * @property {boolean} mine
 * @property {string|null} next who sits here from the next deal on
 * @property {Time|null} clock
 */
/** Seconds when the view was sent. @typedef {{left: number, bank: number, runs: boolean}} Time */
/** @typedef {{kind: "move"|"days", seconds: number, bank: number}} Clock */
/** @typedef {{kind: "takeback"|"rematch", seat: number, to: number, waiting: number[]}} Offer */
/** @typedef {{seat: number|null, reason: "flag"|"resign"|"closed"}} Ending */
/**
 * @typedef {object} Side
 * @property {number} side
 * @property {number[]} seats
 * @property {string} name
 * @property {number} score
 * @property {number} captured
 * @property {number} sweeps
 * @property {number} oranges
 * @property {number} false_oranges
 * @property {number} penalty
 * @property {string} limit
 */
/**
 * @typedef {object} Pile
 * @property {number} holder
 * @property {number[]} seats
 * @property {number} side
 * @property {number} count
 * @property {(string|null)[]|null} cards
 * @property {string|null} top
 * @property {"steal"|"capture"|"both"|null} usable
 */
/** @typedef {{can: boolean, why: Why|null}} End */
/**
 * @typedef {object} Turn
 * @property {number} of
 * @property {boolean} composite
 * @property {string[]} played
 * @property {string|null} kind
 * @property {number} must_take
 * @property {number} duty
 * @property {number} plays_owed
 * @property {string[]} shown
 * @property {End|null} end
 */
/**
 * @typedef {object} Fair
 * @property {string} commitment
 * @property {number} revealed how many deals are over and their seeds told
 * @property {string} seed the last that was told; the opening before the first deal is over
 * @property {string[]} used by seat, the salts of this deal
 * @property {string[]} given by seat, the last link
 * @property {number[]} ready seats whose salt for the coming deal is known
 * @property {number[]} late seats whose chain counts from the deal after the coming one
 * @property {string} next the commitment of the rematch, once the match is over
 * @property {import("./fairdeal.js").Dealing} dealing
 */
/** @typedef {{kind: "insist"|"orange"|"request"|"answer", seat: number, of: number, seconds: number|null}} Question */
/**
 * @typedef {object} LastMove
 * @property {number} version
 * @property {number} seat
 * @property {"trail"|"capture"|"build"|"join"|"raise"|"claim"|"end"|"insist"|"pass"|"call"|"ask"} kind
 * @property {string} text
 * @property {string} speech
 * @property {string[]} cards
 * @property {string[]} taken
 * @property {boolean} call
 * @property {boolean} sweep
 * @property {string[]} build
 * @property {string|null} build_id
 */
/** @typedef {{name: string, title: string, counts: (number|null)[], points: number[], cards?: string[][]}} Line */
/** @typedef {{lines: Line[], points: number[], before: number[], after: number[], notes: string[], next_dealer: number|null}} DealScore */
/**
 * @typedef {{move: boolean, undo: boolean, hint: boolean, claim: boolean, next_deal: boolean, rematch: boolean,
 *   take_back: boolean, agree: boolean, resign: boolean, leave: boolean, join: boolean, flag: boolean, fill: boolean}} Can
 */
/**
 * @typedef {object} View
 * @property {string} id
 * @property {string} rules
 * @property {{id: string, title: string}} variant
 * @property {string} pack
 * @property {Record<string, string>} words
 * @property {string[]} asks
 * @property {number|null} seat
 * @property {number} players
 * @property {number} version
 * @property {"play"|"announcing"|"deal_over"|"match_over"} phase
 * @property {number} target
 * @property {number} deals
 * @property {number} deal
 * @property {string} direction
 * @property {Seat[]} seats
 * @property {Side[]} sides
 * @property {string[]} hand
 * @property {Item[]} table
 * @property {Pile[]} piles
 * @property {"free"|"lowest_on_top"|null} pile_order
 * @property {Turn} turn
 * @property {Question|null} window
 * @property {Choice[]} choices
 * @property {{kind: string, label: string, cost: string}|null} claim
 * @property {string|null} bottom
 * @property {number} stock
 * @property {{number: number, of: number|null, last: boolean}} round
 * @property {LastMove|null} last_move
 * @property {{version: number, seat: number, text: string, speech: string, sweep?: boolean}[]} log
 * @property {DealScore|null} deal_score
 * @property {{side: number, sides: number[], names: string[], decided_by: string, double: boolean}|null} winner
 * @property {Can} can
 * @property {string[]} announce
 * @property {{visibility: "link"|"open", rated: boolean, clock: Clock|null}} match
 * @property {Offer|null} offer
 * @property {Ending|null} ended
 * @property {Fair|null} fair
 */
/** @typedef {{move: string, label: string, kind: string}} Choice */
/** @typedef {{rule: string, name: string, text: string}} Why */
/**
 * @typedef {object} Hint
 * @property {number} version
 * @property {"nudge"|"cards"|"reason"} step
 * @property {string} nudge
 * @property {string[]} [cards]
 * @property {string[]} [table]
 * @property {string} [move]
 * @property {string} [label]
 * @property {string} [kind]
 * @property {string} [reason]
 */
/**
 * @typedef {object} Choices
 * @property {number} version
 * @property {string[]} cards
 * @property {string[]} table
 * @property {Choice[]} choices
 * @property {string[]} takeable
 * @property {string[]} hand
 * @property {Why|null} why
 */

/** @typedef {{value: any, label: string}} Answer */
/**
 * @typedef {object} Option
 * @property {string} key
 * @property {string} title
 * @property {string} text
 * @property {string} note
 * @property {"choice"|"several"|"file"|"number"|"text"|"players"|"items"} kind
 * @property {Answer[]} choices
 * @property {number} [least]
 * @property {number} [most]
 * @property {string} [usual]
 */
/** @typedef {{id: string, title: string, options: Option[]}} Group */
/** @typedef {{title: string, choices: Answer[]}} KindGroup */
/**
 * @typedef {object} Form
 * @property {Group[]} groups
 * @property {Record<string, KindGroup[]>} packs
 * @property {Answer[]} items
 * @property {{points: number[], items: number, title: number, summary: number}} limits
 * @property {{id: string, title: string}[]} variants
 */
/** @typedef {Record<string, any>} ScoringItem */
/** @typedef {{title: string, summary: string, parent: string, changes: Record<string, any>}} Draft */
/** @typedef {{key: string, value: any, text: string}} Way */
/** @typedef {{key: string, where: string, title: string, text: string, ways: Way[]}} Problem */
/**
 * @typedef {object} Check
 * @property {{id: string, title: string}} parent
 * @property {Record<string, any>} values
 * @property {Record<string, any>} inherited
 * @property {Record<string, string>} inherited_words
 * @property {Record<string, any>} changes
 * @property {Record<string, string>} idle
 * @property {Problem[]} problems
 * @property {Record<string, any>} tidy
 * @property {string} summary
 * @property {string} toml
 * @property {string} code
 */
/**
 * @typedef {object} House
 * @property {string} id
 * @property {string} title
 * @property {string} summary
 * @property {number[]} players
 * @property {string} rules
 * @property {string} code
 * @property {{id: string, title: string}|null} parent
 */

export {};
