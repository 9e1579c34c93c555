import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { SpotStake } from '../protocol.ts'
import type { BetState } from './bet-tables.ts'

export type NewBet = {
  readonly id: string
  readonly pageId: string
  readonly rollback: string
  readonly coup: string
  /** A name for the seat, where the member has none on this coup yet. */
  readonly seat: string
  readonly session: string
  readonly member: string
  readonly currency: string
  readonly stakes: readonly SpotStake[]
  readonly amount: bigint
  readonly receivedAt: Date
}

/** A bet of a coup with whose it is. */
export type BetOfCoup = {
  readonly id: string
  readonly pageId: string
  readonly seat: string
  readonly member: string
  readonly currency: string
  readonly stakes: readonly SpotStake[]
  readonly state: BetState
}

export type BetStore = ReturnType<typeof createBetStore>

/** Bets as they lie in our schema. */
export function createBetStore(database: Database) {
  return {
    /**
     * Writes a bet down before it is paid for, and answers the seat it belongs to: null where the coup takes no bets any
     * more, or the page's name of the bet was used before. Whoever lays the cards down waits for it, or comes first.
     */
    add: async (bet: NewBet): Promise<string | null> => {
      const { rows } = await sql<{ seat: string }>`
        with open as (select id from rooms.coup where id = ${bet.coup} and state = 'betting' for share),
        seat as (
          insert into rooms.seat (id, coup, member, currency, session)
          select ${bet.seat}::uuid, open.id, ${bet.member}, ${bet.currency}, ${bet.session}::uuid from open
          on conflict (coup, member, currency) do update set session = excluded.session
          returning id
        )
        insert into rooms.bet (id, page_id, member, seat, stakes, amount, state, rollback, received_at)
        select ${bet.id}::uuid, ${bet.pageId}::uuid, ${bet.member}, seat.id, ${JSON.stringify(bet.stakes)}::jsonb,
               ${bet.amount}, 'asking', ${bet.rollback}::uuid, ${bet.receivedAt}
        from seat
        on conflict (member, page_id) do nothing
        returning seat`.execute(database)
      return rows[0]?.seat ?? null
    },
    /** The bet counts, unless the cards were laid down before that was known. */
    place: async (id: string): Promise<boolean> => {
      const placed = await database
        .updateTable('rooms.bet')
        .set({ state: 'placed' })
        .where('id', '=', id)
        .where('state', '=', 'asking')
        .returning('id')
        .executeTakeFirst()
      return placed !== undefined
    },
    refuse: async (id: string, fault: string): Promise<void> => {
      await database
        .updateTable('rooms.bet')
        .set({ state: 'refused', fault })
        .where('id', '=', id)
        .where('state', 'in', ['asking', 'undoing'])
        .execute()
    },
    /** Gives back whatever of a coup is not known to be paid for: whoever asked about it is gone. */
    undoUnknown: async (coup: string): Promise<void> => {
      await database
        .updateTable('rooms.bet')
        .set({ state: 'undoing', fault: 'platform_unreachable' })
        .where('state', '=', 'asking')
        .where('seat', 'in', (of) => of.selectFrom('rooms.seat').select('id').where('coup', '=', coup))
        .execute()
    },
    /** Gives back the money of a bet of which nothing is known. */
    undo: async (id: string): Promise<void> => {
      await database
        .updateTable('rooms.bet')
        .set({ state: 'undoing', fault: 'platform_unreachable' })
        .where('id', '=', id)
        .where('state', '=', 'asking')
        .execute()
    },
    /** All bets of a coup that were not refused. */
    ofCoup: async (coup: string): Promise<BetOfCoup[]> => {
      const rows = await database
        .selectFrom('rooms.bet')
        .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.bet.seat')
        .select(['rooms.bet.id', 'rooms.bet.page_id', 'rooms.bet.seat', 'rooms.bet.member', 'rooms.bet.stakes'])
        .select(['rooms.bet.state', 'rooms.seat.currency'])
        .where('rooms.seat.coup', '=', coup)
        .where('rooms.bet.state', 'in', ['asking', 'placed'])
        .orderBy('rooms.bet.received_at')
        .execute()
      return rows.map(({ page_id, ...bet }) => ({ ...bet, pageId: page_id }))
    },
    /** What became of a bet by the page's name of it. */
    findByPage: (member: string, pageId: string) =>
      database
        .selectFrom('rooms.bet')
        .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.bet.seat')
        .select(['rooms.bet.state', 'rooms.bet.fault', 'rooms.seat.coup', 'rooms.bet.stakes'])
        .where('rooms.bet.member', '=', member)
        .where('rooms.bet.page_id', '=', pageId)
        .executeTakeFirst(),
  }
}
