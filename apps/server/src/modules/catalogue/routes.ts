import { GAME_TYPES, gameMenus, hotGames, listGames, PAGE_SIZE } from '@sanuk/contracts/catalogue'
import { parseAmount } from '@sanuk/money/amount'
import type { Serve } from '#platform/serve'
import { gameEntry } from './game.ts'
import type { Catalogue } from './index.ts'

/** As many as two rows of the home page hold. */
const HOT_SHOWN = 14

export function catalogueRoutes(serve: Serve, { catalogue }: { readonly catalogue: Catalogue }): void {
  serve(gameMenus, async () => {
    const vassalages = await catalogue.vassalages()
    const lanes = GAME_TYPES.map((gameType) => ({
      gameType,
      vendors: vassalages
        .filter(({ game_type }) => game_type === gameType)
        .map((vendor, place) => ({
          vassalage: vendor.vassalage,
          displayName: vendor.vassalage_name,
          smallIcon: vendor.icon,
          isHot: vendor.hot ? (1 as const) : (0 as const),
          accountTypeId: place + 1,
          gameType,
          games: Number(vendor.games),
        })),
    }))
    return { data: { lanes: lanes.filter(({ vendors }) => vendors.length > 0) } }
  })

  serve(listGames, async ({ query }) => {
    const size = query.pageSize ?? PAGE_SIZE
    const pageNo = query.pageNo ?? 1
    const { games, total } = await catalogue.list(
      {
        gameType: query.gameType,
        vassalage: query.vassalage,
        classification: query.gameClassify,
        name: query.gameName,
        minimumBet: query.minBet === undefined ? undefined : parseAmount(query.minBet),
        hot: query.hot === '1',
      },
      { number: pageNo, size },
    )
    return { list: games.map(gameEntry), pageNo, totalPages: Math.ceil(total / size), total }
  })

  serve(hotGames, async () => {
    const [games, total] = await Promise.all([catalogue.hot(HOT_SHOWN), catalogue.count()])
    return { list: games.map(gameEntry), total }
  })
}
