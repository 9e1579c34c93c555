import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import { respinsCard } from '../hold/card.ts'
import { enterHold, holdOf } from '../hold/scene.ts'
import { type Showing, stepOf } from '../round.ts'
import type { Next } from './next.ts'
import { wayOnAfterAward } from './way-on.ts'

const PATIENCE_MS = 6000

/** Enough money symbols were seen: the room goes dark but for them, then a card says what comes. */
export async function respinsWon(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, say, clock, intents } = game
  const step = stepOf(showing)
  const words = { coins: step.held?.length ?? 0, count: step.respinsLeft ?? 0 }
  panel.bar.role = 'skip'
  game.winShow.end()
  panel.result.clear()
  game.sound.play('freeSpins')
  stage.bulbs.mood = 'flash'
  holdOf(game).meter.left = words.count
  void enterHold(game, step, parseAmount(showing.round.stake))
  await intents.hurried((hurry) => clock.wait(game.calm ? 400 : 1500, hurry))
  panel.announce(`${say('game.respins.won', words)} ${say('game.respins.again', words)}`)
  panel.celebration.show('respins', respinsCard(game, words))
  void stage.spotlight.turn(true)
  await intents.hurried((hurry) => clock.wait(PATIENCE_MS, hurry))
  stage.bulbs.mood = 'calm'
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
  return wayOnAfterAward(showing)
}
