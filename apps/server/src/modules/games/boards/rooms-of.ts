import type { Game } from '#platform/capabilities/game'

type ShownGame = Game & { readonly children: number }

type Shelf<G> = {
  readonly games: readonly G[]
  readonly childrenOf: (vassalage: string, nodeId: string) => readonly G[]
}

type Asked = { readonly code: string; readonly vendor?: string | undefined }

/**
 * Where a game of a brand can be played: of an entry the games under it, of a game in a hall those of the hall, of any
 * other the game itself; without those that cannot be played. Null for a game that the brand does not show.
 */
export function roomsOf<G extends ShownGame>({ games, childrenOf }: Shelf<G>, { code, vendor }: Asked): G[] | null {
  const game = games.find((one) => one.code === code && (vendor === undefined || one.vendor === vendor))
  if (!game) return null
  const isBeside = (one: G) =>
    one === game || (game.hall !== null && one.vendor === game.vendor && one.hall === game.hall)
  const rooms = game.children > 0 ? childrenOf(game.vassalage, game.nodeId) : games.filter(isBeside)
  return rooms.filter(({ playable, children }) => playable && children === 0)
}
