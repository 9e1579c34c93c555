import type { Amount } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Game } from '#platform/capabilities/game'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Choice, NO_CHOICE } from './choice.ts'
import type { Desk, DeskGame } from './shelf/desk.ts'
import { vassalageKey } from './shelf/shelved-game.ts'
import type { BrandVassalage, createChoiceStore } from './store/choices.ts'

type Needs = {
  readonly database: Database
  readonly choices: ReturnType<typeof createChoiceStore>
  readonly deskOf: (brand: string) => Promise<Desk>
}

/** What is to change of a choice; what it does not name stays. */
export type Wish = { readonly [K in keyof Choice]?: Choice[K] | undefined }

/** A category of a brand. */
type BrandCategory = { readonly brand: string; readonly gameType: Game['gameType'] }

/** What a brand's operators decide over the vendors' lists. Everything shown, launched and staked follows at once. */
export function createOperatorsHand({ database, choices, deskOf }: Needs) {
  /** Choices of a brand change one after the other: none is written over that was not seen. */
  async function choosing(brand: string, work: (transaction: Transaction, desk: Desk) => Promise<void>): Promise<void> {
    const desk = await deskOf(brand)
    await inTransaction(database, async (transaction) => {
      await takeAdvisoryLock(transaction, `catalogue of ${brand}`)
      await work(transaction, { ...desk, choices: await choices.ofBrand(brand, transaction) })
    })
  }

  return {
    /**
     * Chooses for games of a brand. Refuses with `not_found`, and with `amount_below_minimum` or `amount_above_maximum`
     * where the limits would not lie within the vendor's.
     */
    chooseForGames: (brand: string, nodeIds: readonly string[], wish: Wish): Promise<void> =>
      choosing(brand, async (transaction, desk) => {
        for (const nodeId of new Set(nodeIds)) {
          const { listed } = demandGame(desk, nodeId)
          const choice = changed(desk.choices.games.get(nodeId), wish)
          if (wish.minimumStake !== undefined || wish.maximumStake !== undefined) demandWithin(choice, listed)
          await choices.setGame({ brand, nodeId }, choice, transaction)
        }
      }),
    /** Puts games in front of their category, in this order; those that stood there and are not named go back. */
    orderGames: ({ brand, gameType }: BrandCategory, nodeIds: readonly string[]): Promise<void> =>
      choosing(brand, async (transaction, desk) => {
        const places = placesOf(nodeIds)
        const inCategory = desk.games.filter((game) => game.gameType === gameType)
        if (!nodeIds.every((nodeId) => inCategory.some((game) => game.nodeId === nodeId)))
          throw new Refusal('not_found')
        for (const { nodeId } of inCategory) {
          const choice = desk.choices.games.get(nodeId) ?? NO_CHOICE
          const place = places.get(nodeId) ?? null
          if (place !== choice.place) await choices.setGame({ brand, nodeId }, { ...choice, place }, transaction)
        }
      }),
    /** Chooses for all games of a vassalage in a category. Refuses with `not_found` where it has none. */
    chooseForVassalage: (of: BrandVassalage, wish: Wish): Promise<void> =>
      choosing(of.brand, async (transaction, desk) => {
        demandVassalage(desk, of)
        const choice = changed(desk.choices.vassalages.get(vassalageKey(of)), wish)
        demandOrder(choice)
        await choices.setVassalage(of, choice, transaction)
      }),
    /** Puts the vassalages of a category in this order; those that are not named follow in the vendors'. */
    orderVassalages: ({ brand, gameType }: BrandCategory, vassalages: readonly string[]): Promise<void> =>
      choosing(brand, async (transaction, desk) => {
        const places = placesOf(vassalages)
        for (const vassalage of vassalages) demandVassalage(desk, { gameType, vassalage })
        const all = desk.games.filter((game) => game.gameType === gameType).map((game) => game.vassalage)
        for (const vassalage of new Set(all)) {
          const choice = desk.choices.vassalages.get(vassalageKey({ gameType, vassalage })) ?? NO_CHOICE
          const place = places.get(vassalage) ?? null
          if (place === choice.place) continue
          await choices.setVassalage({ brand, gameType, vassalage }, { ...choice, place }, transaction)
        }
      }),
  }
}

function changed(known: Choice | undefined, wish: Wish): Choice {
  const choice = known ?? NO_CHOICE
  const orElse = <T>(wished: T | undefined, kept: T): T => (wished === undefined ? kept : wished)
  return {
    hidden: orElse(wish.hidden, choice.hidden),
    hot: orElse(wish.hot, choice.hot),
    place: orElse(wish.place, choice.place),
    classification: orElse(wish.classification, choice.classification),
    minimumStake: orElse(wish.minimumStake, choice.minimumStake),
    maximumStake: orElse(wish.maximumStake, choice.maximumStake),
  }
}

/** Places from 1 on. */
const placesOf = (names: readonly string[]) => new Map(names.map((name, turn) => [name, turn + 1]))

function demandGame({ byNode }: Desk, nodeId: string): DeskGame {
  const game = byNode.get(nodeId)
  if (!game) throw new Refusal('not_found')
  return game
}

function demandVassalage({ games }: Desk, of: Pick<Game, 'gameType' | 'vassalage'>): void {
  const isKnown = games.some(({ gameType, vassalage }) => gameType === of.gameType && vassalage === of.vassalage)
  if (!isKnown) throw new Refusal('not_found')
}

function demandWithin(wish: Choice, limits: { minimumStake: Amount; maximumStake: Amount }): void {
  for (const stake of [wish.minimumStake, wish.maximumStake]) {
    if (stake === null) continue
    if (stake < limits.minimumStake) throw new Refusal('amount_below_minimum')
    if (stake > limits.maximumStake) throw new Refusal('amount_above_maximum')
  }
  demandOrder(wish)
}

function demandOrder({ minimumStake, maximumStake }: Choice): void {
  if (minimumStake === null || maximumStake === null || minimumStake <= maximumStake) return
  throw new Refusal('invalid_request', { fields: [{ field: 'wish.maximumStake', word: 'field.invalid' }] })
}
