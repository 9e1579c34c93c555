import type { GameFault } from '#protocol'
import { openRefusal } from '../dialogs/refusal.ts'
import { endAutoplay, type Game } from '../game.ts'
import type { Next } from './next.ts'

/** The server refused a spin: why, in words, and no money was taken. */
export async function refused(game: Game, { fault }: { fault: GameFault }): Promise<Next> {
  endAutoplay(game, 'player')
  if (fault === 'not_enough_money') return { to: 'short-of-money' }
  const closed = fault === 'game_closed' || fault === 'excluded'
  openRefusal(game.say, `game.fault.${fault}`, closed ? () => game.site.tell({ kind: 'close' }) : null)
  return { to: 'idle' }
}
