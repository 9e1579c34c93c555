import type { GameType } from '@sanuk/contracts/catalogue'
import type { ShelvedGame } from './shelf/shelved-game.ts'

type Stated = Pick<ShelvedGame, 'gameType' | 'children' | 'playable' | 'returnToPlayer'>

/**
 * Returns to players in hundredths of a per cent, by category: of games that can be played and of which the vendor states
 * it. Entries, which are no games, are left out.
 */
export function statedReturns(games: readonly Stated[]): Map<GameType, number[]> {
  const returns = new Map<GameType, number[]>()
  for (const { gameType, children, playable, returnToPlayer } of games) {
    const hundredths = returnToPlayer === null ? null : hundredthsOf(returnToPlayer)
    if (children > 0 || !playable || hundredths === null) continue
    returns.set(gameType, [...(returns.get(gameType) ?? []), hundredths])
  }
  return returns
}

/** Vendors write `96.21`; `null` where it is written otherwise. */
function hundredthsOf(percent: string): number | null {
  const [, whole, rest] = /^(\d{1,3})\.(\d{2})$/.exec(percent) ?? []
  return whole === undefined || rest === undefined ? null : Number(whole) * 100 + Number(rest)
}
