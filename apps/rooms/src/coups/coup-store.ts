import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { CoupResult, Turn } from '../protocol.ts'
import type { CoupRow } from './coup-table.ts'

export type NewCoup = Pick<CoupRow, 'id' | 'table_code' | 'series' | 'number' | 'opens_at' | 'closes_at'>

/** What the bets of one seat came to. */
export type SeatOutcome = {
  readonly seat: string
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
}

type Ending = {
  readonly result: CoupResult
  readonly now: Date
  readonly series: string
  readonly number: number
  readonly turns: readonly Turn[]
  readonly seats: readonly SeatOutcome[]
}

export type CoupStore = ReturnType<typeof createCoupStore>

/** Coups as they lie in our schema. */
export function createCoupStore(database: Database) {
  return {
    ...readCoups(database),
    add: async (coup: NewCoup): Promise<void> => {
      await database
        .insertInto('rooms.coup')
        .values({ ...coup, state: 'betting' })
        .execute()
    },
    /**
     * Deals a coup. From here on no bet counts but those that are known to be paid for: of the others the money
     * goes back.
     */
    deal: (id: string, turns: readonly Turn[], now: Date): Promise<void> =>
      database.transaction().execute(async (on) => {
        const dealt = await on
          .updateTable('rooms.coup')
          .set({ state: 'dealing', turns: JSON.stringify(turns), dealt_at: now })
          .where('id', '=', id)
          .where('state', '=', 'betting')
          .executeTakeFirst()
        demandChanged(id, dealt)
        await on
          .updateTable('rooms.bet')
          .set({ state: 'undoing', fault: 'platform_unreachable' })
          .where('state', '=', 'asking')
          .where('seat', 'in', (of) => of.selectFrom('rooms.seat').select('id').where('coup', '=', id))
          .execute()
      }),
    /** Writes down all that is shown up to the next step, before the first of it is. */
    writeTurns: async (id: string, turns: readonly Turn[]): Promise<void> => {
      await database
        .updateTable('rooms.coup')
        .set({ turns: JSON.stringify(turns) })
        .where('id', '=', id)
        .where('state', '=', 'dealing')
        .execute()
    },
    /** Ends a coup: what it came to, for every seat with a bet that counts. */
    end: (id: string, { result, now, series, number, turns, seats }: Ending): Promise<void> =>
      database.transaction().execute(async (on) => {
        const over = await on
          .updateTable('rooms.coup')
          .set({ state: 'ended', result: JSON.stringify(result), turns: JSON.stringify(turns), ended_at: now })
          .where('id', '=', id)
          .where('state', '=', 'dealing')
          .executeTakeFirst()
        demandChanged(id, over)
        await setSeats(on, seats)
        await on.updateTable('rooms.series').set({ coups: number }).where('id', '=', series).execute()
      }),
    setSeats: (seats: readonly SeatOutcome[]): Promise<void> => setSeats(database, seats),
    /** The platform has all of a version; one that was changed meanwhile is still to be settled. */
    settled: async ({ id, version }: Pick<CoupRow, 'id' | 'version'>, now: Date): Promise<void> => {
      await database
        .updateTable('rooms.coup')
        .set({ settled_at: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    },
  }
}

function readCoups(database: Database) {
  const coups = () => database.selectFrom('rooms.coup').selectAll()
  return {
    find: (id: string): Promise<CoupRow | undefined> => coups().where('id', '=', id).executeTakeFirst(),
    /** The coup at a table that has not ended. */
    open: (table: string): Promise<CoupRow | undefined> =>
      coups().where('table_code', '=', table).where('state', 'in', ['betting', 'dealing']).executeTakeFirst(),
    /** How many coups of a table opened from one instant to another, both included. */
    countOpened: async (table: string, from: Date, to: Date): Promise<number> => {
      const { count } = await database
        .selectFrom('rooms.coup')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('table_code', '=', table)
        .where('opens_at', '>=', from)
        .where('opens_at', '<=', to)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Coups of a series that ended, in their order, up to a number where one is given. */
    endedOf: (series: string, until?: number): Promise<CoupRow[]> => {
      const ended = coups().where('series', '=', series).where('state', '=', 'ended')
      return (until === undefined ? ended : ended.where('number', '<=', until)).orderBy('number').execute()
    },
    /** Coups of a series that are void, or were corrected. */
    revisedOf: (series: string): Promise<CoupRow[]> =>
      coups()
        .where('series', '=', series)
        .where(({ eb, or }) => or([eb('version', '>', 1), eb('state', '=', 'void')]))
        .where('state', 'in', ['ended', 'void'])
        .orderBy('number')
        .execute(),
    /** Coups whose bets are still to be settled with the platform, the latest first: one that is refused holds up none. */
    unsettled: (most: number): Promise<CoupRow[]> =>
      coups()
        .where('state', 'in', ['ended', 'void'])
        .where('settled_at', 'is', null)
        .orderBy('ended_at', 'desc')
        .limit(most)
        .execute(),
  }
}

/** What the bets of seats came to. */
async function setSeats(on: Database, seats: readonly SeatOutcome[]): Promise<void> {
  await sql`
    update rooms.seat set stake = outcome.stake, win = outcome.win, valid = outcome.valid
    from unnest(
      ${seats.map(({ seat }) => seat)}::uuid[], ${seats.map(({ stake }) => stake)}::bigint[],
      ${seats.map(({ win }) => win)}::bigint[], ${seats.map(({ valid }) => valid)}::bigint[]
    ) as outcome (seat, stake, win, valid)
    where seat.id = outcome.seat`.execute(on)
}

/** A coup that was made void elsewhere goes no further: its table begins again from what the database says. */
function demandChanged(id: string, { numUpdatedRows }: { readonly numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw new Error(`coup ${id} is not where its table thinks that it is`)
}
