import type { Amount } from '@sanuk/money/amount'
import type { Connection } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Choice } from './choice.ts'
import type { Shelf } from './shelf/shelf.ts'
import { vassalageKey } from './shelf/shelved-game.ts'
import type { BrandGame, BrandVassalage, createChoiceStore } from './store/choices.ts'
import type { createGameStore } from './store/games.ts'

type Needs = {
  readonly games: Pick<ReturnType<typeof createGameStore>, 'one'>
  readonly choices: ReturnType<typeof createChoiceStore>
  readonly shelfOf: (brand: string) => Promise<Shelf>
}

/** What a brand's operators decide over the vendors' lists. Everything shown, launched and staked follows at once. */
export function createOperatorsHand({ games, choices, shelfOf }: Needs) {
  return {
    /** All that a brand chose, by node id and by game type and vassalage. */
    read: choices.ofBrand,
    /**
     * Chooses for one game. Refuses with `not_found`, and with `amount_below_minimum` or `amount_above_maximum` where the
     * limits would not lie within the vendor's.
     */
    chooseForGame: async (of: BrandGame, wish: Choice, within?: Connection): Promise<void> => {
      const game = await games.one({ nodeId: of.nodeId })
      if (!game) throw new Refusal('not_found')
      demandWithin(wish, game)
      await choices.setGame(of, wish, within)
    },
    /** Chooses for all games of a vassalage in a category. Refuses with `not_found` where it was never shown. */
    chooseForVassalage: async (of: BrandVassalage, wish: Choice, within?: Connection): Promise<void> => {
      const { games: shown, choices: chosen } = await shelfOf(of.brand)
      const isShown = shown.some(({ gameType, vassalage }) => gameType === of.gameType && vassalage === of.vassalage)
      if (!isShown && !chosen.vassalages.has(vassalageKey(of))) throw new Refusal('not_found')
      demandOrder(wish)
      await choices.setVassalage(of, wish, within)
    },
  }
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
  throw new Refusal('invalid_request', { fields: [{ field: 'maximumStake', word: 'field.invalid' }] })
}
