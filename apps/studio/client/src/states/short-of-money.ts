import { refreshBalance } from '../balance.ts'
import { openShortage } from '../dialogs/refusal.ts'
import { endAutoplay, type Game, setStake } from '../game.ts'
import type { Next } from './next.ts'

/** The balance does not cover the stake. It is asked for anew first: money may have come in meanwhile. */
export async function shortOfMoney(game: Game): Promise<Next> {
  endAutoplay(game, 'player')
  await refreshBalance(game)
  if (game.stake > game.balance) {
    const { balance, stake, stakes } = game
    const affordable = stakes.findLast((offered) => offered <= balance) ?? null
    openShortage(
      game,
      { balance, stake, affordable },
      {
        deposit: () => game.site.tell({ kind: 'cashier' }),
        lower: (lower) => setStake(game, lower),
      },
    )
  }
  return { to: 'idle' }
}
