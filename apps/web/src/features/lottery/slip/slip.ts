import { LINES_MAX, placeBet, type WireLine } from '@sanuk/contracts/lottery'
import { type Play, stakeOf } from '@sanuk/engines/lottery/bets'
import { type Amount, add, amount, parseAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'

/** Bets that are collected before they are placed. They belong to no issue yet. */
export type Slip = readonly WireLine[]

type Plays = ReadonlyMap<string, Pick<Play, 'cost'>>

/** What a line costs in one issue. */
export function costOfLine({ play, units, unitStake, multiple }: WireLine, plays: Plays): Amount {
  const cost = plays.get(play)?.cost ?? 1
  return amount(stakeOf({ units, cost, unitStake: parseAmount(unitStake), multiple }))
}

/** What a slip costs, played once in one issue. */
export const costOf = (slip: Slip, plays: Plays): Amount => add(...slip.map((line) => costOfLine(line, plays)))

/** What makes two lines the same bet: all but how often it is played. */
function betOf({ play, selection: { rows, tickets, places }, unitStake, series, rate = 'full' }: WireLine): string {
  const typed = tickets && [...tickets].sort()
  return JSON.stringify([play, rows, typed, places, String(parseAmount(unitStake)), series, rate])
}

/** How often a line may be staked at most. */
export type CeilingOf = (line: WireLine) => number

/** A slip with more lines: equal bets become one with their multiples added. `null` where they do not fit. */
export function withLines(slip: Slip, lines: readonly WireLine[], ceilingOf: CeilingOf): Slip | null {
  const merged = new Map<string, WireLine>()
  for (const line of [...slip, ...lines]) {
    const bet = betOf(line)
    const before = merged.get(bet)
    merged.set(bet, before ? { ...before, multiple: before.multiple + line.multiple } : line)
  }
  const all = [...merged.values()]
  return all.length <= LINES_MAX && all.every((line) => line.multiple <= ceilingOf(line)) ? all : null
}

export const withoutLine = (slip: Slip, at: number): Slip => slip.filter((_, index) => index !== at)

/** A slip with other lines in the place of one; an equal bet elsewhere joins them. */
export function withReplaced(
  slip: Slip,
  [at, lines]: readonly [number, readonly WireLine[]],
  ceilingOf: CeilingOf,
): Slip | null {
  return withLines([], slip.toSpliced(at, 1, ...lines), ceilingOf)
}

/** Reads a slip that was kept as text; what is none is an empty one. Lines of plays that are not offered are left out. */
export function readSlip(text: string | null, plays: Plays): Slip {
  const lines = placeBet.body?.shape.lines
  if (!lines || text === null) return []
  try {
    const read = z.safeParse(lines, JSON.parse(text))
    return read.success ? read.data.filter(({ play }) => plays.has(play)) : []
  } catch {
    return []
  }
}
