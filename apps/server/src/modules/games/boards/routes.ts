import { gameRooms, gamesBoard } from '@sanuk/contracts/boards'
import { writeAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Catalogue } from '../catalogue/index.ts'
import type { Boards } from './index.ts'
import { roomsOf } from './rooms-of.ts'

type Needs = { readonly boards: Boards; readonly catalogue: Pick<Catalogue, 'shelfOf'> }

/** What visitors are shown of the live tables: of those that their brand shows, and that can be played. */
export function boardsRoutes(serve: Serve, { boards, catalogue }: Needs): void {
  serve(gamesBoard, async ({ brand, query }) => {
    const { ofTypes } = await catalogue.shelfOf(brand.id)
    const found = await boards.at(ofTypes([query.gameType]))
    return { tables: found.map(({ game: { nodeId }, board }) => ({ nodeId, ...board })) }
  })

  serve(gameRooms, async ({ brand, params, query }) => {
    const rooms = roomsOf(await catalogue.shelfOf(brand.id), { ...params, ...query })
    if (!rooms) throw new Refusal('not_found')
    const told = new Map((await boards.at(rooms)).map(({ game, board }) => [game.nodeId, board]))
    return {
      list: rooms.map(({ nodeId, vendor, code, names, minimumStake, maximumStake }) => ({
        nodeId,
        vendor,
        gameCode: code,
        names,
        minimumStake: writeAmount(minimumStake),
        maximumStake: writeAmount(maximumStake),
        board: told.get(nodeId) ?? null,
      })),
    }
  })
}
