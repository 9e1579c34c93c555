import type { GameFault } from '#protocol'
import { refreshBalance } from '../balance.ts'
import { openRefusal } from '../dialogs/refusal.ts'
import { playPaid } from '../free-rounds/free-rounds.ts'
import { endAutoplay, type Game } from '../game.ts'
import type { Next } from './next.ts'

/** The server refused a spin: why, in words, and no money was taken. */
export async function refused(game: Game, { fault }: { fault: GameFault }): Promise<Next> {
  endAutoplay(game, 'player')
  // A round that was called off may have given a stake back.
  if (fault === 'spin_voided') await refreshBalance(game)
  if (fault === 'free_rounds_over') playPaid(game)
  const closed = fault === 'game_closed' || fault === 'excluded'
  const note = fault === 'spin_voided' ? null : game.say('game.refused.note')
  const leave = closed ? () => game.site.tell({ kind: 'close' }) : null
  openRefusal(game.say, { reason: game.say(`game.fault.${fault}`), note }, leave)
  return { to: 'idle' }
}
