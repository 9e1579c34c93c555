import { type Game, showBalance } from './game.ts'
import { Unanswered } from './server/fault.ts'

/** Asks for the balance, and keeps the known one where no answer comes. */
export async function refreshBalance(game: Game): Promise<void> {
  try {
    game.balance = await game.server.balance()
    showBalance(game)
  } catch (fault) {
    if (!(fault instanceof Unanswered)) throw fault
  }
}
