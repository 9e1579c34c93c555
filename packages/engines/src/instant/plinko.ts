import { combinations } from '../exact/combinations.ts'
import { type Fraction, fraction, fromDecimal } from '../exact/fraction.ts'
import { atOnce } from './at-once.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, itemAt } from './lookup.ts'
import { writeMultiple } from './multiple.ts'
import { type PlinkoRisk, type PlinkoRows, plinkoPays } from './plinko-pays.ts'

export type PlinkoChoice = { readonly rows: PlinkoRows; readonly risk: PlinkoRisk }

/** The turns of the ball, 0 to the left and 1 to the right; the slot it fell into, 0 being the left edge. */
export type PlinkoView = { readonly path: readonly number[]; readonly slot: number; readonly multiple: string }

/** A draw a row: left or right. */
export const plinko: InstantGame<PlinkoChoice, never, PlinkoView> = atOnce((choice, draw) => {
  const pays = plinkoMultiples(choice)
  const path = Array.from({ length: choice.rows }, () => draw(2))
  const slot = path.filter((turn) => turn === 1).length
  const won = itemAt(pays, slot)
  return { view: { path, slot, multiple: writeMultiple(won) }, won }
})

/** What the slots pay, from the left edge. Throws `RangeError` for a choice that is not allowed. */
export function plinkoMultiples({ rows, risk }: PlinkoChoice): Fraction[] {
  const half = entryOf(entryOf(plinkoPays, rows), risk)
  return [...half, ...half.slice(0, -1).toReversed()].map(fromDecimal)
}

export function plinkoEndings(choice: PlinkoChoice): Ending[] {
  return plinkoMultiples(choice).map((won, slot) => ({
    won,
    chance: fraction(combinations(choice.rows, slot), 2n ** BigInt(choice.rows)),
  }))
}
