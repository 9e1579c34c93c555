import { type BoardNeeds, createBoardCache, type Tables } from './board-cache.ts'

export type Boards = ReturnType<typeof createBoards>

/** A game as a brand shows it. */
type ShownGame = {
  readonly vendor: string
  readonly code: string
  readonly children: number
  readonly playable: boolean
  readonly hasBoard: boolean
}

/** Live tables: what their vendors tell of them right now. */
export function createBoards(needs: BoardNeeds) {
  const cache = createBoardCache(needs)
  return {
    /**
     * What happens at those of these games that are tables, can be played, and whose vendors tell; in their order. A
     * vendor none of whose games here has a board is not asked.
     */
    at: async <G extends ShownGame>(games: readonly G[]) => {
      const tables = games.filter(({ hasBoard, playable, children }) => hasBoard && playable && children === 0)
      const vendors = [...new Set(tables.map(({ vendor }) => vendor))]
      const told = new Map<string, Tables>(
        await Promise.all(vendors.map(async (vendor) => [vendor, await cache.of(vendor)] as const)),
      )
      return tables.flatMap((game) => {
        const board = told.get(game.vendor)?.get(game.code)
        return board ? [{ game, board }] : []
      })
    },
  }
}
