import type { Amount } from '@sanuk/money/amount'
import { refreshBalance } from '../balance.ts'
import { openShortage, type WayOn } from '../dialogs/refusal.ts'
import { endAutoplay, type Game, setStake } from '../game.ts'
import { priceAt } from '../round.ts'
import type { Bet } from '../server/server.ts'
import { wayIntoBet } from './betting.ts'
import type { Next } from './next.ts'

/** The balance does not cover a bet. It is asked for anew first: where money has come in meanwhile the round goes on. */
export async function shortOfMoney(game: Game, { bet }: { bet: Bet }): Promise<Next> {
  await refreshBalance(game)
  const { balance } = game
  if (bet.stake <= balance) return wayIntoBet(game, bet)
  endAutoplay(game, 'player')
  openShortage(game, { balance, stake: bet.stake }, waysOn(game, bet))
  return { to: 'idle' }
}

/** More money, or a stake that what is there covers. The purse of a demo is filled up only when it covers none. */
function waysOn(game: Game, { bought, ante }: Bet): WayOn[] {
  const { say, money, stakes, balance, opened } = game
  const price = bought ?? (ante === undefined ? null : { coins: ante })
  const costs = (stake: Amount) => (price ? priceAt(stake, opened.machine, price) : stake)
  const affordable = stakes.findLast((offered) => costs(offered) <= balance)
  const deposit = { text: say('game.deposit'), go: () => game.site.tell({ kind: 'cashier' }) }
  const refill = { text: say('game.demo.refill'), go: () => game.intents.send({ kind: 'refill' }) }
  const demo = game.opened.mode === 'demo'
  // A purse that holds the lowest stake is not filled up: one plays on without buying.
  const without = { text: say('game.understood'), go: () => undefined }
  if (affordable === undefined) return [demo ? (bought ? without : refill) : deposit]
  const lower = {
    text: say('game.shortage.lower', { stake: money(affordable) }),
    go: () => setStake(game, affordable),
  }
  return demo ? [lower] : [deposit, lower]
}
