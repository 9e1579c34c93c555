import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type Counting, counted } from './counted.ts'

type Sum = { readonly valid: Amount; readonly earned: Amount; readonly net: Amount }
export type Preview = {
  readonly agents: number
  readonly active: number
  readonly days: readonly (Sum & { readonly day: string })[]
}

/** What rules would have paid for days that were, by the contracts of one day; `net` is what the same play left. */
export async function preview(
  database: Database,
  counting: Counting,
  { activeLeast }: { readonly activeLeast: Amount },
): Promise<Preview> {
  const { rows } = await sql<{ day: string | null; agents: number; active: number } & Record<keyof Sum, bigint>>`
    with ${counted(counting)}, brought as (
      select day, sum(earned)::bigint as earned from by_agent group by day
    )
    select share.day::text, 0 as agents, 0 as active, sum(share.valid)::bigint as valid,
           coalesce(min(brought.earned), 0)::bigint as earned, sum(share.net)::bigint as net
      from share left join brought on brought.day = share.day where share.once group by share.day
    union all
    select null, (select count(distinct agent)::int from by_agent where earned > 0),
           (select count(distinct member)::int from placed where valid >= ${activeLeast}), 0, 0, 0
     order by day`.execute(database)
  const counts = rows.find(({ day }) => day === null)
  return {
    agents: counts?.agents ?? 0,
    active: counts?.active ?? 0,
    days: rows.flatMap(({ day, valid, earned, net }) =>
      day === null ? [] : [{ day, valid: amount(valid), earned: amount(earned), net: amount(net) }],
    ),
  }
}
