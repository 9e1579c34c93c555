import type pg from 'pg'

/**
 * How many figures of agents are something else than the sums of what their members were counted with, of the days on
 * which each stood under them.
 */
export async function wrongTeams(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    with scoped as (
      select member, day, agent, scope, currency, joined, first_deposits, deposits, withdrawals, active,
             rebates, rewards, salaries
        from team.counted_day cross join lateral team.scopes(member, ancestors)
    )
    select count(*)::int as wrong from (
      select 1 from (
        select agent, scope, day, currency, kind, rounds, stake, win, valid
          from scoped join team.counted_play using (member, day)
        union all
        select agent, scope, day, currency, kind, -rounds, -stake, -win, -valid from team.play_day
      ) told group by agent, scope, day, currency, kind
      having sum(rounds) <> 0 or sum(stake) <> 0 or sum(win) <> 0 or sum(valid) <> 0
      union all
      select 1 from (
        select agent, scope, day, currency, joined::bigint as joined, first_deposits::bigint as first_deposits, deposits,
               withdrawals, active::int::bigint as active, rebates, rewards, salaries
          from scoped
        union all
        select agent, scope, day, currency, -joined, -first_deposits, -deposits, -withdrawals, -active, -rebates,
               -rewards, -salaries
          from team.account_day
      ) told group by agent, scope, day, currency
      having sum(joined) <> 0 or sum(first_deposits) <> 0 or sum(deposits) <> 0 or sum(withdrawals) <> 0
          or sum(active) <> 0 or sum(rebates) <> 0 or sum(rewards) <> 0 or sum(salaries) <> 0
      union all
      select 1 from (
        select agent, scope, day, active::int as active from scoped
        union all
        select agent, scope, day, -members from team.active_gap
      ) told group by agent, scope, day having sum(active) <> 0
    ) wrong`)
  return rows[0].wrong
}
