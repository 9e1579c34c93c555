import { type Fraction, fraction } from '../../exact/fraction.ts'

/**
 * The rules of a table that differ from house to house. Those that do not: cards come from an endless shoe; the dealer
 * looks for a blackjack before anyone plays, so nothing is lost to one but the first stake; any first two cards may be
 * doubled; two cards of equal points may be split once; split aces get one card each; no insurance is offered, which an
 * endless shoe would make a bet that returns 12/13 whatever is held.
 */
export type BlackjackRules = {
  readonly code: string
  /** Changes whenever a figure of the game does: a round is kept with the version that decided it. */
  readonly mathVersion: string
  /** Whether the dealer takes a card on a seventeen in which an ace counts eleven. */
  readonly dealerHitsSoft17: boolean
  readonly doubleAfterSplit: boolean
  /** Whether half the stake may be saved instead of playing the first two cards. */
  readonly surrender: boolean
  /** What a blackjack wins on top of the stake. */
  readonly blackjackPays: Fraction
}

const THREE_TO_TWO = fraction(3n, 2n)
const SIX_TO_FIVE = fraction(6n, 5n)

const standard = {
  mathVersion: '1',
  dealerHitsSoft17: false,
  doubleAfterSplit: true,
  surrender: false,
  blackjackPays: THREE_TO_TWO,
}

/** The tables of the house, dearest to it first. */
export const blackjackTables: readonly BlackjackRules[] = [
  { ...standard, code: 'surrender', surrender: true },
  { ...standard, code: 'classic' },
  { ...standard, code: 'dealer-hits', dealerHitsSoft17: true },
  { ...standard, code: 'no-double-after-split', doubleAfterSplit: false },
  { ...standard, code: 'six-to-five', dealerHitsSoft17: true, blackjackPays: SIX_TO_FIVE },
]

/** Throws `RangeError` for a code that no table has. */
export function blackjackRules(code: string): BlackjackRules {
  const rules = blackjackTables.find((each) => each.code === code)
  if (!rules) throw new RangeError(`no blackjack table is called ${code}`)
  return rules
}
