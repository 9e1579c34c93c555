import type { OppositeSpots, Spot, SpotPay } from '../spots.ts'

/** How a fight ends: one bird wins, both give up together (BDD, both dead draw), or time is up (FTD, full-time draw). */
export const FIGHT_RESULTS = ['meron', 'wala', 'bdd', 'ftd'] as const
export type FightResult = (typeof FIGHT_RESULTS)[number]

/** `any`: whatever comes, as in a fight that was cancelled. */
export type FightCondition = FightResult | 'any'
export type FightSpot = Spot<FightCondition>

/** The two forms of betting: odds that are told when bets open, or a pool that is divided. */
export const FIGHT_VARIANTS = ['fixed-odds', 'totalisator'] as const
export type FightVariant = (typeof FIGHT_VARIANTS)[number]

/** What the two sides of one fight pay, to one. */
export type FightOdds = { readonly meron: string; readonly wala: string }

const BACK: readonly SpotPay<FightCondition>[] = [
  { when: 'bdd', odds: '0' },
  { when: 'ftd', odds: '0' },
]

const side = (code: 'meron' | 'wala', odds: string): FightSpot => ({
  code,
  group: 'side',
  pays: [{ when: code, odds }, ...BACK],
})

/** Both draws pay fixed odds in either form. */
const draws: readonly FightSpot[] = [
  { code: 'bdd', group: 'draw', pays: [{ when: 'bdd', odds: '8' }] },
  { code: 'ftd', group: 'draw', pays: [{ when: 'ftd', odds: '88' }] },
]

/** The pay table of one fight. A draw gives stakes on both sides back. */
export const fightSpots = ({ meron, wala }: FightOdds): readonly FightSpot[] => [
  side('meron', meron),
  side('wala', wala),
  ...draws,
]

/** The pay table of a fight that was cancelled: every stake is given back. */
export const cancelledSpots: readonly FightSpot[] = fightSpots({ meron: '0', wala: '0' }).map((spot) => ({
  ...spot,
  pays: [{ when: 'any', odds: '0' }],
}))

export const fightOpposites: readonly OppositeSpots[] = [['meron', 'wala']]
