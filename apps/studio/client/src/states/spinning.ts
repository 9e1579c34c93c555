import { add, subtract, ZERO } from '@sanuk/money/amount'
import type { SpinResult } from '#protocol'
import { type Game, showBalance } from '../game.ts'
import { PACES } from '../reels/pace.ts'
import { Refused } from '../server/fault.ts'
import type { Bet } from '../server/server.ts'
import type { Next } from './next.ts'
import { startReels, stopReels } from './turn.ts'
import { wayOnAfterRefusal } from './way-on.ts'

/** A paid spin: the stake leaves the balance, the reels run until the server has answered, and land on its answer. */
export async function spinning(game: Game, { bet }: { bet: Bet }): Promise<Next> {
  const { panel, stage } = game
  const before = stage.reels.grid
  panel.bar.role = 'stop'
  panel.bar.win = game.money(ZERO)
  game.balance = subtract(game.balance, bet.stake)
  game.toldBalance = null
  showBalance(game)
  startReels(game)
  return game.intents.hurried(async (hurry) => {
    const answer = await ask(game, bet)
    if (answer instanceof Refused) {
      await stage.reels.stop(before, PACES.quick, AbortSignal.abort())
      return refusal(game, bet, answer)
    }
    const showing = { round: answer, at: 0 }
    await stopReels(game, showing, hurry)
    return { to: 'showing-wins', showing } as const
  })
}

async function ask(game: Game, bet: Bet): Promise<SpinResult | Refused> {
  try {
    return await game.reach(() => game.server.spin(bet), 'round')
  } catch (fault) {
    if (fault instanceof Refused) return fault
    throw fault
  }
}

/** A refused spin took nothing: the stake goes back into the balance, and the reels stand as before. */
function refusal(game: Game, bet: Bet, { fault }: Refused): Next {
  game.stage.bulbs.mood = 'calm'
  game.balance = add(game.balance, bet.stake)
  showBalance(game)
  return wayOnAfterRefusal(fault)
}
