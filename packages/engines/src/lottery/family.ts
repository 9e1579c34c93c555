import type { Form, Hits, HitsOf, Play, Result, Selection, Tier } from './play.ts'

/** A play as a row of its family's table: everything else follows from how it combines what is picked. */
export type PlayRow<Bet> = { readonly code: string; readonly group: string; readonly bet: Bet }

/** How the bets of a family are picked, counted and priced. */
export type Counting<Bet> = {
  readonly formOf: (bet: Bet) => Form
  readonly tiersOf: (bet: Bet) => readonly Tier[]
  readonly unitsOf: (bet: Bet, selection: Selection) => number
  readonly spaceOf: (bet: Bet) => number
  /** 1 where it is not said. */
  readonly costOf?: (bet: Bet) => number
}

/** The plays of a table by their codes, in its order. */
export function playsOf<Bet>(rows: readonly PlayRow<Bet>[], counting: Counting<Bet>): ReadonlyMap<string, Play> {
  return new Map(
    rows.map(({ code, group, bet }) => [
      code,
      {
        code,
        group,
        form: counting.formOf(bet),
        tiers: counting.tiersOf(bet),
        units: (selection) => counting.unitsOf(bet, selection),
        space: counting.spaceOf(bet),
        cost: counting.costOf?.(bet) ?? 1,
      },
    ]),
  )
}

/**
 * How the bets of a family are settled: a result is read once, and asked about every bet of its issue. `day` (`yyyy-mm-dd`)
 * is that of the draw, where what wins depends on it.
 */
export type Settling<Bet, Read> = {
  readonly read: (result: Result, day?: string) => Read
  readonly hits: (bet: Bet, selection: Selection, read: Read) => Hits
}

/** For a result, what of a selection wins, by the codes of the plays of a table. */
export const settledBy =
  <Bet, Read>(rows: readonly PlayRow<Bet>[], { read, hits }: Settling<Bet, Read>) =>
  (result: Result, day?: string): ReadonlyMap<string, HitsOf> => {
    const seen = read(result, day)
    return new Map(rows.map(({ code, bet }) => [code, (selection) => hits(bet, selection, seen)]))
  }
