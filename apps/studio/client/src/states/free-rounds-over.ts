import { parseAmount, ZERO } from '@sanuk/money/amount'
import type { FreeRounds } from '#protocol'
import { freeRoundsOverCard, playPaid } from '../free-rounds/free-rounds.ts'
import type { Game } from '../game.ts'
import type { Next } from './next.ts'

const PATIENCE_MS = 8000

/** The last of the free rounds was played: a card says what all of them paid. There may be others. */
export async function freeRoundsOver(game: Game, { free }: { free: FreeRounds }): Promise<Next> {
  const { panel, say, money } = game
  panel.bar.role = 'skip'
  const won = parseAmount(free.won)
  const outcome = won > ZERO ? `${say('game.free_rounds.over')} ${money(won)}` : say('game.free_rounds.over.none')
  panel.announce(`${outcome} ${say('game.free_rounds.played', { count: free.rounds })}`)
  panel.celebration.show('over', freeRoundsOverCard(game, free))
  await game.intents.hurried((hurry) => game.clock.wait(PATIENCE_MS, hurry))
  await panel.celebration.hide()
  playPaid(game)
  const { freeRounds } = await game.reach(() => game.server.open(), 'game')
  return freeRounds ? { to: 'free-rounds-offered', free: freeRounds } : { to: 'idle' }
}
