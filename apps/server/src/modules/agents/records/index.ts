import { createBetting } from './betting.ts'
import type { RecordsNeeds } from './needs.ts'
import { createMoveStore } from './store/moves.ts'
import { createOpenRoundStore } from './store/open-rounds.ts'
import { createRoundStore } from './store/rounds.ts'
import { createTransactions } from './transactions.ts'

export type Records = ReturnType<typeof createRecords>

/** A minute: no round is written down so long after it began. */
const SETTLING_MS = 60_000

/** What agents see of their whole branch one by one: rounds and transactions. */
export function createRecords(needs: RecordsNeeds) {
  const openRounds = createOpenRoundStore(needs.database)
  return {
    ...createBetting({ ...needs, rounds: createRoundStore(needs.database) }),
    transactions: createTransactions({ ...needs, moves: createMoveStore(needs.database) }),
    /** Writes down which rounds stand open, and forgets those that do not any more. */
    noteOpen: async (): Promise<void> => {
      const until = new Date(needs.clock().getTime() - SETTLING_MS)
      for (const brand of await openRounds.brands()) await openRounds.note(brand, until)
      await openRounds.forgetEnded()
    },
  }
}
