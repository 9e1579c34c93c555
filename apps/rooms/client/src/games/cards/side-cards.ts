import type { Turn } from '#protocol'
import type { StageProps } from '../game-look.ts'

/** A card of a side on the table. */
export type SideCard = {
  readonly card: string
  /** Whether it comes out of the shoe before the player's eyes. */
  readonly isDealt: boolean
  /** Whether its face has been seen. */
  readonly isSeen: boolean
}

type Shown = Pick<StageProps, 'still' | 'seen'> & { readonly shown: readonly Turn[] }

/** The cards of a side in the order in which they were dealt. */
export const sideCards = ({ shown, still, seen }: Shown, side: string): readonly SideCard[] =>
  shown.flatMap(({ place, face }, at) =>
    place === side ? [{ card: face, isDealt: at >= still, isSeen: at < seen }] : [],
  )

/** The sound of a card, by the parameters of the synthesiser. */
export const CARD_SOUND = [0.4, 0.08, 210, 0.001, 0.02, 0.05, 4, 0.8, -8, 0, 0, 0, 0, 3.2] as const

/** From a card's leaving the shoe until its face is seen. */
export const CARD_TURN_MS = 700
