import { refreshBalance } from '../balance.ts'
import { openShortage, type WayOn } from '../dialogs/refusal.ts'
import { endAutoplay, type Game, setStake } from '../game.ts'
import type { Next } from './next.ts'

/** The balance does not cover the stake. It is asked for anew first: where money has come in meanwhile the spin goes on. */
export async function shortOfMoney(game: Game): Promise<Next> {
  await refreshBalance(game)
  const { balance, stake } = game
  if (stake <= balance) return { to: 'spinning', bet: { spin: crypto.randomUUID(), stake } }
  endAutoplay(game, 'player')
  openShortage(game, { balance, stake }, waysOn(game))
  return { to: 'idle' }
}

/** More money, or a stake that what is there covers. The purse of a demo is filled up only when it covers none. */
function waysOn(game: Game): WayOn[] {
  const { say, money, stakes, balance } = game
  const affordable = stakes.findLast((offered) => offered <= balance)
  const deposit = { text: say('game.deposit'), go: () => game.site.tell({ kind: 'cashier' }) }
  const refill = { text: say('game.demo.refill'), go: () => game.intents.send({ kind: 'refill' }) }
  const demo = game.opened.mode === 'demo'
  if (affordable === undefined) return [demo ? refill : deposit]
  const lower = {
    text: say('game.shortage.lower', { stake: money(affordable) }),
    go: () => setStake(game, affordable),
  }
  return demo ? [lower] : [deposit, lower]
}
