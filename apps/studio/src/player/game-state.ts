import { gridAt } from '@sanuk/engines/slots/grid'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { machineView } from '../machines/machine-view.ts'
import { playableMachine } from '../machines/playable.ts'
import type { Platform } from '../platform/platform.ts'
import type { GameState } from '../protocol.ts'
import { carryOnUnattended } from '../rounds/play-spin.ts'
import { faultOfRefusal } from '../rounds/refusals.ts'
import { type GameRound, isOpen } from '../rounds/round.ts'
import type { OpenSession } from '../sessions/session-store.ts'
import { GameRefusal } from './game-refusal.ts'
import { spinResult } from './spin-result.ts'

type Needs = Parameters<typeof carryOnUnattended>[0] & { readonly platform: Platform }

/** What the member can stake now, as the platform says. Refuses where it does not say. */
export const balanceOf =
  (platform: Platform) =>
  async (session: OpenSession): Promise<Amount> => {
    const reply = await platform.balance(session)
    if (reply.kind === 'unknown') throw new GameRefusal('platform_unreachable')
    if (reply.kind === 'refused') throw new GameRefusal(faultOfRefusal(reply.status))
    return reply.answer
  }

/**
 * Everything a client needs to begin or to go on. A round under way is carried on first: a game does not open over
 * one whose end is not known.
 */
export const gameState =
  (needs: Needs) =>
  async (token: string, session: OpenSession): Promise<GameState> => {
    const playable = playableMachine(session.game)
    if (!playable) throw new GameRefusal('game_closed')
    const unfinished = await unfinishedRound(needs, session)
    const balance = await balanceOf(needs.platform)(session)
    const { machine, stakes } = playable
    const { minimum, maximum } = session.limits
    const offered = stakes.filter((stake) => stake >= minimum && stake <= maximum)
    if (offered.length === 0) throw new GameRefusal('no_stakes')
    const { nickname, language, returnUrl, cashierUrl, historyUrl } = session
    return {
      ...{ nickname, language, returnUrl, cashierUrl, historyUrl },
      session: token,
      currency: currency(session.currency),
      balance: writeAmount(balance),
      stakes: offered.map(writeAmount),
      machine: machineView(playable),
      grid: gridAt(machine.strips.base, machine.opening, machine.rows).map((reel) => [...reel]),
      unfinished: unfinished && spinResult(unfinished),
    }
  }

/** The round the member has not seen to its end, or none. Refuses while the platform leaves it open. */
async function unfinishedRound(needs: Needs, { member, game }: OpenSession): Promise<GameRound | null> {
  const found = await needs.rounds.findUnfinished(member, game)
  if (!found || !isOpen(found)) return found
  const round = await carryOnUnattended(needs, found)
  if (isOpen(round)) throw new GameRefusal('platform_unreachable')
  return round.state === 'voided' ? null : round
}
