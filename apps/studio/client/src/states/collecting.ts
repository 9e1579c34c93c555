import type { GambleMove, SpinResult } from '#protocol'
import type { Game } from '../game.ts'
import type { Intent } from '../intents.ts'
import { movesIn, type Showing } from '../round.ts'
import { Refused } from '../server/fault.ts'
import type { Next } from './next.ts'

type Told = { readonly showing: Showing; readonly besides: Intent | null }

/** The win is taken as it stands, and paid; then comes what the player wanted besides. */
export async function collecting(game: Game, { showing, besides }: Told): Promise<Next> {
  game.panel.bar.role = 'off'
  const round = await moveOn(game, showing.round, 'collect')
  if (!round) return { to: 'catching-up' }
  return { to: 'settling', showing: { ...showing, round }, besides }
}

/** A round after the player’s move; null where another window has moved it on meanwhile. */
export async function moveOn(game: Game, round: SpinResult, move: GambleMove | number): Promise<SpinResult | null> {
  const wish = { spin: round.spin, at: movesIn(round), move }
  try {
    return await game.reach(() => game.server.spinMove(wish), 'round')
  } catch (fault) {
    if (fault instanceof Refused && fault.fault !== 'session_ended' && fault.fault !== 'game_closed') return null
    throw fault
  }
}
