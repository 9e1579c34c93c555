import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type Counting, counted } from './counted.ts'

type Sum = { readonly valid: Amount; readonly earned: Amount; readonly net: Amount }
export type Preview = {
  readonly members: number
  readonly kinds: readonly (Sum & { readonly name: string })[]
  readonly days: readonly (Sum & { readonly name: string })[]
}

/** What a plan would have given back for days that were, by the sums of what was played then. */
export async function preview(database: Database, counting: Counting, plan: RebatePlan): Promise<Preview> {
  const { rows } = await sql<{ what: string; name: string; members: number } & Record<keyof Sum, bigint>>`
    with ${counted(counting, plan)}
    select 'kind' as what, game_type as name, 0 as members, sum(valid)::bigint as valid, sum(net)::bigint as net,
           sum(earned)::bigint as earned
      from by_kind group by game_type
    union all
    select 'day', day::text, 0, sum(valid)::bigint, sum(net)::bigint, sum(earned)::bigint from by_day group by day
    union all
    select 'all', '', (count(distinct member) filter (where earned > 0))::int, 0, 0, 0 from by_day
    order by what, name`.execute(database)
  const of = (kind: string) =>
    rows
      .filter(({ what }) => what === kind)
      .map(({ name, valid, earned, net }) => {
        return { name, valid: amount(valid), earned: amount(earned), net: amount(net) }
      })
  const members = rows.find(({ what }) => what === 'all')?.members ?? 0
  return { members, kinds: of('kind'), days: of('day') }
}
