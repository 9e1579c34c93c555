import { randomUUID } from 'node:crypto'
import type { Amount } from '@sanuk/money/amount'
import type { Lease } from '@sanuk/vendor-server/lease'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { GameFault } from '../protocol.ts'
import { keepRaise, type Raise } from './raise.ts'
import type { GameRound, RoundClock, RoundState } from './round.ts'
import { updateRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'

/** What becomes of a round: columns of its row. */
type Change = {
  readonly state: RoundState
  readonly outcome?: string | null
  readonly won?: Amount | null
  readonly bet?: string
  readonly rollback?: string
  readonly math_version?: string
  readonly balance?: Amount | null
  readonly fault?: GameFault | null
  readonly settled_at?: Date
  readonly raise?: string | null
  readonly began_at?: Date | null
  readonly ends_at?: Date | null
}

/** What the game made of a round, and what that is in money. */
export type Decision = { readonly outcome: unknown; readonly won: Amount; readonly mathVersion: string }

const decided = ({ outcome, won, mathVersion }: Decision) => ({
  state: 'winning' as const,
  outcome: JSON.stringify(outcome),
  won,
  math_version: mathVersion,
})

/** `decision` ends the round with the move. */
type Advance = { readonly decision: Decision | null; readonly lease: Lease }

/** How a round goes on after its stake: with so much left, and until when, where it is played against the clock. */
type Deal = { readonly balance: Amount; readonly clock: RoundClock | null }

/** A further stake that was taken. */
type Raised = { readonly raise: Raise; readonly balance: Amount; readonly decision: Decision | null }

/** Takes a step of a round, where it still stands as it is known. */
const stepOf =
  (database: Database) =>
  async (round: GameRound, change: Change, lease: Lease): Promise<GameRound | null> => {
    const row = await updateRounds(database)
      .set({ ...change, tries: 0, leased_until: lease.until })
      .where('studio.round.id', '=', round.id)
      .where('studio.round.state', '=', round.state)
      // A round that was drawn and is played in two steps after all has a new name for its stake.
      .where('studio.round.bet', '=', round.bet)
      .executeTakeFirst()
    return row ? readRound(row) : null
  }

/**
 * The steps of a round. Each names the state it starts from and answers the round as it is then, or `null` where the
 * round stands elsewhere by now: of two who move it on only one does.
 */
export function roundMoves(database: Database) {
  const move = stepOf(database)
  return {
    /** The stake is taken, and the player is to move: nobody else has the round from now on. */
    deal: (round: GameRound, { balance, clock }: Deal, now: Date) =>
      move(
        round,
        { state: 'playing', balance, began_at: clock?.began ?? null, ends_at: clock?.ends ?? null },
        { now, until: now },
      ),
    /** The player's move costs a further stake, which is asked for; `null` where another move was quicker. */
    raise: async (round: GameRound, raise: Raise, lease: Lease): Promise<GameRound | null> => {
      const row = await updateRounds(database)
        .set({ state: 'raising', raise: keepRaise(raise), fault: null, tries: 0, leased_until: lease.until })
        .where('studio.round.id', '=', round.id)
        .where('studio.round.state', '=', 'playing')
        .where(sql<boolean>`jsonb_array_length(studio.round.moves) = ${round.moves.length}`)
        .executeTakeFirst()
      return row ? readRound(row) : null
    },
    /** The further stake is taken: the move is made, and has perhaps ended the round. */
    raised: async (round: GameRound, { raise, balance, decision }: Raised, lease: Lease): Promise<GameRound | null> => {
      const row = await updateRounds(database)
        .set({ state: 'playing', ...(decision && decided(decision)) })
        .set({ balance, raise: null, tries: 0, leased_until: lease.until })
        .set({ moves: sql`studio.round.moves || ${JSON.stringify([raise.move])}::jsonb` })
        .set({ raises: sql`studio.round.raises || ${`[${keepRaise(raise)}]`}::jsonb` })
        .where('studio.round.id', '=', round.id)
        .where('studio.round.state', '=', 'raising')
        .executeTakeFirst()
      return row ? readRound(row) : null
    },
    /** Nothing is known of the further stake: it is given back in case it was taken. */
    lower: (round: GameRound, fault: GameFault, lease: Lease) => move(round, { state: 'lowering', fault }, lease),
    /** There is no further stake, and so no such move: it is the player's turn as before. */
    stay: (round: GameRound, { fault, balance }: Pick<GameRound, 'fault' | 'balance'>, lease: Lease) =>
      move(round, { state: 'playing', raise: null, fault, ...(balance !== null && { balance }) }, lease),
    /** The player has moved, and perhaps ended the round by it; `null` where another move of his was quicker. */
    advance: async (round: GameRound, done: unknown, { decision, lease }: Advance): Promise<GameRound | null> => {
      const row = await updateRounds(database)
        .set({ moves: sql`studio.round.moves || ${JSON.stringify([done])}::jsonb`, leased_until: lease.until })
        .$if(decision !== null, (update) => update.set(decision ? decided(decision) : {}))
        .where('studio.round.id', '=', round.id)
        .where('studio.round.state', '=', 'playing')
        .where(sql<boolean>`jsonb_array_length(studio.round.moves) = ${round.moves.length}`)
        .executeTakeFirst()
      return row ? readRound(row) : null
    },
    rollBack: (round: GameRound, fault: GameFault, lease: Lease) =>
      move(round, { state: 'rolling_back', fault }, lease),
    /** There is no such round. What was drawn for a stake that was not taken is not kept. */
    callOff: (round: GameRound, { fault, balance }: Pick<GameRound, 'fault' | 'balance'>, lease: Lease) =>
      move(
        round,
        {
          state: 'voided',
          fault,
          balance,
          settled_at: lease.now,
          ...(round.state !== 'winning' && { outcome: null, won: null }),
        },
        lease,
      ),
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

/** The steps of a round whose stake and win the platform does not move in one step. */
export function wholeMoves(database: Database) {
  const move = stepOf(database)
  return {
    /** The platform does not move stake and win in one step: what it may yet do of that is to be undone. */
    refuseWhole: (round: GameRound, lease: Lease) => move(round, { state: 'betting', fault: 'limit_reached' }, lease),
    /** What was asked for in one step never counts: the stake is asked for by itself, under new names. */
    part: (round: GameRound, lease: Lease) =>
      move(
        round,
        {
          state: 'betting',
          fault: null,
          outcome: null,
          won: null,
          bet: randomUUID(),
          rollback: randomUUID(),
        },
        lease,
      ),
  }
}
