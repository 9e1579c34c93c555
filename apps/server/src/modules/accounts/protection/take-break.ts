import { type BreakTerm, LOOSENING_HOURS } from '@sanuk/contracts/protection'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { endOfTerm, isClosed, isLonger, kindOf, mayAsk } from './closure.ts'
import type { ByStaff, createChangeStore } from './store/changes.ts'
import type { createProtectedStore, Owner } from './store/members.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly protect: (owner: Owner) => Promise<void>
  readonly protectedOnes: ReturnType<typeof createProtectedStore>
  readonly changes: ReturnType<typeof createChangeStore>
  /** Tells the member's open pages. */
  readonly tell: (member: string) => Promise<void>
}

/** Time-outs and exclusions. Nobody can end one before its time, no operator either. */
export function createTakeBreak({ database, clock, protect, protectedOnes, changes, tell }: Needs) {
  return {
    /** Begins at once, everywhere. Refuses with `break_shorter` what would make one that holds shorter. */
    takeBreak: async (owner: Owner, term: BreakTerm, by?: ByStaff): Promise<void> => {
      await protect(owner)
      await inTransaction(database, async (transaction) => {
        const now = clock()
        const kept = await protectedOnes.hold(transaction, owner.id)
        const [kind, until] = [kindOf(term), endOfTerm(term, now)]
        const holds = kept?.closure
        if (holds && isClosed(holds, now) && !mayAsk(holds, now) && !isLonger({ kind, until }, holds)) {
          throw new Refusal('break_shorter')
        }
        await protectedOnes.close(transaction, owner.id, { kind, since: now, until, reopensAt: null })
        await changes.add(transaction, owner, { at: now, deed: kind, until, by })
      })
      await tell(owner.id)
    },
    /** After the end of an exclusion: opens a day later. Refuses with `break_goes_on` before it. */
    askToPlayAgain: async (owner: Owner): Promise<void> => {
      await inTransaction(database, async (transaction) => {
        const now = clock()
        const closure = (await protectedOnes.hold(transaction, owner.id))?.closure
        if (!closure || !mayAsk(closure, now)) throw new Refusal('break_goes_on')
        const reopensAt = new Date(now.getTime() + LOOSENING_HOURS * 60 * 60 * 1000)
        await protectedOnes.close(transaction, owner.id, { ...closure, reopensAt })
        await changes.add(transaction, owner, { at: now, deed: 'return_asked', until: reopensAt })
      })
      await tell(owner.id)
    },
  }
}
