import type { GameType } from '@sanuk/contracts/catalogue'
import type { ReactNode } from 'react'
import type { GoodRoad } from '../lobby-search.ts'
import { BoardFacts } from './board-facts.tsx'
import { type BoardParts, BoardPlace } from './board-place.ts'
import { BoardStrip } from './board-strip.tsx'
import { BoardWords } from './board-words.tsx'
import { RoadsContext, TablesContext, useBoard } from './use-board.ts'

type BoardsProps = {
  readonly gameType: GameType
  /** The road that is looked for, if any. */
  readonly road: GoodRoad | undefined
  readonly children: ReactNode
}

const PARTS: BoardParts = { Strip: BoardStrip, Facts: BoardFacts, Words: BoardWords }

/** Has the tiles of a lobby show what happens at their tables. Only what shows it is drawn anew with each answer. */
export function Boards({ gameType, road, children }: BoardsProps) {
  const { tables, roads } = useBoard(gameType, road)
  return (
    <BoardPlace value={PARTS}>
      <RoadsContext value={roads}>
        <TablesContext value={tables}>{children}</TablesContext>
      </RoadsContext>
    </BoardPlace>
  )
}
