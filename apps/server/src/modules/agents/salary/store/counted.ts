import { type AgentScheme, type AgentTier, type SalaryWeights, WEIGHT_WHOLE } from '@sanuk/contracts/agent-schemes'
import type { Amount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS, type CurrencyCode } from '@sanuk/money/currency'
import { type RawBuilder, sql } from 'kysely'
import { RATE_WHOLE, smallestCoin } from '#platform/accruals/explanation'
import { USUAL_ACTIVE_LEAST } from '../rules.ts'
import { isDividend } from '../schemes.ts'

/** Business days, both included. */
export type Days = { readonly firstDay: string; readonly lastDay: string }

/** Other tiers of an agent than the contract has. */
export type Supposed = { readonly agent: string; readonly tiers: readonly AgentTier[] }

/** Which play is counted, in which periods, and by which contracts. */
export type Counting = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly scheme: AgentScheme
  readonly periods: readonly Days[]
  /** The highest rate that counts, in hundredths of a per cent. */
  readonly most: number
  /** Valid stake on a day from which an account counts as active; each day's own where it is left out. */
  readonly activeLeast?: Amount
  /** How much of the valid stake counts by category; each day's own where they are left out, and all in dividends. */
  readonly weights?: SalaryWeights
  /** The day whose contracts count; each day its own where it is left out. */
  readonly contractsOn?: string
  /** What is supposed instead of these agents' contracts. */
  readonly supposed?: readonly Supposed[]
  /** Only the play of this agent's branch is looked at. */
  readonly branchOf?: string
  /** Condition over `stands`, the place of the agent to whom a member belongs: whose play is looked at. */
  readonly below?: RawBuilder<unknown>
}

/** A condition: the row of `agents.stands` or `agents.belongs` is in force on a day. */
export const inForce = (table: 'stands' | 'belongs', day: RawBuilder<unknown>): RawBuilder<unknown> => {
  const [from, until] = [sql.ref(`${table}.from_day`), sql.ref(`${table}.until_day`)]
  return sql`${from} <= ${day} and (${until} is null or ${until} > ${day})`
}

const AMOUNT_SCALE = sql.lit(10 ** AMOUNT_DECIMALS)

/** Weights are in per cent. */
const FULL_WEIGHT = sql.lit(WEIGHT_WHOLE)

/**
 * The one place where a salary is counted. Each member's valid stake of a day is weighed by category, added up and rounded
 * down to 1/10 000, once: `floor(Σ valid × weight / 100)`. What counts of it goes up the line of agents to whom they
 * belong on that day. Whoever of them has a contract gets of it `valid × (own rate − deducted)`, rounded down to 1/10 000,
 * where the own rate is that of the tier that the team reached in the period, and `deducted` the highest of those below
 * in the line: in all that is the highest rate of the line, also where a move has put a higher rate below a lower one.
 * Amounts are added up and cut to the smallest coin.
 *
 * Gives the relations `agreed` (agent, first_day, contract, tiers), `placed` (member, day, first_day, staked, valid, net,
 * is_active, ancestors), `team` (agent, first_day, valid, net, active), `share` (member, day, first_day, agent, rate, staked,
 * valid, net, deducted, through, amount, once: whether it is the member's first), and `by_agent` (agent, first_day, contract,
 * tier, rate, valid, net, active, earned). `staked` is the valid stake before it is weighed, by which accounts are active.
 */
