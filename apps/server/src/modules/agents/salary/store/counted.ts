import type { CurrencyCode } from '@sanuk/money/currency'
import { type RawBuilder, sql } from 'kysely'
import { RATE_WHOLE, smallestCoin } from '#platform/accruals/explanation'

/** Which play is counted, and by which contracts. Both days are included. */
export type Counting = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly from: string
  readonly to: string
  /** The highest rate that counts, in hundredths of a per cent. */
  readonly most: number
  /** The day whose contracts count; each day its own where it is left out. */
  readonly contractsOn?: string
  /** Condition over `stands`, the place of the agent to whom a member belongs: whose play is looked at. */
  readonly below?: RawBuilder<unknown>
}

/** A condition: the row of `agents.stands` or `agents.belongs` is in force on a day. */
export const inForce = (table: 'stands' | 'belongs', day: RawBuilder<unknown>): RawBuilder<unknown> => {
  const [from, until] = [sql.ref(`${table}.from_day`), sql.ref(`${table}.until_day`)]
  return sql`${from} <= ${day} and (${until} is null or ${until} > ${day})`
}

/**
 * The one place where a salary is counted. Each member's valid stake of a day goes up the line of agents to whom they
 * belong on that day. Whoever of them has a contract gets of it `valid × (own rate − deducted)`, rounded down to 1/10 000,
 * where `deducted` is the highest rate of those below in the line: in all that is the highest rate of the line, also
 * where a move has put a higher rate below a lower one. Members’ amounts are added up and cut to the smallest coin.
 *
 * Gives the relations `held` (day, agent, contract, rate), `placed` (member, day, valid, net, ancestors), `share`
 * (member, day, agent, rate, valid, net, deducted, through, amount, once: whether it is the member's first), and `by_agent`
 * (agent, day, valid, earned).
 */
export function counted({ brand, currency, from, to, most, contractsOn, below }: Counting): RawBuilder<unknown> {
  const coin = smallestCoin(currency)
  const contractDay = contractsOn === undefined ? sql`days.day::date` : sql`${contractsOn}::date`
  return sql`
    held as materialized (
      select days.day::date as day, contract.agent, contract.id as contract, least(contract.rate, ${most}::integer) as rate
        from generate_series(${from}::date, ${to}::date, '1 day') days (day)
       cross join lateral salary.contracts_on(${brand}, ${contractDay}) contract
        join members.member on member.id = contract.agent and member.currency = ${currency}
       where ${most}::integer > 0
    ), played as (
      select member, day, greatest(sum(valid), 0)::bigint as valid, sum(net)::bigint as net
        from turnover.kinds_between(${brand}, ${currency}, ${from}::date, ${to}::date) group by member, day
    ), placed as (
      select played.*, stands.ancestors from played
        join agents.belongs on belongs.member = played.member and ${inForce('belongs', sql`played.day`)}
        join agents.stands on stands.agent = belongs.agent and ${inForce('stands', sql`played.day`)}
       where ${below ?? sql`true`}
    ), line as (
      select placed.*, held.agent, held.rate, above.height,
             max(array[held.rate, -above.height]) over lower_ones as highest,
             above.height = min(above.height) over (partition by placed.member, placed.day) as once
        from placed
       cross join unnest(placed.ancestors) with ordinality as above (agent, height)
        join held on held.agent = above.agent and held.day = placed.day
      window lower_ones as (
        partition by placed.member, placed.day order by above.height desc rows between unbounded preceding and 1 preceding)
    ), share as (
      select member, day, agent, rate, valid, net, once, coalesce(highest[1], 0)::integer as deducted,
             ancestors[(-highest[2])::integer] as through,
             valid * greatest(rate - coalesce(highest[1], 0), 0) / ${sql.lit(RATE_WHOLE)} as amount
        from line
    ), by_agent as (
      select agent, day, sum(valid)::bigint as valid,
             sum(amount)::bigint / ${coin}::bigint * ${coin}::bigint as earned
        from share group by agent, day
    )`
}
