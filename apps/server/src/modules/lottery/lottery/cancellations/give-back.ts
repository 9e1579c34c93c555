import { inTransaction } from '#platform/database'
import type { LotteryNeeds } from '../needs.ts'
import { type OwnLimits, returnStakes } from '../returned-stakes.ts'
import type { CancellationRecord, CancellationStore } from '../store/cancellations.ts'

/** Tickets whose stakes are given back in one transaction. */
const CHUNK = 500

type Needs = Pick<LotteryNeeds, 'database' | 'announce' | 'log'> & {
  readonly cancellations: CancellationStore
  readonly protection: OwnLimits
}

/**
 * Gives all stakes of cancelled issues back, some at a time. How far it is stands in the cancellation, in the transaction that
 * posts: whoever goes on, after whatever happened, gives each stake back once.
 */
export function createGiveBack({ database, announce, log, protection, cancellations }: Needs) {
  /** The next tickets; answers the cancellation as it stands then, or `null` where there are no more. */
  const giveSome = async (cancellation: CancellationRecord, limit = CHUNK): Promise<CancellationRecord | null> => {
    const found = await cancellations.tickets(cancellation.issue, cancellation.settledTo, limit)
    const last = found.at(-1)
    if (!last) return null
    const tickets = found.filter(({ cancelled }) => !cancelled)
    const members = tickets.map(({ member }) => member)
    const isDone = await inTransaction(database, async (transaction) => {
      let done = false
      const giveBack = async () => {
        done = await cancellations.refund(transaction, cancellation, { to: last.number, tickets })
        return done ? tickets : []
      }
      await returnStakes(transaction, { protection, members, giveBack })
      return done
    })
    if (!isDone) return null
    await Promise.all([...new Set(members)].map(announce))
    return { ...cancellation, settledTo: last.number }
  }

  const finish = async (cancellation: CancellationRecord): Promise<void> => {
    let place = cancellation
    for (let next = await giveSome(place); next; next = await giveSome(place)) place = next
    await cancellations.end(place)
  }

  return {
    giveSome,
    /** Goes on with the cancellations under way; one that fails holds up no other. */
    follow: async (): Promise<void> => {
      for (const cancellation of await cancellations.underWay()) {
        try {
          await finish(cancellation)
        } catch (error) {
          log.error({ cancellation: cancellation.id, error: String(error) }, 'a cancellation did not go on')
        }
      }
    },
  }
}
