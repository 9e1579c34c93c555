import type { FamilyCode } from '../bets.ts'
import type { HitsOf } from '../play.ts'
import { SETTLED } from '../settle.ts'
import { ATTRIBUTE_PLAYS, type Attribute, attributesOf, type DrawnResult, outcomeOf } from './attributes.ts'

/** Words of which a draw has one or the other. */
const OPPOSITES = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['tail-big', 'tail-small'],
  ['sum-odd', 'sum-even'],
  ['high', 'low'],
  ['upper', 'lower'],
  ['more-odd', 'more-even'],
  ['first-six', 'last-six'],
] as const
const OPPOSITE: ReadonlyMap<string, string> = new Map(
  OPPOSITES.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)

/** An attribute that so many draws in a row had, and the one that ends it. */
export type Streak = { readonly goesOn: Attribute; readonly ends: Attribute; readonly length: number }

/** Attributes that a streak may be of: those of a pair of opposites in one row of a pad. */
export function pairsOf(family: FamilyCode, plays: readonly string[]): Omit<Streak, 'length'>[] {
  const all = attributesOf(family, plays)
  return all.flatMap((goesOn) => {
    const word = OPPOSITE.get(goesOn.word)
    const ends = all.find((one) => one.play === goesOn.play && one.row === goesOn.row && one.word === word)
    return ends ? [{ goesOn, ends }] : []
  })
}

type StreakQuery = {
  /** The shortest streak that counts. */
  readonly least: number
  /** Which plays are offered. */
  readonly offers: (play: string) => boolean
}

/**
 * The streaks that hold at the latest of these draws, which comes first; the longest first. The rule of the play decides:
 * a draw that would give a stake back is skipped, one on which it would be lost ends the streak. Draws are settled only as
 * far back as a streak goes.
 */
export function streaksOf(family: FamilyCode, draws: readonly DrawnResult[], { least, offers }: StreakQuery): Streak[] {
  let going = pairsOf(family, ATTRIBUTE_PLAYS[family].filter(offers)).map((pair) => ({ ...pair, length: 0 }))
  const ended: Streak[] = []
  for (const { result, day } of draws) {
    if (going.length === 0) break
    const settled: ReadonlyMap<string, HitsOf> = SETTLED[family](result, day)
    const still: typeof going = []
    for (const streak of going) {
      const outcome = outcomeOf(family, streak.goesOn, settled)
      if (outcome === 'lost') ended.push(streak)
      else still.push(outcome === 'won' ? { ...streak, length: streak.length + 1 } : streak)
    }
    going = still
  }
  return [...ended, ...going].filter(({ length }) => length >= least).toSorted((a, b) => b.length - a.length)
}
