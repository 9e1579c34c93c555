import type { Game } from '../game.ts'
import { meterBefore, type Showing, wonBefore } from '../round.ts'
import { freeSpinsCard, freeSpinsNote } from './card.ts'
import { enterFreeSpins } from './scene.ts'

const PATIENCE_MS = 6000

/** A card says how many free spins there are, until the player goes on; `first` is the first of them. */
export async function announceFreeSpins(game: Game, first: Showing, count: number): Promise<void> {
  const { panel, say, stage, opened } = game
  const text = say('game.free_spins.award', { count })
  panel.announce(`${text} ${freeSpinsNote(say, opened.machine)}`)
  panel.celebration.show('free-spins', freeSpinsCard(game, count))
  void stage.spotlight.turn(true)
  await game.intents.hurried((hurry) => game.clock.wait(PATIENCE_MS, hurry))
  enterFreeSpins(game)
  const meter = meterBefore(first)
  panel.meter.show(meter && { ...meter, played: 0 }, game.money(wonBefore(first)))
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}
