import type { Log } from '@sanuk/host/log'
import { leaseFrom } from '@sanuk/vendor-server/lease'
import type { CarryOn } from './carry-on.ts'
import type { RoundStore } from './round-store.ts'

/** Rounds taken up at once. */
const AT_ONCE = 20

type Needs = {
  readonly rounds: RoundStore
  readonly carryOn: CarryOn
  readonly clock: () => Date
  readonly log: Log
}

/**
 * Carries on with every round that nobody works on: left behind by a process that is gone, or by the platform's
 * silence. Any number of processes may do so at once.
 */
export const recoverRounds = (needs: Needs) => async (): Promise<void> => {
  const { rounds, carryOn, clock, log } = needs
  for (;;) {
    const due = await rounds.takeDue(AT_ONCE, leaseFrom(clock()))
    await Promise.all(
      due.map(async (round) => {
        try {
          await carryOn(round, { untried: false, pausesMs: [] })
        } catch (error) {
          log.error({ err: error, round: round.id }, 'round could not be carried on')
        }
      }),
    )
    if (due.length < AT_ONCE) return
  }
}
