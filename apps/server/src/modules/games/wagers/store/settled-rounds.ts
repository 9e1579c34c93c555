import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import type { RoundRecord } from '../round.ts'
import { type RoundTable, readRoundRow } from './round-rows.ts'

const PAGE = 50

/** Whose rounds, in which money, settled between two instants, the second one excluded. */
export type SettledBetween = {
  readonly brand: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly from: Date
  readonly until: Date
}

/** A round with what of its stake counts as turnover (`wagers.valid_stake`). */
export type SettledRound = { readonly round: RoundRecord; readonly valid: Amount }

/** Rounds of members by when they were settled, and rounds with what of them counts. */
export function createSettledRounds(database: Database) {
  return {
    /** Rounds by their ids, in that order, each with what of its stake counts as turnover: nothing before it is settled. */
    roundsNamed: async (ids: readonly string[]): Promise<SettledRound[]> => {
      const { rows } = await sql<RoundTable & { valid: bigint }>`
        select round.*, case when state in ('settled', 'resettled')
                             then wagers.valid_stake(game_type, stake, win, valid_stake) else 0 end as valid
          from unnest(${[...ids]}::uuid[]) with ordinality as named (id, place) join wagers.round using (id)
         order by place`.execute(database)
      return rows.map((row) => ({ round: readRoundRow(row), valid: amount(row.valid) }))
    },
    /** The rounds that make up a member's play between two instants; by when they began, newest first. */
    settledOf: async (asked: SettledBetween, after: Place | null) => {
      const { brand, member, currency, from, until } = asked
      const { rows } = await sql<RoundTable & { valid: bigint }>`
        select round.*, wagers.valid_stake(game_type, stake, win, valid_stake) as valid
          from (
            select id from wagers.round
             where member = ${member} and started_at >= ${from}::timestamptz - interval '1 day' and started_at < ${until}
            union
            select round from wagers.late_settled
             where brand = ${brand} and settled_at >= ${from} and settled_at < ${until}
          ) found join wagers.round using (id)
         where member = ${member} and brand = ${brand} and currency = ${currency}
           and state in ('settled', 'resettled') and settled_at >= ${from} and settled_at < ${until}
           ${after ? sql`and (started_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
         order by started_at desc, id desc limit ${PAGE + 1}`.execute(database)
      const { list, nextCursor } = cutPage(rows, PAGE, ({ started_at: at, id }) => ({ at, id }))
      return {
        list: list.map((row): SettledRound => ({ round: readRoundRow(row), valid: amount(row.valid) })),
        nextCursor,
      }
    },
  }
}
