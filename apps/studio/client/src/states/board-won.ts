import type { Game } from '../game.ts'
import { boardCard } from '../pick/card.ts'
import { boardOf } from '../pick/found.ts'
import { type Showing, spinOf, stepOf } from '../round.ts'
import type { Next } from './next.ts'

const PATIENCE_MS = 6000

/** A board was won: the scatters shine where they still stand, then a card says what comes. */
export async function boardWon(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, say, clock, intents, sound } = game
  const { places, times } = boardOf(showing.round)
  panel.bar.role = 'skip'
  if (spinOf(showing).kind === 'paid') game.winShow.beginScatter(stepOf(showing))
  sound.play('freeSpins')
  stage.bulbs.mood = 'flash'
  await intents.hurried((hurry) => clock.wait(game.calm ? 400 : 1300, hurry))
  panel.announce(say('game.pick.won', { places }))
  panel.celebration.show('board', boardCard(game, { places, times }))
  void stage.spotlight.turn(true)
  await intents.hurried((hurry) => clock.wait(PATIENCE_MS, hurry))
  stage.bulbs.mood = 'calm'
  game.winShow.end()
  panel.result.clear()
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
  return { to: 'picking', showing }
}
