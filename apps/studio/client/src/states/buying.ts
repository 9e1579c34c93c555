import type { Game } from '../game.ts'
import { Refused } from '../server/fault.ts'
import type { Bet } from '../server/server.ts'
import { askFor, pay, takeBack } from './betting.ts'
import type { Next } from './next.ts'
import { wayOnAfterRefusal } from './way-on.ts'

/** Free spins are paid for. The reels stand until they begin: no spin comes before them. */
export async function buying(game: Game, { bet }: { bet: Bet }): Promise<Next> {
  const { panel, stage } = game
  panel.bar.role = 'off'
  game.winShow.end()
  panel.result.clear()
  stage.bulbs.mood = 'chase'
  pay(game, bet)
  const answer = await askFor(game, bet)
  if (answer instanceof Refused) {
    takeBack(game, bet)
    return wayOnAfterRefusal(answer.fault, bet)
  }
  return { to: 'free-spins-bought', showing: { round: answer, at: 0 } }
}
