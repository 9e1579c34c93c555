import type { FreeRounds } from '#protocol'
import { freeRoundsCard, freeRoundsTerms, playFree } from '../free-rounds/free-rounds.ts'
import type { Game } from '../game.ts'
import type { Next } from './next.ts'

const PATIENCE_MS = 8000

/** Rounds were given to the player: a card says so, and they are what is played now. */
export async function freeRoundsOffered(game: Game, { free }: { free: FreeRounds }): Promise<Next> {
  const { panel, say } = game
  panel.bar.role = 'skip'
  playFree(game, free)
  panel.announce(`${free.left} ${say('game.free_rounds', { count: free.left })}. ${freeRoundsTerms(game, free)}`)
  panel.celebration.show('free-spins', freeRoundsCard(game, free))
  await game.intents.hurried((hurry) => game.clock.wait(PATIENCE_MS, hurry))
  await panel.celebration.hide()
  return { to: 'idle' }
}
