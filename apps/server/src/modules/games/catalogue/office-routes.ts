import * as contract from '@sanuk/contracts/office-catalogue'
import type { InputOf } from '@sanuk/contracts/route'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Serve } from '#platform/serve'
import type { Vendors } from '../vendors/index.ts'
import { NO_CHOICE } from './choice.ts'
import type { Catalogue } from './index.ts'
import type { Wish } from './operators-hand.ts'
import { type DeskGame, filterDesk, stateOf } from './shelf/desk.ts'
import { deskLanes } from './shelf/desk-lanes.ts'
import { cutShelf } from './shelf/shelf-page.ts'

/** Games that a page of the office's list holds. */
const PAGE = 50

type Needs = { readonly catalogue: Catalogue; readonly vendors: Pick<Vendors, 'all'> }

/** What operators see of the catalogue and decide about it, each for their own brand. */
export function catalogueOfficeRoutes(serve: Serve, { catalogue, vendors }: Needs): void {
  const { deskOf, hand } = catalogue
  const answersOf = (games: readonly DeskGame[]): contract.CatalogueGame[] => {
    const names = new Map(vendors.all().map(({ code, name }) => [code, name]))
    return games.map((game) => catalogueGame(game, names.get(game.vendor) ?? game.vendor))
  }

  serve(contract.listCatalogue, async ({ brand, query: { cursor, ...filter } }) => {
    const found = filterDesk(await deskOf(brand.id), filter)
    const { list, total, next } = cutShelf(found, { number: 1, size: PAGE, after: cursor || undefined })
    return { list: answersOf(list), total, nextCursor: next }
  })

  serve(contract.chooseGames, async ({ brand, body }) => {
    await hand.chooseForGames(brand.id, body.nodeIds, wishOf(body.wish))
    return {}
  })

  serve(contract.resetGames, async ({ brand, body }) => {
    await hand.chooseForGames(brand.id, body.nodeIds, NO_CHOICE)
    return {}
  })

  serve(contract.readGameOrder, async ({ brand, params }) => {
    const { games } = await deskOf(brand.id)
    const placed = games.filter(({ gameType, own }) => gameType === params.gameType && own.place !== null)
    return { list: answersOf(placed.toSorted((one, other) => (one.own.place ?? 0) - (other.own.place ?? 0))) }
  })

  serve(contract.orderGames, async ({ brand, params, body }) => {
    await hand.orderGames({ brand: brand.id, gameType: params.gameType }, body.nodeIds)
    return {}
  })

  serve(contract.readLanes, async ({ brand }) => {
    const desk = await deskOf(brand.id)
    const listing = new Set(desk.games.map(({ vendor }) => vendor))
    return {
      lanes: deskLanes(desk),
      vendors: vendors.all().flatMap(({ code, name }) => (listing.has(code) ? [{ code, name }] : [])),
    }
  })

  serve(contract.chooseVassalage, async ({ brand, params, body }) => {
    await hand.chooseForVassalage({ brand: brand.id, ...params }, wishOf(body))
    return {}
  })

  serve(contract.orderVassalages, async ({ brand, params, body }) => {
    await hand.orderVassalages({ brand: brand.id, gameType: params.gameType }, body.vassalages)
    return {}
  })
}

/** A wish with amounts for money; what it does not name is not in it. */
function wishOf({ minimumStake, maximumStake, ...rest }: InputOf<typeof contract.chooseVassalage>['body']): Wish {
  const amountOf = (money: string | null) => (money === null ? null : parseAmount(money))
  return {
    ...rest,
    ...(minimumStake === undefined ? {} : { minimumStake: amountOf(minimumStake) }),
    ...(maximumStake === undefined ? {} : { maximumStake: amountOf(maximumStake) }),
  }
}

const said = ({ isHot, classification, minimumStake, maximumStake }: Game) => ({
  isHot,
  classification,
  minimumStake: writeAmount(minimumStake),
  maximumStake: writeAmount(maximumStake),
})

function catalogueGame(game: DeskGame, vendorName: string): contract.CatalogueGame {
  const { own } = game
  return {
    nodeId: game.nodeId,
    code: game.code,
    vendor: game.vendor,
    vendorName,
    gameType: game.gameType,
    vassalage: game.vassalage,
    vassalageName: game.vassalageName,
    names: game.names,
    picture: game.picture,
    children: game.children,
    parent: game.isChild ? game.parent : null,
    state: stateOf(game),
    hiddenBy: game.hiddenBy,
    ...said(game),
    listed: said(game.listed),
    chosen: {
      hidden: own.hidden,
      hot: own.hot,
      classification: own.classification,
      place: own.place,
      minimumStake: own.minimumStake === null ? null : writeAmount(own.minimumStake),
      maximumStake: own.maximumStake === null ? null : writeAmount(own.maximumStake),
    },
  }
}
