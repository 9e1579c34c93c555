import type { Decision } from '@sanuk/engines/live/deciding-game'
import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../database.ts'
import type { SpotStake } from '../protocol.ts'

/** The bet that pays for a move: money on a spot of its own, in the round of the seat. */
export type ExtraBet = {
  readonly id: string
  readonly rollback: string
  readonly stakes: readonly SpotStake[]
  readonly amount: bigint
}

export type NewDecision = Decision & {
  readonly id: string
  readonly pageId: string
  readonly coup: string
  readonly member: string
  readonly currency: string
  readonly receivedAt: Date
  /** Null for a move that costs nothing. */
  readonly extra: ExtraBet | null
}

/** A decision that counts, with whose it is. */
export type TakenDecision = Decision & { readonly seat: string; readonly member: string }

export type DecisionStore = ReturnType<typeof createDecisionStore>

/** What players decided while coups were dealt, as it lies in our schema. */
export function createDecisionStore(database: Database) {
  return {
    /**
     * Writes a decision down, with the bet that it costs before that is paid for. Answers the seat; null where the step is
     * over, the member has no seat, the hand is decided about, or the page's name of it was used before. Whoever ends the
     * step waits for it, or comes first.
     */
    add: async (made: NewDecision): Promise<string | null> => {
      const { extra } = made
      const { rows } = await sql<{ seat: string }>`
        with open as (
          select id from rooms.coup
          where id = ${made.coup} and state = 'dealing' and asked_until is not null and steps = ${made.step} - 1
          for share
        ),
        seat as (
          select seat.id from rooms.seat join open on seat.coup = open.id
          where seat.member = ${made.member} and seat.currency = ${made.currency}
        ),
        bet as (
          insert into rooms.bet (id, page_id, member, seat, stakes, amount, state, rollback, received_at)
          select ${extra?.id ?? null}::uuid, ${made.pageId}::uuid, ${made.member}, seat.id,
                 ${JSON.stringify(extra?.stakes ?? [])}::jsonb, ${extra?.amount ?? null}::bigint, 'asking',
                 ${extra?.rollback ?? null}::uuid, ${made.receivedAt}
          from seat
          where ${extra !== null} and not exists (
            select from rooms.decision
            where decision.seat = seat.id and step = ${made.step} and hand = ${made.hand} and state <> 'refused'
          )
          on conflict (member, page_id) do nothing
          returning id
        )
        insert into rooms.decision (id, page_id, member, seat, step, hand, move, bet, state, received_at)
        select ${made.id}::uuid, ${made.pageId}::uuid, ${made.member}, seat.id, ${made.step}, ${made.hand}, ${made.move},
               bet.id, ${extra === null ? 'taken' : 'asking'}, ${made.receivedAt}
        from seat left join bet on true
        where ${extra === null} or bet.id is not null
        on conflict do nothing
        returning seat`.execute(database)
      return rows[0]?.seat ?? null
    },
    /** The bet of a decision is paid for, and both count, unless the step was over before that was known. */
    take: async (bet: string): Promise<boolean> => {
      const { rows } = await sql`
        with paid as (
          update rooms.bet set state = 'placed' where id = ${bet} and state = 'asking' returning id
        )
        update rooms.decision set state = 'taken' from paid
        where decision.bet = paid.id and state = 'asking' returning decision.id`.execute(database)
      return rows.length > 0
    },
    /** The move is not paid for: `undoing` gives back whatever was taken, `refused` says that nothing was. */
    refuse: async (bet: string, fault: string, becomes: 'refused' | 'undoing'): Promise<void> => {
      await sql`
        with unpaid as (
          update rooms.bet set state = ${becomes}, fault = ${fault}
          where id = ${bet} and state in ('asking', 'undoing') returning id
        )
        update rooms.decision set state = 'refused', fault = ${fault} from unpaid
        where decision.bet = unpaid.id and decision.state = 'asking'`.execute(database)
    },
    /** Opens a step of a coup. */
    ask: async (coup: string, { at, until }: { readonly at: Date; readonly until: Date }): Promise<void> => {
      await database
        .updateTable('rooms.coup')
        .set({ asked_at: at, asked_until: until })
        .where('id', '=', coup)
        .where('state', '=', 'dealing')
        .execute()
    },
    /** Ends a step: from here on no move counts that is not known to be paid for, and its money goes back. */
    close: (coup: string, step: number, now: Date): Promise<void> =>
      database.transaction().execute(async (on) => {
        await on
          .updateTable('rooms.coup')
          .set({ steps: step, asked_at: null, asked_until: null, dealt_at: now })
          .where('id', '=', coup)
          .where('state', '=', 'dealing')
          .execute()
        await undoUnknown(on, coup)
      }),
    /** Moves of a coup that are not known to be paid for do not count: whoever asked about them is gone. */
    undoUnknown: (coup: string): Promise<void> => database.transaction().execute((on) => undoUnknown(on, coup)),
    /** All decisions of a coup that count. */
    ofCoup: (coup: string): Promise<TakenDecision[]> => taken(database).where('rooms.seat.coup', '=', coup).execute(),
    ofSeat: (seat: string): Promise<TakenDecision[]> =>
      taken(database).where('rooms.decision.seat', '=', seat).execute(),
    /** What became of a decision by the page's name of it. */
    findByPage: (member: string, pageId: string) =>
      database
        .selectFrom('rooms.decision')
        .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.decision.seat')
        .select(['rooms.decision.state', 'rooms.decision.fault', 'rooms.seat.coup'])
        .where('rooms.decision.member', '=', member)
        .where('rooms.decision.page_id', '=', pageId)
        .executeTakeFirst(),
  }
}

async function undoUnknown(on: Transaction<Tables>, coup: string): Promise<void> {
  await sql`
    with mine as (select id from rooms.seat where coup = ${coup}),
    unknown as (
      update rooms.bet set state = 'undoing', fault = 'platform_unreachable'
      where state = 'asking' and seat in (select id from mine) returning id
    )
    update rooms.decision set state = 'refused', fault = 'platform_unreachable'
    where state = 'asking' and seat in (select id from mine)`.execute(on)
}

const taken = (database: Database) =>
  database
    .selectFrom('rooms.decision')
    .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.decision.seat')
    .select(['rooms.decision.seat', 'rooms.decision.member', 'rooms.decision.step'])
    .select(['rooms.decision.hand', 'rooms.decision.move'])
    .where('rooms.decision.state', '=', 'taken')
    .orderBy('rooms.decision.step')
    .orderBy('rooms.decision.received_at')
