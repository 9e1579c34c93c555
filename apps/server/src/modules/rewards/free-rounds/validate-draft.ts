import type { FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import { type Amount, parseAmount, times } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'

/**
 * Refuses what could never be played as it says: `free_rounds_game` for a game whose vendor plays no free rounds of it,
 * `free_rounds_stake` for a stake that not all of them take, `free_rounds_most` where nothing may be won, `period_over`.
 */
export function validateDraft(draft: FreeRoundsDraft, { games, now }: { games: readonly Game[]; now: Date }): void {
  const offered = new Map(games.filter(({ vendor }) => vendor === draft.vendor).map((game) => [game.code, game]))
  const chosen = draft.games.map((code) => offered.get(code))
  if (chosen.includes(undefined)) throw at('games', 'free_rounds_game')
  const stake = parseAmount(draft.stake)
  if (!chosen.every((game) => game?.freeRoundStakes.includes(stake))) throw at('stake', 'free_rounds_stake')
  if (parseAmount(draft.mostWin) === 0n) throw at('mostWin', 'free_rounds_most')
  const from = Math.max(now.getTime(), draft.from ? Date.parse(draft.from) : 0)
  if (Date.parse(draft.until) <= from) throw at('until', 'period_over')
}

const at = (field: string, code: 'free_rounds_game' | 'free_rounds_stake' | 'free_rounds_most' | 'period_over') =>
  new Refusal(code, { fields: [{ field, word: `refusal.${code}` }] })

/** What all rounds of a campaign are worth, and the most that they can pay. */
export function costOf({ rounds, stake, mostWin }: FreeRoundsDraft, reach: number): { worth: Amount; most: Amount } {
  return { worth: times(parseAmount(stake), rounds * reach), most: times(parseAmount(mostWin), reach) }
}
