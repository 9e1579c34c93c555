import { gameMenus, hotGames, listGames, PAGE_SIZE, subGames } from '@sanuk/contracts/catalogue'
import { parseAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { offeredClasses } from './bingo.ts'
import { gameEntry } from './game-entry.ts'
import type { Catalogue } from './index.ts'
import { filterShelf } from './shelf/filter-shelf.ts'
import { popularGames } from './shelf/popular.ts'
import { cutShelf } from './shelf/shelf-page.ts'

/** As many as two rows of the home page hold. */
const HOT_SHOWN = 14

export function catalogueRoutes(serve: Serve, { catalogue }: { readonly catalogue: Catalogue }): void {
  serve(gameMenus, async ({ brand }) => {
    const { lanes } = await catalogue.shelfOf(brand.id)
    return {
      data: {
        lanes: lanes.map((lane) => ({
          ...lane,
          classifications: offeredClasses(lane.classifications, brand.languages),
        })),
      },
    }
  })

  serve(listGames, async ({ brand, query }) => {
    demandOwnCode(brand, query.merchant, 'merchant')
    const found = filterShelf(await catalogue.shelfOf(brand.id), {
      gameTypes: query.gameType,
      vassalage: query.vassalage,
      classification: query.gameClassify,
      playType: query.playType,
      name: query.gameName,
      minimumBet: query.minBet === undefined ? undefined : parseAmount(query.minBet),
      minimumLines: query.minLineNum,
      hot: query.hot === '1',
      nodeIds: query.nodeIds,
    })
    const wish = { number: query.pageNo ?? 1, size: query.pageSize ?? PAGE_SIZE, after: query.after }
    const { list, number, pages, total, next } = cutShelf(found, wish)
    return { list: list.map(gameEntry), pageNo: number, totalPages: pages, total, next }
  })

  serve(subGames, async ({ brand, params, query }) => {
    const { childrenOf } = await catalogue.shelfOf(brand.id)
    const list = childrenOf(params.vassalage, query.nodeId)
    if (list.length === 0) throw new Refusal('not_found')
    return { list: list.map(gameEntry) }
  })

  serve(hotGames, async ({ brand, query }) => {
    demandOwnCode(brand, query.merchantCode, 'merchantCode')
    const { games } = await catalogue.shelfOf(brand.id)
    const shown = games.filter(
      ({ vassalage, isChild }) => !isChild && (query.vassalage === undefined || vassalage === query.vassalage),
    )
    return { list: popularGames(shown, HOT_SHOWN).map(gameEntry), total: shown.length }
  })
}

/** A caller who says whose games they want may mean this brand only. */
function demandOwnCode({ code }: Brand, said: string | undefined, field: string): void {
  if (said === undefined || said === code) return
  throw new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })
}
