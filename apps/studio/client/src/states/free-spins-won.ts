import { freeSpinsCard, freeSpinsNote, moreFreeSpinsCard } from '../free-spins/card.ts'
import { enterFreeSpins } from '../free-spins/scene.ts'
import type { Game } from '../game.ts'
import { meterBefore, type Showing, spinOf, stepOf, wonBefore } from '../round.ts'
import type { Next } from './next.ts'
import { wayOnAfterAward } from './way-on.ts'

const PATIENCE_MS = 6000

/** Free spins were won: the scatters shine, then a card says how many. During free spins a shorter one adds to them. */
export async function freeSpinsWon(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const step = stepOf(showing)
  const count = step.scatter?.freeSpins ?? 0
  game.panel.bar.role = 'skip'
  game.winShow.beginScatter(step)
  game.sound.play('freeSpins')
  game.stage.bulbs.mood = 'flash'
  await game.intents.hurried((hurry) => game.clock.wait(game.calm ? 400 : 1300, hurry))
  await (spinOf(showing).kind === 'paid' ? announceAll(game, showing, count) : announceMore(game, count))
  game.stage.bulbs.mood = 'calm'
  return wayOnAfterAward(showing)
}

async function announceAll(game: Game, showing: Showing, count: number): Promise<void> {
  const { panel, say, stage, opened } = game
  const text = say('game.free_spins.award', { count })
  panel.announce(`${text} ${freeSpinsNote(say, opened.machine)}`)
  panel.celebration.show('free-spins', freeSpinsCard(game, count))
  void stage.spotlight.turn(true)
  await game.intents.hurried((hurry) => game.clock.wait(PATIENCE_MS, hurry))
  enterFreeSpins(game)
  const first = meterBefore({ ...showing, at: showing.at + 1 })
  panel.meter.show(first && { ...first, played: 0 }, game.money(wonBefore({ ...showing, at: showing.at + 1 })))
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}

async function announceMore(game: Game, count: number): Promise<void> {
  game.panel.announce(game.say('game.free_spins.more', { count }))
  game.panel.celebration.show('more', moreFreeSpinsCard(game, count))
  await game.intents.hurried((hurry) => game.clock.wait(1700, hurry))
  await game.panel.celebration.hide()
}
