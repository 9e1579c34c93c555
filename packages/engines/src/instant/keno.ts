import { combinations } from '../exact/combinations.ts'
import { type Fraction, fraction, fromDecimal } from '../exact/fraction.ts'
import { atOnce } from './at-once.ts'
import { drawSome, wholeNumbers } from './draw-some.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { type KenoRisk, kenoPays } from './keno-pays.ts'
import { entryOf, itemAt, requireWhole } from './lookup.ts'
import { writeMultiple } from './multiple.ts'

/** One to ten different numbers from 1 to 40. */
export type KenoChoice = { readonly picks: readonly number[]; readonly risk: KenoRisk }

/** The ten numbers in the order drawn, and those of them that were picked. */
export type KenoView = {
  readonly drawn: readonly number[]
  readonly hits: readonly number[]
  readonly multiple: string
}

const NUMBERS = 40
const DRAWN = 10
const MOST_PICKS = 10

/** Ten draws, a number each. */
export const keno: InstantGame<KenoChoice, never, KenoView> = atOnce(({ picks, risk }, draw) => {
  requirePicks(picks)
  const pays = kenoMultiples(picks.length, risk)
  const drawn = drawSome(wholeNumbers(1, NUMBERS), DRAWN, draw)
  const hits = drawn.filter((number) => picks.includes(number))
  const won = itemAt(pays, hits.length)
  return { view: { drawn, hits, multiple: writeMultiple(won) }, won }
})

/** What 0, 1, 2 and so on hits pay with that many picks. Throws `RangeError` for what is not allowed. */
export function kenoMultiples(pickCount: number, risk: KenoRisk): Fraction[] {
  return itemAt(entryOf(kenoPays, risk), pickCount - 1)
    .split(' ')
    .map(fromDecimal)
}

export function kenoEndings({ picks, risk }: KenoChoice): Ending[] {
  requirePicks(picks)
  return kenoMultiples(picks.length, risk).map((won, hits) => ({ won, chance: chanceOfHits(picks.length, hits) }))
}

/** Hypergeometric: of the picks so many are drawn, the rest of the ten are others. */
function chanceOfHits(pickCount: number, hits: number): Fraction {
  const ways = combinations(pickCount, hits) * combinations(NUMBERS - pickCount, DRAWN - hits)
  return fraction(ways, combinations(NUMBERS, DRAWN))
}

function requirePicks(picks: readonly number[]): void {
  requireWhole(picks.length, 1, MOST_PICKS)
  for (const pick of picks) requireWhole(pick, 1, NUMBERS)
  if (new Set(picks).size < picks.length) throw new RangeError('a number is picked twice')
}
