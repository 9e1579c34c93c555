import { add, subtract, ZERO } from '@sanuk/money/amount'
import type { Bought, SpinResult } from '#protocol'
import { paidBy } from '../free-rounds/free-rounds.ts'
import { type Game, showBalance, spinPrice } from '../game.ts'
import { priceAt } from '../round.ts'
import { Refused } from '../server/fault.ts'
import type { Bet } from '../server/server.ts'
import type { Next } from './next.ts'

/**
 * The bet at the stake that is set: for a spin, dearer or not, or for free spins at their price. Only spins of the player's
 * own offer to gamble and let him pick: autoplay takes its wins as they are, and opens a board from its first place on.
 */
export function betOf(
  game: Pick<Game, 'stake' | 'ante' | 'opened' | 'preferences' | 'autoplay'>,
  bought: Bought | null = null,
): Bet {
  const spin = crypto.randomUUID()
  const { machine } = game.opened
  if (bought) return { spin, stake: priceAt(game.stake, machine, bought), bought }
  const dearer = game.ante && machine.ante
  const gamble = machine.gamble && game.preferences.gamble && !game.autoplay
  const pick = machine.pick && !game.autoplay
  return {
    spin,
    stake: spinPrice(game),
    ...(dearer && { ante: dearer.coins }),
    ...(gamble && { gamble: true as const }),
    ...(pick && { pick: true as const }),
  }
}

/** Where a bet leads: to its round, if the balance covers it. */
export function wayIntoBet({ balance }: Pick<Game, 'balance'>, bet: Bet): Next {
  if (bet.stake > balance) return { to: 'short-of-money', bet }
  return { to: bet.bought ? 'buying' : 'spinning', bet }
}

/** The stake leaves the balance. */
export function pay(game: Game, bet: Bet): void {
  game.panel.bar.win = game.money(ZERO)
  game.balance = subtract(game.balance, paidBy(bet))
  game.toldBalance = null
  showBalance(game)
}

/** The round of a bet, or why there is none. */
export async function askFor(game: Game, bet: Bet): Promise<SpinResult | Refused> {
  try {
    return await game.reach(() => game.server.spin(bet), 'round')
  } catch (fault) {
    if (fault instanceof Refused) return fault
    throw fault
  }
}

/** What was refused took nothing: the stake goes back into the balance. */
export function takeBack(game: Game, bet: Bet): void {
  game.stage.bulbs.mood = 'calm'
  game.balance = add(game.balance, paidBy(bet))
  showBalance(game)
}
