import type { Round } from '@sanuk/engines/slots/spin'
import type { Amount } from '@sanuk/money/amount'
import type { Database } from '../database.ts'
import type { GameFault } from '../protocol.ts'
import type { GameRound, RoundState } from './round.ts'
import type { Lease } from './round-leases.ts'
import { updateRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'

/** What becomes of a round: columns of its row. */
type Change = {
  readonly state: RoundState
  readonly outcome?: string
  readonly won?: Amount
  readonly math_version?: string
  readonly balance?: Amount | null
  readonly fault?: GameFault | null
  readonly settled_at?: Date
}

/** What the reels gave, what that is in money, and the balance after the stake. */
type Decision = {
  readonly outcome: Round
  readonly won: Amount
  readonly balance: Amount
  readonly mathVersion: string
}

/**
 * The steps of a round. Each names the state it starts from and answers the round as it is then, or `null` where the
 * round stands elsewhere by now: of two who move it on only one does.
 */
export function roundMoves(database: Database) {
  const move = async (round: GameRound, change: Change, lease: Lease): Promise<GameRound | null> => {
    const row = await updateRounds(database)
      .set({ ...change, tries: 0, leased_until: lease.until })
      .where('studio.round.id', '=', round.id)
      .where('studio.round.state', '=', round.state)
      .executeTakeFirst()
    return row ? readRound(row) : null
  }
  return {
    /** The stake is taken, the outcome drawn; both stand here together. */
    decide: (round: GameRound, { outcome, mathVersion, ...decision }: Decision, lease: Lease) =>
      move(
        round,
        { state: 'winning', ...decision, math_version: mathVersion, outcome: JSON.stringify(outcome) },
        lease,
      ),
    settle: (round: GameRound, balance: Amount, lease: Lease) =>
      move(round, { state: 'settled', balance, settled_at: lease.now }, lease),
    rollBack: (round: GameRound, fault: GameFault, lease: Lease) =>
      move(round, { state: 'rolling_back', fault }, lease),
    callOff: (round: GameRound, { fault, balance }: Pick<GameRound, 'fault' | 'balance'>, lease: Lease) =>
      move(round, { state: 'voided', fault, balance, settled_at: lease.now }, lease),
    /** The player has seen a round to its end. Answers whether there is such a round. */
    show: async (member: string, spin: string): Promise<boolean> => {
      const shown = await database
        .updateTable('studio.round')
        .set({ state: 'shown' })
        .where('member', '=', member)
        .where('spin', '=', spin)
        .where('state', 'in', ['settled', 'shown'])
        .returning('id')
        .executeTakeFirst()
      return shown !== undefined
    },
  }
}
