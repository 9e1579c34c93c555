import { announceFreeSpins } from '../free-spins/announce.ts'
import { moreFreeSpinsCard } from '../free-spins/card.ts'
import type { Game } from '../game.ts'
import { type Showing, spinOf, stepOf } from '../round.ts'
import type { Next } from './next.ts'
import { wayOnAfterAward } from './way-on.ts'

/** Free spins were won: the scatters shine, then a card says how many. During free spins a shorter one adds to them. */
export async function freeSpinsWon(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const step = stepOf(showing)
  const count = step.scatter?.freeSpins ?? 0
  game.panel.bar.role = 'skip'
  game.winShow.beginScatter(step)
  game.sound.play('freeSpins')
  game.stage.bulbs.mood = 'flash'
  await game.intents.hurried((hurry) => game.clock.wait(game.calm ? 400 : 1300, hurry))
  const first = { ...showing, at: showing.at + 1 }
  await (spinOf(showing).kind === 'paid' ? announceFreeSpins(game, first, count) : announceMore(game, count))
  game.stage.bulbs.mood = 'calm'
  return wayOnAfterAward(showing)
}

async function announceMore(game: Game, count: number): Promise<void> {
  game.panel.announce(game.say('game.free_spins.more', { count }))
  game.panel.celebration.show('more', moreFreeSpinsCard(game, count))
  await game.intents.hurried((hurry) => game.clock.wait(1700, hurry))
  await game.panel.celebration.hide()
}
