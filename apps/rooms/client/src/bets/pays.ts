import type { Spot, SpotPay } from '@sanuk/engines/live/spots'
import type { Say } from '../words.ts'

/** The cases in which a spot pays, in the order in which they are looked for; giving a stake or a part of it back is none. */
export const paysOf = (spots: readonly Spot[], code: string): readonly SpotPay[] =>
  spots.find((spot) => spot.code === code)?.pays.filter(({ odds }) => Number(odds) > 0) ?? []

/** What a spot pays, short enough to stand on the table: `8:1`, `25:1 / 200:1`, `1–12:1`, up to `30:1`. */
export function paysText(say: Say, spots: readonly Spot[], code: string): string {
  const odds = oddsOf(paysOf(spots, code))
  const most = odds.at(-1)
  if (most === undefined) return ''
  if (odds.length === 1 || isMain(spots, code)) return `${most}:1`
  if (odds.length === 3) return say('rooms.pays.range', { least: odds[0] ?? '', most })
  return odds.length === 2 ? odds.map((each) => `${each}:1`).join(' / ') : say('rooms.pays.most', { odds: `${most}:1` })
}

/** Different odds, the lowest first. */
export const oddsOf = (pays: readonly SpotPay[]): readonly string[] =>
  [...new Set(pays.map(({ odds }) => odds))].sort((one, other) => Number(one) - Number(other))

/** A main bet that sometimes pays less is known by what it usually pays. */
const isMain = (spots: readonly Spot[], code: string): boolean =>
  spots.find((spot) => spot.code === code)?.group === 'main'

/** Spots that pay and take the same, as one line of a list. */
export type PayRow<Limits> = {
  readonly group: string
  readonly pays: readonly SpotPay[]
  readonly spots: readonly [Limits, ...Limits[]]
}

type Limited = { readonly spot: string; readonly minimum: string; readonly maximum: string }

/** The pay table of a table. Spots of a group with a name, odds and limits in common stand in one line. */
export function payRows<Limits extends Limited>(
  spots: readonly Spot[],
  limited: readonly Limits[],
  hasName: (group: string) => boolean,
): readonly PayRow<Limits>[] {
  const groupOf = (code: string) => spots.find((spot) => spot.code === code)?.group ?? ''
  const alike = Map.groupBy(limited, ({ spot, minimum, maximum }) => {
    const odds = paysOf(spots, spot).map((pay) => pay.odds)
    return hasName(groupOf(spot)) ? [groupOf(spot), minimum, maximum, ...odds].join(' ') : spot
  })
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ group: groupOf(first.spot), pays: paysOf(spots, first.spot), spots: [first, ...others] as const }] : [],
  )
}
