import { refreshBalance } from '../balance.ts'
import { openShortage } from '../dialogs/refusal.ts'
import { endAutoplay, type Game, setStake } from '../game.ts'
import type { Next } from './next.ts'

/** The balance does not cover the stake. It is asked for anew first: where money has come in meanwhile the spin goes on. */
export async function shortOfMoney(game: Game): Promise<Next> {
  await refreshBalance(game)
  const { balance, stake, stakes } = game
  if (stake <= balance) return { to: 'spinning', bet: { spin: crypto.randomUUID(), stake } }
  endAutoplay(game, 'player')
  const affordable = stakes.findLast((offered) => offered <= balance) ?? null
  openShortage(
    game,
    { balance, stake, affordable },
    {
      deposit: () => game.site.tell({ kind: 'cashier' }),
      lower: (lower) => setStake(game, lower),
    },
  )
  return { to: 'idle' }
}
