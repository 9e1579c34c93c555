import type pg from 'pg'

/** How many missions, brands or members were given something else than what is marked as given, or than left the house. */
export async function wrongMissions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `with given as (
       select 'mission:' || mission || ':' || member || ':' || period as key, reward, reward_kind
         from missions.progress where claimed_at is not null
       union all
       select 'check-in:' || member || ':' || day, reward, reward_kind from missions.check_in
       union all
       select 'board:' || brand || ':' || week || ':' || rank, reward, reward_kind
         from missions.place where claimed_at is not null
     ), spent as (
       select mission, period, -spent as sum, -claims as claims from missions.spent
       union all
       select mission, period, reward, 1 from missions.progress where claimed_at is not null
     ), paid as (
       select reward as sum from given where reward_kind = 'cash'
       union all
       select balance from ledger.account_balance where kind = 'house' and owner = 'missions'
     )
     select (select count(*) from (
               select from spent group by mission, period having sum(sum) <> 0 or sum(claims) <> 0) wrong)::int
            + (select (coalesce(sum(sum), 0) <> 0)::int from paid)
            + (select count(*) - count(distinct key) from given)::int as wrong`,
  )
  return rows[0].wrong
}
