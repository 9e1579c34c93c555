import { CHOSEN_AT_ONCE } from '@sanuk/contracts/office-catalogue'
import { useState } from 'react'
import type { Game } from './catalogue.ts'

export type Selection = ReturnType<typeof useSelection>

/** Which games are chosen for something to be done with them; no more than one call takes. */
export function useSelection() {
  const [games, setGames] = useState<ReadonlyMap<string, Game>>(new Map())
  return {
    games: [...games.values()],
    isFull: games.size >= CHOSEN_AT_ONCE,
    has: (nodeId: string) => games.has(nodeId),
    turn: (game: Game, on: boolean) =>
      setGames((before) => {
        const next = new Map(before)
        if (on && next.size < CHOSEN_AT_ONCE) next.set(game.nodeId, game)
        if (!on) next.delete(game.nodeId)
        return next
      }),
    all: (shown: readonly Game[]) =>
      setGames(new Map(shown.slice(0, CHOSEN_AT_ONCE).map((game) => [game.nodeId, game]))),
    none: () => setGames(new Map()),
  }
}
