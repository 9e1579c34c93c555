import type { FREE_ROUNDS_STATES } from '@sanuk/contracts/office-free-rounds'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import { holdsText, type ListQuery, listPage } from '#platform/list-query'
import { type Campaign, type CampaignFigures, campaignColumns, readFigures } from './rows.ts'

const LIST_SIZE = 20

type WantedCampaigns = {
  readonly state: (typeof FREE_ROUNDS_STATES)[number] | undefined
  /** A part of a name. */
  readonly search: string | undefined
  readonly now: Date
}

/** Campaigns of free rounds, with what became of them. */
export function createCampaignStore(database: Database) {
  const withFigures = sql`
    select ${campaignColumns}, of.* from free_rounds.campaign c cross join lateral (
      select count(*)::int as reach, count(told_at)::int as told, (count(*) filter (where used > 0))::int as players,
             coalesce(sum(used), 0)::int as played, coalesce(sum(won), 0)::bigint as won,
             coalesce(sum(paid), 0)::bigint as paid
        from free_rounds.grant where campaign = c.id) of`
  return {
    find: async (brand: string, id: string): Promise<CampaignFigures | null> => {
      const { rows } = await sql`${withFigures} where c.brand = ${brand} and c.id = ${id}`.execute(database)
      return rows[0] === undefined ? null : readFigures(rows[0])
    },
    /** By when they were made; amounts are what they paid, a state is that of an instant. */
    list: async (brand: string, { state, search, now }: WantedCampaigns, asked: ListQuery) => {
      const page = listPage({ at: 'c.made_at', id: 'c.id', amount: 'of.paid' }, asked, LIST_SIZE)
      const stateNow = sql`
        case when c.stopped_at is not null then 'stopped' when c.from_at > ${now} then 'scheduled'
             when c.until_at > ${now} then 'running' else 'over' end`
      const { rows } = await sql`
        ${withFigures} where c.brand = ${brand} ${state === undefined ? sql`` : sql`and ${stateNow} = ${state}`}
           and ${holdsText(search, sql`c.names ->> 'th'`, sql`c.names ->> 'en'`)} and ${page.where}
         order by ${page.order} limit ${page.limit}`.execute(database)
      return page.cut(rows.map(readFigures), ({ madeAt, id, paid }) => ({ at: madeAt, id, amount: paid }))
    },
    /** Writes a campaign down with a grant for each of these members. */
    add: async (transaction: Transaction, campaign: NewCampaign, members: readonly string[]): Promise<void> => {
      const { id, brand, names, vendor, games, rounds, stake, mostWin, play, from, until, madeAt, madeBy } = campaign
      await sql`
        insert into free_rounds.campaign (id, brand, names, vendor, games, rounds, stake, most_win, play, from_at,
                                          until_at, made_at, made_by)
        values (${id}, ${brand}, ${JSON.stringify(names)}::jsonb, ${vendor}, ${[...games]}::text[], ${rounds}, ${stake},
                ${mostWin}, ${play}, ${from}, ${until}, ${madeAt}, ${madeBy})`.execute(transaction)
      await sql`
        insert into free_rounds.grant (id, brand, campaign, member, rounds, most_win, changed_at)
        select gen_random_uuid(), ${brand}, ${id}, member, ${rounds}, ${mostWin}, ${madeAt}
          from unnest(${[...members]}::uuid[]) member`.execute(transaction)
    },
    /** Whether it goes on until now; what is stopped stays so. */
    stop: async (brand: string, id: string, by: { readonly operator: string; readonly at: Date }): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update free_rounds.campaign set stopped_at = ${by.at}, stopped_by = ${by.operator}
         where id = ${id} and brand = ${brand} and stopped_at is null`.execute(database)
      return numAffectedRows === 1n
    },
  }
}

export type NewCampaign = Omit<Campaign, 'stoppedAt' | 'stoppedBy'>
