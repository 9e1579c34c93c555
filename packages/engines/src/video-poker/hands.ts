/**
 * Every hand of five that some pay table names, and `nothing`. With wild deuces a royal flush is one without them;
 * four aces and four twos to fours are told apart by their fifth card for the tables that pay for it.
 */
export const hands = [
  'royal-flush',
  'four-deuces',
  'wild-royal-flush',
  'five-of-a-kind',
  'straight-flush',
  'four-aces-with-two-to-four',
  'four-aces',
  'four-twos-to-fours-with-ace-to-four',
  'four-twos-to-fours',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
  'nothing',
] as const

export type Hand = (typeof hands)[number]

/** What a hand is as well: a table that does not name four aces pays them as any four of a kind. */
export const broader: { readonly [hand in Hand]?: Hand } = {
  'four-aces-with-two-to-four': 'four-aces',
  'four-aces': 'four-of-a-kind',
  'four-twos-to-fours-with-ace-to-four': 'four-twos-to-fours',
  'four-twos-to-fours': 'four-of-a-kind',
}
