import { createContext, useContext } from 'react'
import type { TakenBox } from '#protocol'
import type { View } from '../view/view.ts'

/** What the page knows of a table's boxes, and what the player can do there. */
export type Boxes = {
  readonly taken: readonly TakenBox[]
  /** Where the player sits, and which of these boxes they leave after the coup. */
  readonly own: readonly number[]
  readonly leaving: readonly number[]
  /** The hands that are asked about. */
  readonly hands: readonly string[]
  /** How many players have a stake on a spot. */
  readonly bettors: (spot: string) => number
  readonly take: (box: number) => void
  readonly leave: (box: number) => void
}

/** Given by the page of a table; where a coup is only shown, there are none. */
export const BoxesContext = createContext<Boxes | null>(null)

/** The boxes of the table; null where a past coup is shown. */
export const useBoxes = (): Boxes | null => useContext(BoxesContext)

type Moves = Pick<Boxes, 'take' | 'leave'>

/** What a page is told of its boxes. */
export function boxesOf({ table, boxes }: Pick<View, 'table' | 'boxes'>, moves: Moves): Boxes {
  return {
    taken: table?.boxes ?? [],
    own: boxes.boxes,
    leaving: boxes.leaving,
    hands: (table?.phase === 'deciding' && table.coup?.deciding?.hands) || [],
    bettors: (spot) => table?.crowd.spots.find((one) => one.spot === spot)?.players ?? 0,
    ...moves,
  }
}
