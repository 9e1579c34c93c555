import { currency } from '@sanuk/money/currency'
import { slotGame } from '../games/games.ts'
import { instantView } from '../instant/instant-view.ts'
import { machineView } from '../machines/machine-view.ts'
import type { Replay } from '../protocol.ts'
import type { RoundStore } from '../rounds/round-store.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { Art } from '../titles/art.ts'
import { GameRefusal } from './game-refusal.ts'
import { waits } from './play.ts'
import type { ReplayTickets } from './replay-ticket.ts'
import { instantResult, spinResult } from './spin-result.ts'

type Needs = {
  readonly rounds: RoundStore
  readonly seeds: Pick<Seeds, 'serverSeedOf' | 'drawOf'>
  readonly art: Art
  readonly tickets: ReplayTickets
  readonly clock: () => Date
}

/** A past round as its player saw it. Refuses with `session_ended` where the ticket opens none. */
export const replayRound =
  ({ rounds, seeds, art, tickets, clock }: Needs) =>
  async (ticket: string): Promise<Replay> => {
    const shown = tickets.read(ticket, clock())
    const round = shown && (await rounds.find(shown))
    if (!round) throw new GameRefusal('session_ended')
    const past = { currency: currency(round.currency), serverSeed: round.seed && seeds.serverSeedOf(round.seed) }
    const slot = slotGame(round.game)
    if (slot) {
      const result = spinResult({ seeds }, round)
      if (waits(result)) throw new GameRefusal('session_ended')
      // One that was played before the game had a jackpot was drawn by rules without one.
      const { jackpot: _, ...without } = slot.machine
      const rules = result.number === undefined ? without : slot.machine
      return { ...past, machine: machineView(slot, { gamble: true }), result, rules }
    }
    const { win, ...result } = instantResult({ seeds, clock }, round)
    if (win === null) throw new GameRefusal('session_ended')
    return { ...past, instant: instantView(round.game, await art()), result: { ...result, win } }
  }
