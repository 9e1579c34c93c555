import type pg from 'pg'

/**
 * How many sums of play are wrong: what was counted, and what still waits for it, must be what the settled rounds say, on
 * the business day on which each of them was settled.
 */
export async function wrongTurnover(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as wrong from (
       select 1 from (
         select member, (settled_at at time zone time_zone)::date as day, round.currency, vendor, game,
                1 as rounds, stake, win,
                case when valid_stake is not null then least(valid_stake, stake)
                     when game_type in ('RNG', 'FISH', 'LOTT', 'ELOTT') then stake
                     else least(stake, abs(win - stake)) end as valid,
                (win > stake)::int as wins
           from wagers.round join system.brand on brand.id = round.brand where state in ('settled', 'resettled')
         union all
         select member, (settled_at at time zone time_zone)::date, waiting.currency, vendor, game,
                -rounds, -stake, -win, -valid, -wins
           from wagers.uncounted waiting join system.brand on brand.id = waiting.brand
         union all
         select member, day, currency, vendor, game, -rounds, -stake, -win, -valid, -wins from turnover.game_day
       ) told
       group by member, day, currency, vendor, game
       having sum(rounds) <> 0 or sum(stake) <> 0 or sum(win) <> 0 or sum(valid) <> 0 or sum(wins) <> 0
       union all
       select 1 from turnover.member_day days cross join lateral (
         select sum(rounds) as rounds, sum(stake) as stake, sum(win) as win, sum(valid) as valid
           from turnover.game_day games
          where games.member = days.member and games.day = days.day and games.currency = days.currency
       ) games
        where days.rounds is distinct from games.rounds or days.stake is distinct from games.stake
           or days.win is distinct from games.win or days.valid is distinct from games.valid
     ) wrong`,
  )
  return rows[0].wrong
}

/** How many members were paid something else than what is marked as paid of their days, or than went out of the house. */
export async function wrongRebates(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as wrong from (
       select member from (
         select member, paid from rebates.day union all select member, -amount from rebates.payment
       ) told group by member having sum(paid) <> 0
     ) wrong`,
  )
  return rows[0].wrong
}

/**
 * How many activities say that they gave something else than their members' parts say, or opened other red packets; and
 * whether the house paid something else than what the parts say that were received.
 */
export async function wrongActivities(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `with wrong as (
       select from activities.activity cross join lateral (
         select coalesce(sum(amount), 0) as sum, count(amount) as number
           from activities.participation where activity = activity.id
       ) parts
        where given <> parts.sum or opened <> case rule ->> 'kind' when 'red_packet' then parts.number else 0 end
     ), paid as (
       select amount as sum from activities.participation where state = 'claimed'
       union all
       select balance from ledger.account_balance where kind = 'house' and owner = 'promotions'
     )
     select (select count(*) from wrong)::int + (select (coalesce(sum(sum), 0) <> 0)::int from paid) as wrong`,
  )
  return rows[0].wrong
}

/** How many members were paid for friends something else than their friends and days say. */
export async function wrongReferrals(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as wrong from (
       select member from (
         select inviter as member, reward as paid from referrals.friend where paid_at is not null
         union all select inviter, paid from referrals.day
         union all select member, -amount from referrals.payment
       ) told group by member having sum(paid) <> 0
     ) wrong`,
  )
  return rows[0].wrong
}
