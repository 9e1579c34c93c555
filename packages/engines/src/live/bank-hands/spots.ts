import type { Spot, SpotPay } from '../spots.ts'

/** The greatest multiple of these games: so many units are taken with a bet that can lose several of them. */
export const UNITS_STAKED = 5

/** Five per cent are taken of every win. Of a multiplied bet a unit is a fifth of the stake. */
const WON: Readonly<Record<number, string>> = { 1: '0.19', 2: '0.38', 3: '0.57', 4: '0.76', 5: '0.95' }
const LOST: Readonly<Record<number, string>> = { 1: '-0.2', 2: '-0.4', 3: '-0.6', 4: '-0.8' }

/** A tie gives the stake back, in games in which hands can tie. */
const paysTie = (hand: number, canTie: boolean): readonly SpotPay[] =>
  canTie ? [{ when: `hand-${hand}-tied`, odds: '0' }] : []

/** A hand against the bank at even money less commission. */
export const equalSpot = (hand: number, { canTie }: { readonly canTie: boolean }): Spot => ({
  code: `hand-${hand}-equal`,
  group: 'equal',
  pays: [{ when: `hand-${hand}-won`, odds: '0.95' }, ...paysTie(hand, canTie)],
})

type Multiplied = { readonly name: string; readonly multiples: readonly number[]; readonly canTie: boolean }

/**
 * A hand against the bank that wins and loses as many units as the winner's hand multiplies. The stake is the greatest
 * multiple; what of it is not lost comes back.
 */
export const multipliedSpot = (hand: number, { name, multiples, canTie }: Multiplied): Spot => ({
  code: `hand-${hand}-${name}`,
  group: name,
  pays: [
    ...multiples.map((multiple): SpotPay => ({ when: `hand-${hand}-won-${multiple}`, odds: WON[multiple] ?? '0' })),
    ...paysTie(hand, canTie),
    ...multiples.flatMap((multiple): SpotPay[] => {
      const odds = LOST[multiple]
      return odds === undefined ? [] : [{ when: `hand-${hand}-lost-${multiple}`, odds }]
    }),
  ],
})
