import type { CurrencyCode } from '@sanuk/money/currency'
import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { Game, GameName } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import { chosenGame } from './choice.ts'
import { gameIn } from './game.ts'
import { createOperatorsHand } from './operators-hand.ts'
import { sandboxGame } from './sandbox-game.ts'
import { createShelves } from './shelf/shelves.ts'
import { statedReturns } from './stated-returns.ts'
import { createChoiceStore } from './store/choices.ts'
import { createEditionStore } from './store/editions.ts'
import { createGameStore } from './store/games.ts'
import { createOwnGames } from './store/own-games.ts'
import { createUnderHidden } from './under-hidden.ts'
import { createVendorLists } from './vendor-lists.ts'

export { sandboxGame } from './sandbox-game.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'all' | 'isEnabled'>
  /** What a brand's members play in. */
  readonly currencyOf: (brand: string) => Promise<CurrencyCode>
  readonly sayDeed: RecordAuditEntry
}

export type Catalogue = ReturnType<typeof createCatalogue>

/** Which games there are. Vendors say so; the catalogue keeps their lists and answers for all of them. */
export function createCatalogue(needs: Needs) {
  const { database, clock, vendors, currencyOf } = needs
  const games = createGameStore(database)
  const choices = createChoiceStore(database)
  const own = createOwnGames(database)
  const { shelfOf, deskOf } = createShelves({
    editions: createEditionStore(database),
    choicesOf: choices.ofBrand,
    vendors: vendors.all,
    currencyOf,
  })
  const isUnderHidden = createUnderHidden({ games, choices })
  const lists = createVendorLists(needs)
  return {
    addUnlisted: games.addUnlisted,
    /** Adds the game with which a new vendor tests its integration. */
    addSandboxGame: (vendor: Parameters<typeof sandboxGame>[0]) => games.addUnlisted(sandboxGame(vendor)),
    named: games.named,
    /** Games of which a brand may grant free rounds, with the stakes for them. */
    withFreeRounds: async (brand: string): Promise<Game[]> => {
      const [found, currency] = await Promise.all([games.withFreeRounds(), currencyOf(brand)])
      return found.map((game) => gameIn(game, currency)).filter(({ freeRoundStakes }) => freeRoundStakes.length > 0)
    },
    withPools: games.withPools,
    /** A game as it is now: for a brand, with what its operators chose. One that is hidden is not playable. */
    one: async (by: GameName, brand?: string): Promise<Game | null> => {
      const game = await games.one(by)
      if (!game) return null
      const playable = game.playable && vendors.isEnabled(game.vendor)
      if (brand === undefined) return { ...game, playable }
      const [chosen, underHidden, currency] = await Promise.all([
        choices.ofGame(brand, game),
        isUnderHidden(brand, game),
        currencyOf(brand),
      ])
      return chosenGame({ ...gameIn(game, currency), playable }, { ...chosen, underHidden })
    },
    /** What a brand shows, in its order. */
    shelfOf,
    /** What a brand's games return to players, in hundredths of a per cent, by category. */
    returnsByCategory: async (brand: string) => statedReturns((await shelfOf(brand)).games),
    /** Everything that is listed, as a brand has it, for its operators. */
    deskOf,
    own,
    /** A member of a brand opened a game: it stands first among the recent ones. */
    noteOpened: (member: { brand: string; id: string }, nodeId: string): Promise<void> =>
      own.noteOpened({ brand: member.brand, member: member.id }, nodeId, clock()),
    /** What operators chose for their brand. */
    hand: createOperatorsHand({ database, choices, deskOf }),
    lists,
    synchronise: lists.synchronise,
    takeOwn: lists.takeOwn,
  }
}
