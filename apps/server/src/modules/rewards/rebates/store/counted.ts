import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import { RATE_WHOLE, smallestCoin } from '#platform/accruals/explanation'
import { allRates } from '../rates.ts'

/** Which days are counted: all members of a brand, or those that are named. Both days are included. */
export type Counting = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly from: string
  readonly to: string
  readonly members?: readonly string[]
}

/**
 * The one place where a rebate is counted: `Σ floor(valid × rate)` over the kinds of games, at most so much a day, down
 * to the smallest coin. It stays where the sums lie: a day of a million members is one statement. Gives the relations
 * `by_kind` (member, day, game_type, level, valid, net, earned) and `by_day` (member, day, level, valid, net, earned).
 */
export function counted({ brand, currency, from, to, members }: Counting, plan: RebatePlan) {
  const rates = allRates(plan)
  const coin = smallestCoin(currency)
  const ofThese = members ? sql`where played.member = any (${members}::uuid[])` : sql``
  return sql`
    rate as (
      select * from unnest(${rates.map(({ level }) => level)}::smallint[], ${rates.map(({ gameType }) => gameType)}::text[],
                           ${rates.map(({ rate }) => rate)}::bigint[]) as rate (level, game_type, rate)
    ), played as (
      select played.member, played.day, played.game_type, sum(played.valid)::bigint as valid, sum(played.net)::bigint as net
        from turnover.kinds_between(${brand}, ${currency}, ${from}::date, ${to}::date) played ${ofThese}
       group by played.member, played.day, played.game_type
    ), by_kind as (
      select played.*, coalesce(kept.level, ranked.level) as level,
             coalesce(greatest(played.valid, 0) * rate.rate / ${sql.lit(RATE_WHOLE)}, 0) as earned
        from played
        join members.ranks(${brand}) ranked on ranked.member = played.member
        left join rebates.day kept on kept.member = played.member and kept.day = played.day
        left join rate on rate.level = coalesce(kept.level, ranked.level) and rate.game_type = played.game_type
    ), by_day as (
      select member, day, level, sum(valid)::bigint as valid, sum(net)::bigint as net,
             least(sum(earned)::bigint, ${parseAmount(plan.dayMax)}::bigint) / ${coin}::bigint * ${coin}::bigint as earned
        from by_kind group by member, day, level
    )`
}
