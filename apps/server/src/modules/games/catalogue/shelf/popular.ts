import type { ShelvedGame } from './shelved-game.ts'

/**
 * What a home page shows first: what can be played, then what is hot, then the rest; within each, the categories take
 * turns, so that none fills the page.
 */
export function popularGames(games: readonly ShelvedGame[], limit: number): ShelvedGame[] {
  const levels = Map.groupBy(games, ({ playable, isHot }) => (playable ? 0 : 2) + (isHot ? 0 : 1))
  return [0, 1, 2, 3].flatMap((level) => inTurns(levels.get(level) ?? [])).slice(0, limit)
}

function inTurns(games: readonly ShelvedGame[]): ShelvedGame[] {
  const turns = new Map<string, number>()
  return games
    .map((game) => {
      const turn = turns.get(game.gameType) ?? 0
      turns.set(game.gameType, turn + 1)
      return { game, turn }
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ game }) => game)
}
