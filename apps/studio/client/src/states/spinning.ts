import type { Game } from '../game.ts'
import { PACES } from '../reels/pace.ts'
import { Refused } from '../server/fault.ts'
import type { Bet } from '../server/server.ts'
import { askFor, pay, takeBack } from './betting.ts'
import type { Next } from './next.ts'
import { startReels, stopReels } from './turn.ts'
import { wayOnAfterRefusal } from './way-on.ts'

/** A paid spin: the stake leaves the balance, the reels run until the server has answered, and land on its answer. */
export async function spinning(game: Game, { bet }: { bet: Bet }): Promise<Next> {
  const { panel, stage } = game
  const before = stage.reels.grid
  panel.bar.role = 'stop'
  pay(game, bet)
  startReels(game)
  return game.intents.hurried(async (hurry) => {
    const answer = await askFor(game, bet)
    if (answer instanceof Refused) {
      await stage.reels.stop(before, PACES.quick, AbortSignal.abort())
      takeBack(game, bet)
      return wayOnAfterRefusal(answer.fault, bet)
    }
    const showing = { round: answer, at: 0 }
    await stopReels(game, showing, hurry)
    return { to: 'showing-wins', showing } as const
  })
}
