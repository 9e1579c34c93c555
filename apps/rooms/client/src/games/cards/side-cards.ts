import type { Turn } from '#protocol'
import type { StageProps } from '../game-look.ts'

/** A card of a side on the table. */
export type SideCard = {
  readonly card: string
  /** Which turn of the coup it was, from 0. */
  readonly turn: number
  /** Whether it lies face down until the player turns it. */
  readonly isCovered: boolean
  /** Whether it comes out of the shoe before the player's eyes. */
  readonly isDealt: boolean
  /** Whether its face has been seen. */
  readonly isSeen: boolean
}

type Shown = Pick<StageProps, 'still' | 'seen'> & {
  readonly shown: readonly Turn[]
  /** Turns that lie face down. */
  readonly covered?: ReadonlySet<number> | undefined
}

/** The cards of a side in the order in which they were dealt. */
export const sideCards = ({ shown, still, seen, covered }: Shown, side: string): readonly SideCard[] =>
  shown.flatMap(({ place, face }, turn) => {
    if (place !== side) return []
    const isCovered = covered?.has(turn) ?? false
    return [{ card: face, turn, isCovered, isDealt: turn >= still, isSeen: turn < seen && !isCovered }]
  })

/** The sound of a card, by the parameters of the synthesiser. */
export const CARD_SOUND = [0.4, 0.08, 210, 0.001, 0.02, 0.05, 4, 0.8, -8, 0, 0, 0, 0, 3.2] as const

/** From a card's leaving the shoe until its face is seen. */
export const CARD_TURN_MS = 700
