import type { Amount } from '@sanuk/money/amount'
import { Unanswered } from '@sanuk/vendor-client/server/refusal'
import { type Game, showBalance } from './game.ts'

/** Asks for the balance, and keeps the known one where no answer comes. */
export async function refreshBalance(game: Game): Promise<void> {
  game.balance = (await askedBalance(game)) ?? game.balance
  showBalance(game)
}

/**
 * Keeps the balance true while the reels stand: it is asked for when the player comes back to the game, and when the
 * site says that it is another. What the site says while a round runs is looked into when the round is over.
 */
export function watchBalance(game: Game, onFault: (fault: unknown) => void): void {
  const look = () => {
    if (!document.hidden) void checkBalance(game).catch(onFault)
  }
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  game.site.onBalance((balance) => {
    game.toldBalance = balance
    if (balance !== game.balance) look()
  })
}

/** Asks for the balance, unless a round is under way. An answer that a round has overtaken says nothing any more. */
async function checkBalance(game: Game): Promise<void> {
  const before = game.balance
  const balance = game.panel.bar.ready ? await askedBalance(game) : null
  if (balance === null || !game.panel.bar.ready || game.balance !== before) return
  game.balance = balance
  showBalance(game)
}

async function askedBalance(game: Game): Promise<Amount | null> {
  try {
    return await game.server.balance()
  } catch (fault) {
    if (fault instanceof Unanswered) return null
    throw fault
  }
}
