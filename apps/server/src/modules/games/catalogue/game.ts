import type { CurrencyCode } from '@sanuk/money/currency'
import type { Game } from '#platform/capabilities/game'

/** The same game with what it takes in a currency. */
export function gameIn<G extends Game>(game: G, currency: CurrencyCode): G {
  const own = game.stakesIn.find((one) => one.currency === currency)
  if (!own) return game
  const { minimumStake, maximumStake, freeRoundStakes } = own
  return { ...game, minimumStake, maximumStake, freeRoundStakes }
}
