import { currency } from '@sanuk/money/currency'
import { slotGame } from '../games/games.ts'
import { machineView } from '../machines/machine-view.ts'
import type { Replay } from '../protocol.ts'
import type { RoundStore } from '../rounds/round-store.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { GameRefusal } from './game-refusal.ts'
import type { ReplayTickets } from './replay-ticket.ts'
import { spinResult } from './spin-result.ts'

type Needs = {
  readonly rounds: RoundStore
  readonly seeds: Pick<Seeds, 'serverSeedOf'>
  readonly tickets: ReplayTickets
  readonly clock: () => Date
}

/** A past round as its player saw it. Refuses with `session_ended` where the ticket opens none. */
export const replayRound =
  ({ rounds, seeds, tickets, clock }: Needs) =>
  async (ticket: string): Promise<Replay> => {
    const shown = tickets.read(ticket, clock())
    const round = shown && (await rounds.find(shown))
    // Rounds of other games have no page of their own yet.
    const playable = round && slotGame(round.game)
    if (!playable) throw new GameRefusal('session_ended')
    return {
      currency: currency(round.currency),
      machine: machineView(playable),
      result: spinResult(round),
      serverSeed: round.seed && seeds.serverSeedOf(round.seed),
      rules: playable.machine,
    }
  }
