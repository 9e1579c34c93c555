import { type Amount, add, parseAmount, subtract } from '@sanuk/money/amount'
import type { Cell, HeldSymbol, MachineView, Step } from '#protocol'

type Held = readonly HeldSymbol[]

export const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1]

/** What is held now and was not before, reel by reel from the top: in the order the places are spun. */
export function newcomers(before: Held, now: Held): Held {
  return inOrder(now.filter(({ cell }) => !before.some((one) => sameCell(one.cell, cell))))
}

/** Reel by reel from the top. */
export const inOrder = (held: Held): Held =>
  held.toSorted((one, other) => one.cell[0] - other.cell[0] || one.cell[1] - other.cell[1])

/** What money symbols are worth together. */
export const worthOf = (held: Held): Amount => add(...held.map(({ value }) => parseAmount(value)))

/** Whether no place is left empty. */
export const isFull = ({ held = [] }: Step, { reels, rows }: Pick<MachineView, 'reels' | 'rows'>): boolean =>
  held.length === reels * rows

/** What the last respin won on top of its money symbols: the prize for filling every place. */
export const fullPrize = ({ held = [], win }: Step): Amount => subtract(parseAmount(win), worthOf(held))