export function counted(counting: Counting): RawBuilder<unknown> {
  const { brand, currency, most, branchOf, below = sql`true` } = counting
  const coin = smallestCoin(currency)
  return sql`
    ${daysOf(counting)}, held as materialized (
      select days.first_day, days.day, contract.agent, contract.id as contract, contract.tiers
        from days cross join lateral (${contractsOf(counting)}) contract
        join members.member on member.id = contract.agent and member.currency = ${currency}
       where ${most}::integer > 0
    ), agreed as materialized (
      select distinct on (agent, first_day) agent, first_day, contract, tiers from held
       order by agent, first_day, day desc
    ), played as (
      select kinds.member, kinds.day, greatest(sum(kinds.valid), 0)::bigint as staked,
             div(greatest(sum(kinds.valid * coalesce(weighed.weight, ${FULL_WEIGHT})), 0), ${FULL_WEIGHT})::bigint as valid,
             sum(kinds.net)::bigint as net
        from turnover.kinds_between(
          ${brand}, ${currency}, (select min(day) from days), (select max(day) from days)) kinds
        left join weighed on weighed.day = kinds.day and weighed.game_type = kinds.game_type
       group by kinds.member, kinds.day
    ), placed as materialized (
      select played.*, days.first_day, played.staked > 0 and played.staked >= days.active_least as is_active,
             stands.ancestors
        from played join days on days.day = played.day
        join agents.belongs on belongs.member = played.member and ${inForce('belongs', sql`played.day`)}
        join agents.stands on stands.agent = belongs.agent and ${inForce('stands', sql`played.day`)}
       where ${below} ${branchOf === undefined ? sql`` : sql`and stands.ancestors @> array[${branchOf}::uuid]`}
    ), climbed as materialized (
      select placed.*, above.agent, above.height
        from placed cross join unnest(placed.ancestors) with ordinality above (agent, height)
    ), team as (
      select held.agent, held.first_day, sum(climbed.valid)::bigint as valid, sum(climbed.net)::bigint as net,
             (count(distinct climbed.member) filter (where climbed.is_active))::integer as active
        from climbed join held on held.agent = climbed.agent and held.day = climbed.day
       group by held.agent, held.first_day
    ), reached as materialized (
      select team.*, agreed.contract, coalesce(best.tier, 0)::smallint as tier,
             least(coalesce(best.rate, 0), ${most}::integer) as rate
        from team join agreed using (agent, first_day)
        left join lateral (
          select (own.tier ->> 'rate')::integer as rate, own.place as tier
            from jsonb_array_elements(agreed.tiers) with ordinality own (tier, place)
           where (own.tier ->> 'valid')::numeric * ${AMOUNT_SCALE} <= team.valid
             and (own.tier ->> 'active')::integer <= team.active
           order by own.place desc limit 1
        ) best on true
    ), line as (
      select climbed.*, reached.rate,
             max(array[reached.rate, -climbed.height]) over lower_ones as highest,
             climbed.height = min(climbed.height) over (partition by climbed.member, climbed.day) as once
        from climbed join held on held.agent = climbed.agent and held.day = climbed.day
        join reached on reached.agent = held.agent and reached.first_day = held.first_day
      window lower_ones as (
        partition by climbed.member, climbed.day order by climbed.height desc rows between unbounded preceding and 1 preceding)
    ), share as (
      select member, day, first_day, agent, rate, staked, valid, net, once, coalesce(highest[1], 0)::integer as deducted,
             ancestors[(-highest[2])::integer] as through,
             valid * greatest(rate - coalesce(highest[1], 0), 0) / ${sql.lit(RATE_WHOLE)} as amount
        from line
    ), by_agent as (
      select reached.*, brought.earned
        from reached join (
          select agent, first_day, sum(amount)::bigint / ${coin}::bigint * ${coin}::bigint as earned
            from share group by agent, first_day
        ) brought using (agent, first_day)
    )`
}

/**
 * The days of the periods, from which valid stake on each an account counts as active, and the weights of categories that
 * do not count in full on it.
 */
function daysOf({ brand, scheme, periods, activeLeast, weights }: Counting): RawBuilder<unknown> {
  const given = isDividend(scheme) ? {} : weights
  const firsts = periods.map(({ firstDay }) => firstDay)
  const lasts = periods.map(({ lastDay }) => lastDay)
  return sql`
    days as materialized (
      select days.first_day, days.day,
             coalesce(
               ${activeLeast ?? null}::bigint, ((decided.rules ->> 'activeLeast')::numeric * ${AMOUNT_SCALE})::bigint,
               ${USUAL_ACTIVE_LEAST}::bigint) as active_least,
             coalesce(${given === undefined ? null : JSON.stringify(given)}::jsonb, decided.rules -> 'weights', '{}') as weights
        from (
          select periods.first_day, day::date as day
            from unnest(${firsts}::date[], ${lasts}::date[]) periods (first_day, last_day)
           cross join generate_series(periods.first_day, periods.last_day, '1 day') day
        ) days
        left join lateral (
          select rules.details as rules from salary.rules
           where rules.brand = ${brand} and rules.effective_from <= days.day
           order by rules.effective_from desc, rules.decided_at desc limit 1
        ) decided on true
    ), weighed as materialized (
      select days.day, own.game_type, own.weight::integer as weight
        from (select distinct day, weights from days) days
       cross join jsonb_each_text(days.weights) own (game_type, weight)
       where own.weight::integer <> ${FULL_WEIGHT}
    )`
}

/** The contracts of a day of `days`, and what is supposed instead of some. */
function contractsOf({ brand, scheme, contractsOn, supposed = [] }: Counting): RawBuilder<unknown> {
  const day = contractsOn === undefined ? sql`days.day` : sql`${contractsOn}::date`
  const agents = supposed.map(({ agent }) => agent)
  const tiers = supposed.map((one) => JSON.stringify(one.tiers))
  return sql`
    select held.id, held.agent, held.tiers from salary.contracts_on(${brand}, ${scheme}, ${day}) held
     where held.agent <> all (${agents}::uuid[])
    union all
    select null, other.agent, other.tiers from unnest(${agents}::uuid[], ${tiers}::jsonb[]) other (agent, tiers)
     where other.tiers <> '[]'`
}
