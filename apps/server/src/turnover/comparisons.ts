import type { TemporaryTable } from './rebuilt-sums.ts'

/**
 * One kind of sums by its title, and the table of whatever differs: (brand, member, what, kept, rebuilt) beside the keys
 * that a repair needs.
 */
export type Comparison = TemporaryTable & { readonly title: string }

const GAME_DAYS: Comparison = {
  table: 'wrong_game',
  title: 'Days of play by game',
  as: `
    select brand, member, day, currency, vendor, game, rebuilt.game_type,
           concat_ws(' ', day, currency, vendor, game) as what,
           (kept.rounds, kept.stake, kept.win, kept.valid, kept.wins)::text as kept,
           (rebuilt.rounds, rebuilt.stake, rebuilt.win, rebuilt.valid, rebuilt.wins)::text as rebuilt
      from turnover.game_day kept full join rebuilt_game rebuilt using (brand, member, day, currency, vendor, game)
     where (coalesce(kept.rounds, 0), coalesce(kept.stake, 0), coalesce(kept.win, 0), coalesce(kept.valid, 0),
            coalesce(kept.wins, 0))
        <> (coalesce(rebuilt.rounds, 0), coalesce(rebuilt.stake, 0), coalesce(rebuilt.win, 0),
            coalesce(rebuilt.valid, 0), coalesce(rebuilt.wins, 0))`,
}

const MEMBER_DAYS: Comparison = {
  table: 'wrong_day',
  title: 'Days of play by member',
  as: `
    select brand, member, day, currency, concat_ws(' ', day, currency) as what,
           (kept.rounds, kept.stake, kept.win, kept.valid)::text as kept,
           (rebuilt.rounds, rebuilt.stake, rebuilt.win, rebuilt.valid)::text as rebuilt
      from turnover.member_day kept full join rebuilt_day rebuilt using (brand, member, day, currency)
     where (coalesce(kept.rounds, 0), coalesce(kept.stake, 0), coalesce(kept.win, 0), coalesce(kept.valid, 0))
        <> (coalesce(rebuilt.rounds, 0), coalesce(rebuilt.stake, 0), coalesce(rebuilt.win, 0),
            coalesce(rebuilt.valid, 0))`,
}

const POINTS: Comparison = {
  table: 'wrong_points',
  title: 'Points granted for days of play',
  as: `
    select brand, member, day, day::text as what, kept.points::text as kept, rebuilt.points::text as rebuilt
      from points.day kept full join rebuilt_points rebuilt using (brand, member, day)
     where coalesce(kept.points, 0) <> coalesce(rebuilt.points, 0)`,
}

/** Whoever plays or deposits in this moment is looked at a little later. */
const FOLLOWED = (room: string) => `
  not exists (select from turnover.member_day play
               where play.member = rebuilt.member and play.changed > (select change from ${room}.followed))
  and not exists (select from cashier.deposit paid
                   where paid.member = rebuilt.member and paid.credited_at > (select deposits_to from ${room}.followed))`

/** A rank never falls by what is counted later: only who should stand higher stands wrong. */
const RANKS: Comparison = {
  table: 'wrong_rank',
  title: 'Ranks that deposits and play reach',
  as: `
    select rebuilt.brand, rebuilt.member, 'rank' as what, coalesce(kept.reached, 0)::text as kept,
           rebuilt.reached::text as rebuilt
      from rebuilt_rank rebuilt left join vip.standing kept using (member)
     where coalesce(kept.reached, 0) < rebuilt.reached and ${FOLLOWED('vip')}`,
}

/** The business day it is at a brand. */
const THERE = (row: string) => `
  cross join lateral (
    select (now() at time zone time_zone)::date as today from system.brand where id = ${row}.brand
  ) now_there`

/** The days of a period up to now, and whether one and the same was decided about all of them and has been begun. */
const STEADY = `
  ${THERE('meant')}
  cross join lateral (
    select greatest(rebuilt.period, first) as from_day,
           least(today, last, case meant.period when 'daily' then rebuilt.period when 'weekly' then rebuilt.period + 6
             when 'monthly' then (rebuilt.period + interval '1 month')::date - 1 end) as to_day
  ) days
  cross join lateral (
    select count(*) as decisions,
           count(*) filter (where exists (
             select from held_mission same
              where same.brand = held.brand and same.since = held.since and same.mission = meant.mission and same.open
                and (same.type, same.scope, same.period, same.first) = (meant.type, meant.scope, meant.period, meant.first)
                and same.last is not distinct from meant.last
           ) and exists (
             select from missions.begun where begun.brand = held.brand and begun.effective_from = held.since
           )) as same
      from held_plan held
     where held.brand = meant.brand and held.since <= to_day and (held.until is null or held.until > from_day)
  ) held`

const PROGRESS: Comparison = {
  table: 'wrong_progress',
  title: 'Progress in missions',
  as: `
    select rebuilt.*, concat_ws(' ', 'mission', rebuilt.mission, rebuilt.period) as what,
           kept_progress::text as kept, rebuilt_progress::text as rebuilt
      from (select brand, mission, member, period, kept.progress as kept_progress, rebuilt.progress as rebuilt_progress
              from missions.progress kept full join rebuilt_progress rebuilt using (brand, mission, member, period)
           ) rebuilt
      join (select distinct on (brand, mission) * from held_mission order by brand, mission, since desc) meant
        on meant.brand = rebuilt.brand and meant.mission = rebuilt.mission
     ${STEADY}
     where coalesce(kept_progress, 0) <> coalesce(rebuilt_progress, 0) and decisions > 0 and decisions = same
       and ${FOLLOWED('missions')}`,
}

const SCORES: Comparison = {
  table: 'wrong_score',
  title: 'Scores of the board',
  as: `
    select rebuilt.*, concat_ws(' ', 'week', rebuilt.week) as what, kept_score::text as kept,
           rebuilt_score::text as rebuilt
      from (select brand, week, member, kept.score as kept_score, rebuilt.score as rebuilt_score
              from missions.score kept full join rebuilt_score rebuilt using (brand, week, member)) rebuilt
     ${THERE('rebuilt')}
     cross join lateral (
       select count(*) as decisions, bool_and(
                open and details -> 'board' <> 'null' and exists (
                  select from missions.begun where begun.brand = held.brand and begun.effective_from = held.since)) as same
         from held_plan held
        where held.brand = rebuilt.brand and held.since <= least(rebuilt.week + 6, today)
          and (held.until is null or held.until > rebuilt.week)
     ) held
     where coalesce(kept_score, 0) <> coalesce(rebuilt_score, 0) and same and ${FOLLOWED('missions')}`,
}

/** In the order in which they build on one another. */
export const COMPARISONS: readonly Comparison[] = [GAME_DAYS, MEMBER_DAYS, POINTS, RANKS, PROGRESS, SCORES]
