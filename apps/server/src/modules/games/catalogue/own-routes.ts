import {
  addFavourite,
  favouriteGames,
  favouriteMarks,
  PAGE_SIZE,
  recentGames,
  removeFavourite,
} from '@sanuk/contracts/catalogue'
import type { InputOf } from '@sanuk/contracts/route'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { gameEntry } from './game-entry.ts'
import type { Catalogue } from './index.ts'
import type { Shelf } from './shelf/shelf.ts'

/** A game somebody played, as its vendor calls it. */
type Played = { readonly vendor: string; readonly code: string; readonly at: Date }

type Needs = {
  readonly catalogue: Catalogue
  /** Games of a member's latest rounds, each once. */
  readonly playedLately: (member: string) => Promise<readonly Played[]>
}

/** What members keep of the catalogue: favourites, and what they opened or played lately. */
export function ownGamesRoutes(serve: Serve, { catalogue, playedLately }: Needs): void {
  const { own, shelfOf } = catalogue

  serve(recentGames, async ({ brand, caller, query }) => {
    const [shelf, opened, played] = await Promise.all([
      shelfOf(brand.id),
      own.opened(caller.id),
      playedLately(caller.id),
    ])
    const latest = new Map<string, Date>()
    const note = (nodeId: string | undefined, at: Date) => {
      const known = nodeId && latest.get(nodeId)
      if (nodeId && (!known || known < at)) latest.set(nodeId, at)
    }
    for (const { nodeId, at } of opened) note(nodeId, at)
    for (const { vendor, code, at } of played) note(shelf.named(vendor, code)?.nodeId, at)
    const nodeIds = [...latest].toSorted(([, one], [, other]) => other.getTime() - one.getTime()).map(([id]) => id)
    const { games, ...page } = pageOf(shelf, nodeIds, query)
    return { list: games, ...page }
  })

  serve(favouriteGames, async ({ brand, caller, query }) => {
    const [shelf, nodeIds] = await Promise.all([shelfOf(brand.id), own.favourites(caller.id)])
    const { games, ...page } = pageOf(shelf, nodeIds, query)
    return { content: games, ...page }
  })

  serve(favouriteMarks, async ({ caller }) => ({ nodeIds: await own.favourites(caller.id) }))

  serve(addFavourite, async ({ brand, caller, body }) => {
    const game = (await shelfOf(brand.id)).byNode.get(body.nodeId)
    const isMeant =
      (body.vendor ?? game?.vendor) === game?.vendor && (body.gameType ?? game?.gameType) === game?.gameType
    if (!game || !isMeant) throw new Refusal('not_found')
    await own.addFavourite({ brand: brand.id, member: caller.id }, game.nodeId)
    return { nodeIds: await own.favourites(caller.id) }
  })

  serve(removeFavourite, async ({ brand, caller, query }) => {
    await own.removeFavourite({ brand: brand.id, member: caller.id }, query.nodeId)
    return { nodeIds: await own.favourites(caller.id) }
  })
}

/** A page of the games that are still shown, in the order they are named. */
function pageOf(shelf: Shelf, nodeIds: readonly string[], query: InputOf<typeof recentGames>['query']) {
  const size = query.pageSize ?? PAGE_SIZE
  const pageNo = query.pageNo ?? 1
  const games = nodeIds.flatMap((nodeId) => {
    const game = shelf.byNode.get(nodeId)
    const isWanted =
      game &&
      (!query.gameType || query.gameType.includes(game.gameType)) &&
      (query.vassalage === undefined || query.vassalage === game.vassalage)
    return isWanted ? [game] : []
  })
  const shown = games.slice((pageNo - 1) * size, pageNo * size)
  return { games: shown.map(gameEntry), pageNo, totalPages: Math.ceil(games.length / size), total: games.length }
}
