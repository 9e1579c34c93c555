import type { GameType } from '@sanuk/contracts/catalogue'
import type { ReactNode } from 'react'
import type { TableSearch } from '../lobby-search.ts'
import { BoardFacts } from './board-facts.tsx'
import { type BoardParts, BoardPlace } from './board-place.ts'
import { BoardStrip } from './board-strip.tsx'
import { BoardWords } from './board-words.tsx'
import { TableChoiceContext, TablesContext, useBoard } from './use-board.ts'

type BoardsProps = {
  readonly gameType: GameType
  /** Which tables are looked for. */
  readonly search: TableSearch
  readonly children: ReactNode
}

const PARTS: BoardParts = { Strip: BoardStrip, Facts: BoardFacts, Words: BoardWords }

/** Has the tiles of a lobby show what happens at their tables. Only what shows it is drawn anew with each answer. */
export function Boards({ gameType, search, children }: BoardsProps) {
  const { tables, choice } = useBoard(gameType, search)
  return (
    <BoardPlace value={PARTS}>
      <TableChoiceContext value={choice}>
        <TablesContext value={tables}>{children}</TablesContext>
      </TableChoiceContext>
    </BoardPlace>
  )
}
