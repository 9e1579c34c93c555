import { writeAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import type { ReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { slotGame } from '../games/games.ts'
import { instantView } from '../instant/instant-view.ts'
import { poolOf } from '../jackpots/pools.ts'
import type { ToldDrops } from '../jackpots/told-drops.ts'
import { ALL_ALLOWED, machineView } from '../machines/machine-view.ts'
import type { SlotGame } from '../machines/slot-game.ts'
import type { Replay } from '../protocol.ts'
import type { GameRound } from '../rounds/round.ts'
import type { RoundStore } from '../rounds/round-store.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { Art } from '../titles/art.ts'
import { GameRefusal } from './game-refusal.ts'
import { waits } from './play.ts'
import { instantResult, spinResult } from './spin-result.ts'

type Needs = {
  readonly rounds: RoundStore
  readonly seeds: Pick<Seeds, 'serverSeedOf' | 'drawOf'>
  readonly art: Art
  readonly tickets: ReplayTickets
  readonly drops: Pick<ToldDrops, 'wonBy'>
  readonly clock: () => Date
}

/** A past round as its player saw it. Refuses with `session_ended` where the ticket opens none. */
export const replayRound =
  ({ rounds, seeds, art, tickets, drops, clock }: Needs) =>
  async (ticket: string): Promise<Replay> => {
    const shown = tickets.read(ticket, clock())
    const round = shown && (await rounds.find(shown))
    if (!round) throw new GameRefusal('session_ended')
    const past = { currency: currency(round.currency), serverSeed: round.seed && seeds.serverSeedOf(round.seed) }
    const slot = slotGame(round.game)
    if (slot) return { ...past, ...(await slotReplay({ seeds, drops }, slot, round)) }
    const { win, ...result } = instantResult({ seeds, clock }, round)
    if (win === null) throw new GameRefusal('session_ended')
    return { ...past, instant: instantView(round.game, await art()), result: { ...result, win } }
  }

async function slotReplay({ seeds, drops }: Pick<Needs, 'seeds' | 'drops'>, slot: SlotGame, round: GameRound) {
  const result = spinResult({ seeds }, round)
  if (waits(result)) throw new GameRefusal('session_ended')
  // One that was played before the game had a jackpot was drawn by rules without one.
  const { jackpot, ...without } = slot.machine
  const pool = poolOf(round.game, round.currency)
  const drawn = jackpot && pool && { numbers: jackpot.numbers, perNumber: writeAmount(pool.perNumber) }
  const rules = result.number === undefined || !drawn ? without : { ...without, jackpot: drawn }
  const drop = round.jackpot === null ? null : await drops.wonBy(round.id)
  return {
    machine: machineView(slot, { ...ALL_ALLOWED, currency: round.currency }),
    result,
    rules,
    ...(drop && { drop }),
  }
}
