import { type ComponentType, createContext } from 'react'

type OfGame = { readonly nodeId: string }

/** What tiles show of tables, each nothing for a game that is none. */
export type BoardParts = {
  /** Over the cover: road, countdown, players. */
  readonly Strip: ComponentType<OfGame>
  /** Under the mouse or the focus: the shoe and its counts. */
  readonly Facts: ComponentType<OfGame>
  /** The same in words, for who hears the page. */
  readonly Words: ComponentType<OfGame>
}

/** Set around the tiles of a lobby whose games may be tables; tiles elsewhere bring nothing of it along. */
export const BoardPlace = createContext<BoardParts | null>(null)
