import type { CurrencyCode } from '@sanuk/money/currency'
import { gameIn } from '../game.ts'
import type { EditionStore } from '../store/editions.ts'
import type { ShelfVendor } from './chosen-games.ts'
import { buildDesk, type Desk } from './desk.ts'
import { buildShelf, type Shelf } from './shelf.ts'
import type { Choices, StockedGame } from './shelved-game.ts'

type Needs = {
  readonly editions: EditionStore
  readonly choicesOf: (brand: string) => Promise<Choices>
  readonly vendors: () => readonly ShelfVendor[]
  readonly currencyOf: (brand: string) => Promise<CurrencyCode>
}

/**
 * Every brand's games, ready in memory. Whoever asks is answered by what is committed: each time the database says which
 * edition that is, and what changed since the one in memory is read before.
 */
export function createShelves({ editions, choicesOf, vendors, currencyOf }: Needs) {
  const stock = createStock(editions)
  const shelves = new Map<string, { readonly of: string; readonly shelf: Promise<Shelf> }>()

  /** All listed games with what they take in the brand's currency. */
  const stockFor = async (brand: string): Promise<readonly StockedGame[]> => {
    const currency = await currencyOf(brand)
    return [...stock.games.values()].map((game) => gameIn(game, currency))
  }

  const build = async (brand: string): Promise<Shelf> =>
    buildShelf(await stockFor(brand), await choicesOf(brand), vendors())

  /** Everything with its choices, for operators: built for whoever asks, since few do. */
  const deskOf = async (brand: string): Promise<Desk> => {
    await stock.bringTo((await editions.now(brand)).list)
    return buildDesk(await stockFor(brand), await choicesOf(brand), vendors())
  }

  const shelfOf = async (brand: string): Promise<Shelf> => {
    const { list, choices } = await editions.now(brand)
    await stock.bringTo(list)
    const of = [stock.edition(), choices, ...vendors().map(({ code, enabled }) => `${code}:${enabled}`)].join(' ')
    const known = shelves.get(brand)
    if (known?.of === of) return known.shelf
    const shelf = build(brand)
    shelves.set(brand, { of, shelf })
    // What could not be built is not kept.
    shelf.catch(() => shelves.get(brand)?.shelf === shelf && shelves.delete(brand))
    return shelf
  }

  return { shelfOf, deskOf }
}

/** The listed games of all vendors, at an edition. */
function createStock({ since }: EditionStore) {
  const games = new Map<string, StockedGame>()
  let edition = 0n
  let reading: Promise<void> | undefined

  async function read(wanted: bigint): Promise<void> {
    const { listed, gone } = await since(edition)
    for (const nodeId of gone) games.delete(nodeId)
    for (const game of listed) games.set(game.nodeId, game)
    edition = wanted
  }

  return {
    games,
    edition: () => edition,
    /** However many ask, it is read once. */
    bringTo: async (wanted: bigint): Promise<void> => {
      while (edition < wanted) {
        reading ??= read(wanted).finally(() => {
          reading = undefined
        })
        await reading
      }
    },
  }
}
