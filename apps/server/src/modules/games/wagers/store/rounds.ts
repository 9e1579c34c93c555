import type { Attempt, ChangesOf } from '@sanuk/ledger/attempts'
import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'
import { type ListQuery, listPage, newestFrom } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'
import { roundId } from '#platform/round-id'
import { movementOf } from '../movement-of.ts'
import type { Movement, RoundRecord } from '../round.ts'
import { idsOfReference } from '../round-reference.ts'
import { readRoundRow, type WagersTables } from './round-rows.ts'

const LIST_SIZE = 20

/** Among how many of the latest wins the winners of the board are found. */
const WINS_LOOKED_AT = 500

/** Whose rounds: a member's between two instants (the second one excluded), or a whole brand's. */
export type RoundRange = {
  readonly member: string
  readonly from: Date
  readonly until: Date
  readonly gameType?: RoundRecord['gameType'] | undefined
}

/** Rounds as members and operators look them up. */
export function createRoundStore(database: Database, changesOf: ChangesOf) {
  const own = database.withTables<WagersTables>()
  const within = (range: RoundRange, on: Connection = database) => {
    const query = on
      .withTables<WagersTables>()
      .selectFrom('wagers.round')
      .where('member', '=', range.member)
      .where('started_at', '>=', range.from)
      .where('started_at', '<', range.until)
    return range.gameType ? query.where('game_type', '=', range.gameType) : query
  }
  const bookedChanges = async ({ account, changes, booked }: RoundRecord): Promise<Attempt[]> =>
    changes ? changesOf({ account, ...changes, reference: booked }) : []
  return {
    page: async (range: RoundRange, from: Place | null) => {
      const page = pageBy(newestFrom(from))
      const query = within(range).selectAll().where(page.where)
      return pageOf(page, await query.orderBy(page.order).limit(page.limit).execute())
    },
    /** Net and number of rounds for each business day that had any, oldest first: as the member sees it, free rounds too. */
    days: async (
      range: RoundRange,
      timeZone: string,
      on?: Connection,
    ): Promise<{ day: string; rounds: number; stake: Amount; win: Amount }[]> => {
      const rows = await within(range, on)
        .select(({ fn }) => [
          sql<string>`to_char(started_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
          fn.countAll<bigint>().as('rounds'),
          sql<string>`sum(stake)`.as('stake'),
          sql<string>`sum(win + coalesce(free_win, 0))`.as('win'),
        ])
        .where('state', '<>', 'rolled_back')
        .groupBy('day')
        .orderBy('day')
        .execute()
      return rows.map(({ day, rounds, stake, win }) => ({
        day,
        rounds: Number(rounds),
        stake: amount(BigInt(stake)),
        win: amount(BigInt(win)),
      }))
    },
    find: async (member: string, id: string): Promise<RoundRecord | null> => {
      const row = await own
        .selectFrom('wagers.round')
        .selectAll()
        .where('id', '=', id)
        .where('member', '=', member)
        .executeTakeFirst()
      return row ? readRoundRow(row) : null
    },
    /** A round of a brand's member. */
    findOfBrand: async (brand: string, id: string): Promise<RoundRecord | null> => {
      const query = own.selectFrom('wagers.round').selectAll().where('id', '=', id).where('brand', '=', brand)
      const row = await query.executeTakeFirst()
      return row ? readRoundRow(row) : null
    },
    /** Every row of the books by which a round changed its member's account, oldest first. */
    changes: bookedChanges,
    /** Every movement of money in a round, oldest first, as the books have it. */
    movements: async (round: RoundRecord): Promise<Movement[]> =>
      (await bookedChanges(round)).flatMap((attempt) => movementOf(round.account, attempt) ?? []),
  }
}

/** Rounds as their vendors know them. */
export function createVendorRounds(database: Database) {
  const own = database.withTables<WagersTables>()
  return {
    /** The round a vendor knows by this name. */
    ofVendor: async (vendor: string, vendorRound: string): Promise<RoundRecord | null> => {
      const row = await own
        .selectFrom('wagers.round')
        .selectAll()
        .where('id', '=', roundId(vendor, vendorRound))
        .executeTakeFirst()
      return row ? readRoundRow(row) : null
    },
    /** Rounds by what their vendor calls them; one that is not known is missing. */
    manyOfVendor: async (vendor: string, vendorRounds: readonly string[]): Promise<Map<string, RoundRecord>> => {
      const ids = vendorRounds.map((name) => roundId(vendor, name))
      const rows = await own
        .selectFrom('wagers.round')
        .selectAll()
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .execute()
      return new Map(rows.map((row) => [row.vendor_round, readRoundRow(row)]))
    },
    /** What their vendors call rounds, by our ids of them. */
    vendorNamesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map()
      const rows = await own
        .selectFrom('wagers.round')
        .select(['id', 'vendor_round'])
        .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
        .execute()
      return new Map(rows.map(({ id, vendor_round }) => [id, vendor_round]))
    },
  }
}

/** Rounds of a brand: all, one member's, or the one of a reference; of them those in a state. */
type BrandRounds = {
  readonly brand: string
  readonly member?: string | undefined
  readonly reference?: string | undefined
  readonly state?: RoundRecord['state'] | undefined
}

/** Rounds of a whole brand, for its operators and its winner board. */
export function createBrandRounds(database: Database) {
  const own = database.withTables<WagersTables>()
  return {
    /** By when they began; amounts are what they won. */
    pageOfBrand: async ({ brand, member, reference, state }: BrandRounds, asked: ListQuery) => {
      const page = pageBy(asked)
      let query = own.selectFrom('wagers.round').selectAll().where('brand', '=', brand).where(page.where)
      if (state) query = query.where('state', '=', state)
      if (member) query = query.where('member', '=', member)
      if (reference) {
        const ids = idsOfReference(reference)
        if (!ids) return { list: [], nextCursor: null }
        query = query.where('id', '>=', ids.first).where('id', '<=', ids.last)
      }
      return pageOf(page, await query.orderBy(page.order).limit(page.limit).execute())
    },
    /**
     * The latest round of each member that won at least so much and more than it staked, in the brand's own money: guests
     * play with none. Looks at the last 500 such rounds, so that it takes the same time however much is played.
     */
    winners: async (
      { id, currency }: { readonly id: string; readonly currency: CurrencyCode },
      { leastWin, limit }: { readonly leastWin: Amount; readonly limit: number },
    ): Promise<RoundRecord[]> => {
      const rows = await own
        .selectFrom((expression) =>
          expression
            .selectFrom('wagers.round')
            .selectAll()
            .where('brand', '=', id)
            .where('currency', '=', currency)
            .where('state', 'in', ['settled', 'resettled'])
            .where('win', '>=', leastWin)
            .whereRef('win', '>', 'stake')
            .orderBy('started_at', 'desc')
            .limit(WINS_LOOKED_AT)
            .as('latest'),
        )
        .distinctOn('member')
        .selectAll()
        .orderBy('member')
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows
        .toSorted((one, other) => other.started_at.getTime() - one.started_at.getTime())
        .slice(0, limit)
        .map(readRoundRow)
    },
  }
}

const pageBy = (asked: ListQuery) => listPage({ at: 'started_at', id: 'id', amount: 'win' }, asked, LIST_SIZE)

function pageOf(page: ReturnType<typeof pageBy>, rows: readonly WagersTables['wagers.round'][]) {
  const { list, nextCursor } = page.cut(rows, ({ started_at: at, id, win }) => ({ at, id, amount: win }))
  return { list: list.map(readRoundRow), nextCursor }
}
