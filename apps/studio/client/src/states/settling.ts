import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { SpinResult } from '#protocol'
import { afterRound } from '../autoplay.ts'
import { refreshBalance } from '../balance.ts'
import { playFree } from '../free-rounds/free-rounds.ts'
import { type Game, showBalance } from '../game.ts'
import type { Intent } from '../intents.ts'
import { celebrateJackpot } from '../jackpot/won.ts'
import { paidIn, type Showing } from '../round.ts'
import type { Next } from './next.ts'

type Told = { readonly showing: Showing; readonly besides?: Intent | null }

/** The round has been seen: the balance becomes the server's, and both server and site are told. A win may wait before. */
export async function settling(game: Game, { showing, besides }: Told): Promise<Next> {
  const { round } = showing
  if (round.gamble?.paid === null) return { to: 'gamble-offered', showing }
  await celebrateJackpot(game, round)
  game.panel.bar.role = 'off'
  game.panel.bar.win = game.money(paidIn(round))
  game.balance = parseAmount(round.balance)
  showBalance(game)
  await game.reach(() => game.server.shown(round.spin), 'round')
  // A round from before a reload knows the balance of its own time only, and money may have come in meanwhile.
  const resumed = game.opened.unfinished?.spin === round.spin
  if (resumed || (game.toldBalance ?? game.balance) !== game.balance) await refreshBalance(game)
  game.site.tell({ kind: 'balance', balance: writeAmount(game.balance) })
  if (game.autoplay) game.autoplay = afterRound(game.autoplay, round)
  return wayAfter(game, { round, first: besides ?? null })
}

/** A free round is followed by the next of them, or by what all of them paid. */
function wayAfter(game: Game, { round, first }: { round: SpinResult; first: Intent | null }): Next {
  const { freeRounds } = round
  if (freeRounds) {
    playFree(game, freeRounds)
    return freeRounds.left === 0 ? { to: 'free-rounds-over', free: freeRounds } : { to: 'idle', first }
  }
  const { freeRounds: offered } = game.opened
  // A paid round was left behind before the page was reloaded: what was given comes after it.
  const waits = game.opened.unfinished?.spin === round.spin && offered
  return waits ? { to: 'free-rounds-offered', free: offered } : { to: 'idle', first }
}
