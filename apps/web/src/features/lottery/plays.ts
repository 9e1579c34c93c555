import type { LotteryGame } from '@sanuk/contracts/lottery'
import { type FamilyCode, PLAYS, type Play, prizeAt, prizeOf, TABLE_STAKE } from '@sanuk/engines/lottery/bets'

/** A play as a game offers it. */
export type OfferedPlay = Play & { readonly odds: readonly string[] | null }

/** A game with the plays of it that this page knows. */
export type GameWithPlays = { readonly game: LotteryGame; readonly plays: readonly [OfferedPlay, ...OfferedPlay[]] }

/** Whether this page knows a family. */
export const isFamily = (family: string): family is FamilyCode => family in PLAYS

/** All plays of a family by their codes; nothing where this page does not know the family. */
export function playsOfFamily(family: string): ReadonlyMap<string, Play> {
  return isFamily(family) ? PLAYS[family] : new Map()
}

/** The plays that a game offers, in the order of its pad. Those that this page does not know are left out. */
export function offeredPlays({ family, plays }: Pick<LotteryGame, 'family' | 'plays'>): readonly OfferedPlay[] {
  const known = playsOfFamily(family)
  return plays.flatMap(({ code, odds }) => {
    const play = known.get(code)
    return play ? [{ ...play, odds }] : []
  })
}

/** What a unit staked with 2 wins, stake included, by the tiers of a play; `series` of games that have one. */
export function prizesOf({ tiers, odds }: OfferedPlay, series: number | null): readonly bigint[] {
  return tiers.map(({ chance, odds: usual }, tier) => {
    const own = odds?.[tier]
    if (own !== undefined) return prizeAt(fractionOf(own))
    if (usual) return prizeAt(usual)
    return series === null ? 0n : prizeOf(chance, series)
  })
}

/** What a unit with this stake wins at best. */
export function highestPrize(prizes: readonly bigint[], unitStake: bigint): bigint {
  let highest = 0n
  for (const prize of prizes) if (prize > highest) highest = prize
  return (highest * unitStake) / TABLE_STAKE
}

/** A decimal ("1.95") as a fraction. */
function fractionOf(decimal: string) {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}
