/** Places of a draw, from the left (0). */
export type Place = 0 | 1 | 2 | 3 | 4

/** How the digits of some places are bet on. */
export type Combination =
  /** All digits in their order. */
  | { readonly kind: 'straight' }
  /** Each number that is picked is several units: all its digits, all but the first, and so on to the last alone. */
  | { readonly kind: 'ladder' }
  /**
   * The digits in any order. `repeats` says how often each different digit occurs, most often first: [2, 1, 1] is a pair
   * and two singles. `oneRow`: digits of each kind are picked from the same row.
   */
  | { readonly kind: 'group'; readonly repeats: readonly number[]; readonly oneRow: boolean }
  /** Typed numbers in any order, with a pair or all different. */
  | { readonly kind: 'mixed' }
  /** All numbers in any order that hold this digit and are not all alike. */
  | { readonly kind: 'key' }
  /**
   * All numbers of this sum (`straight`), all sets of digits of this sum that are not all alike (`group`), or the last
   * digit of the sum (`tail`).
   */
  | { readonly kind: 'sum'; readonly of: 'straight' | 'group' | 'tail' }
  /** All numbers with this difference between their largest and smallest digit. */
  | { readonly kind: 'span' }
  /** A digit, or what its digit is, at its place; each pick is a unit. */
  | { readonly kind: 'position'; readonly of: 'digits' | 'sides' }
  /** So many different digits, each of which is drawn at least so many times. */
  | { readonly kind: 'not-fixed'; readonly codes: number; readonly times: number }
  /** Of every place whether its digit is big (5 to 9), small, odd or even. */
  | { readonly kind: 'sides' }
  /** Of the first places a zone of the digits (they are cut into so many), of the others the digit. */
  | { readonly kind: 'zones'; readonly zoned: number; readonly zones: 2 | 5 }
  /** Digits of any so many places: each choice of places with a digit for each is a unit. */
  | { readonly kind: 'any-straight'; readonly count: number }
  /** A combination of so many places, played on every choice of so many out of the places that are picked. */
  | { readonly kind: 'chosen'; readonly count: number; readonly of: Combination }
  /** What the digits are together; see `OUTCOMES`. */
  | { readonly kind: 'outcome'; readonly outcome: Outcome }

/** A bet on these places of a draw. */
export type FiveDigitBet = Combination & { readonly places: readonly Place[] }

export const SIDES = ['big', 'small', 'odd', 'even'] as const

/** Zones of digits by how many there are, in the order of their digits. */
export const ZONES = {
  2: ['small', 'big'],
  5: ['zero-one', 'two-three', 'four-five', 'six-seven', 'eight-nine'],
} as const

/** What digits may be together: words, each with how many of so many draws it is true of. */
export const OUTCOMES = {
  /** Three digits; runs do not go past 9: 890 and 901 are none. Their order means nothing. */
  special: { of: 1_000, words: { triple: 10, run: 48, pair: 270 } },
  /** Three digits, each draw is one of these: 0 follows 9, a half run is two digits that follow each other. */
  shape: { of: 1_000, words: { triple: 10, run: 60, pair: 270, 'half-run': 360, unlike: 300 } },
  /** The sum of an odd number of digits: big is more than half of the largest. */
  total: { of: 2, words: { big: 1, small: 1, odd: 1, even: 1 } },
  /** Which of two digits is larger. */
  duel: { of: 100, words: { dragon: 45, tiger: 45, tie: 10 } },
  /** Stakes go back when they are equal, in one draw of ten: of the draws that decide, each side wins half. */
  'duel-refund': { of: 2, words: { dragon: 1, tiger: 1 }, refundedOf: 10 },
  /**
   * Five digits: where three of them are a multiple of ten, the last digit of the sum of the other two (0 is the bull's
   * ten), else none.
   */
  bull: {
    of: 100_000,
    words: {
      'no-bull': 35_649,
      'bull-one': 6_375,
      'bull-two': 6_505,
      'bull-three': 6_375,
      'bull-four': 6_505,
      'bull-five': 6_375,
      'bull-six': 6_505,
      'bull-seven': 6_375,
      'bull-eight': 6_505,
      'bull-nine': 6_375,
      'bull-ten': 6_456,
    },
  },
} as const satisfies Record<
  string,
  { readonly of: number; readonly words: Readonly<Record<string, number>>; readonly refundedOf?: number }
>
export type Outcome = keyof typeof OUTCOMES
