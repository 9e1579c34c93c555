import { announceFreeSpins } from '../free-spins/announce.ts'
import type { Game } from '../game.ts'
import type { Showing } from '../round.ts'
import type { Next } from './next.ts'

/** The card that opens bought free spins, before the first of them. */
export async function freeSpinsBought(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  game.panel.bar.role = 'skip'
  game.sound.play('freeSpins')
  game.stage.bulbs.mood = 'flash'
  await announceFreeSpins(game, showing, showing.round.bought?.spins ?? 0)
  game.stage.bulbs.mood = 'calm'
  return { to: 'free-spin', showing }
}
