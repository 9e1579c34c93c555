import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { afterRound } from '../autoplay.ts'
import { refreshBalance } from '../balance.ts'
import { type Game, showBalance } from '../game.ts'
import { celebrateJackpot } from '../jackpot/won.ts'
import type { Showing } from '../round.ts'
import type { Next } from './next.ts'

/** The round has been seen: the balance becomes the server's, and both server and site are told. */
export async function settling(game: Game, { showing: { round } }: { showing: Showing }): Promise<Next> {
  await celebrateJackpot(game, round)
  game.panel.bar.role = 'off'
  game.panel.bar.win = game.money(parseAmount(round.win))
  game.balance = parseAmount(round.balance)
  showBalance(game)
  await game.reach(() => game.server.shown(round.spin), 'round')
  // A round from before a reload knows the balance of its own time only, and money may have come in meanwhile.
  const resumed = game.opened.unfinished?.spin === round.spin
  if (resumed || (game.toldBalance ?? game.balance) !== game.balance) await refreshBalance(game)
  game.site.tell({ kind: 'balance', balance: writeAmount(game.balance) })
  if (game.autoplay) game.autoplay = afterRound(game.autoplay, round)
  return { to: 'idle' }
}
