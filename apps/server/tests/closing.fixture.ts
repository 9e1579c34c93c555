import type pg from 'pg'
import { wrongMissions } from './missions.fixture.ts'
import { wrongTeams } from './team-figures.fixture.ts'
import { wrongActivities, wrongRebates, wrongReferrals, wrongTurnover } from './turnover.fixture.ts'

/** What must be true at the end of every house, whatever was done in it. */
const CHECKS: readonly [string, (pool: pg.Pool) => Promise<number>][] = [
  ['sums of play are not what the rounds say', wrongTurnover],
  ['members were paid other rebates than their days say', wrongRebates],
  ['activities gave something else than they say', wrongActivities],
  ['members were paid something else than their missions say', wrongMissions],
  ['members were paid something else than their friends say', wrongReferrals],
  ['agents were paid other salaries than their days say', wrongSalaries],
  ['figures of teams are not what members were counted with', wrongTeams],
  ['free rounds paid something else than they say', wrongFreeRounds],
]

/** What of it is not, in words. */
export async function closingFaults(pool: pg.Pool): Promise<string[]> {
  const counted = await Promise.all(CHECKS.map(async ([words, check]) => [words, await check(pool)] as const))
  return counted.flatMap(([words, wrong]) => (wrong > 0 ? [`${wrong} ${words}`] : []))
}

/**
 * How many agents were paid something else than what is marked as paid of their periods, or have windows that are not
 * their days together; and how many brands paid something else than went out of the house.
 */
async function wrongSalaries(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    with paid as (
      select brand, scheme, agent, paid as sum from salary.earning
      union all
      select brand, scheme, agent, paid from salary.bill
      union all
      select brand, scheme, agent, -amount from salary.payment
    ), booked as (
      select brand, amount as sum from salary.payment
      union all
      select brand, balance from ledger.account_balance where kind = 'house' and owner in ('salaries', 'dividends')
    ), cut as (
      select scheme, agent, first_day as day, earned, valid from salary.earning
       where scheme in ('hourly-salary', 'realtime-salary')
      union all
      select scheme, agent, day, -earned, -valid from salary.time_window
    )
    select (select count(*) from (select from paid group by scheme, agent having sum(sum) <> 0) wrong)::int
         + (select count(*) from (
             select from cut group by scheme, agent, day having (sum(earned), sum(valid)) <> (0, 0)) wrong)::int
         + (select count(*) from (select from booked group by brand having sum(sum) <> 0) wrong)::int as wrong`)
  return rows[0].wrong
}

/** Brands whose books have another sum of what free rounds paid than their grants and their rounds have. */
async function wrongFreeRounds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    with granted as (
      select brand, sum(used) as used, sum(paid) as paid from free_rounds.grant group by brand
    ), played as (
      select brand, count(*) filter (where undone_at is null) as used, sum(paid) as paid from free_rounds.play group by brand
    ), recorded as (
      select brand, count(*) as used, sum(free_win) as paid from wagers.round
       where grant_id is not null and state <> 'rolled_back' group by brand
    ), booked as (
      select brand, -sum(balance) as paid from ledger.account_balance
       where kind = 'house' and owner = 'free_rounds' group by brand
    )
    select count(*)::int as wrong
      from granted left join played using (brand) left join recorded using (brand) left join booked using (brand)
     where granted.used <> coalesce(played.used, 0) or granted.used <> coalesce(recorded.used, 0)
        or granted.paid <> coalesce(played.paid, 0) or granted.paid <> coalesce(recorded.paid, 0)
        or granted.paid <> coalesce(booked.paid, 0)`)
  return rows[0].wrong
}
