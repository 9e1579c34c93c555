import { parseAmount } from '@sanuk/money/amount'
import { endAutoplay, type Game, showBalance } from '../game.ts'
import type { Next } from './next.ts'

/** The server knows of a round that this page does not: its state is asked for, and the round shown. */
export async function catchingUp(game: Game): Promise<Next> {
  endAutoplay(game, 'player')
  const { balance, unfinished } = await game.reach(() => game.server.open(), 'game')
  game.balance = parseAmount(balance)
  showBalance(game)
  return unfinished ? { to: 'resuming', round: unfinished } : { to: 'idle' }
}
