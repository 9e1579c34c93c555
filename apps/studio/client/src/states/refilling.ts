import { type Game, showBalance } from '../game.ts'
import type { Next } from './next.ts'

/** The purse of a demo is filled up again. */
export async function refilling(game: Game): Promise<Next> {
  game.panel.bar.role = 'off'
  game.balance = await game.reach(() => game.server.refill(), 'game')
  showBalance(game)
  game.panel.announce(game.say('game.demo.refilled', { balance: game.money(game.balance) }))
  return { to: 'idle' }
}
