/**
 * Writes what was rebuilt over what differs. Sums that moved get the number of a new count, so that every room that
 * follows play looks at these days again and makes of them by its own rules whatever is to be made: points through the
 * books, ranks, progress. No money and no points move here.
 */
export const REPAIRS: readonly string[] = [
  `insert into turnover.game_day as kept
          (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid, wins)
   select wrong.member, wrong.day, wrong.currency, wrong.vendor, wrong.game, coalesce(wrong.game_type, old.game_type),
          wrong.brand, coalesce(sums.rounds, 0), coalesce(sums.stake, 0), coalesce(sums.win, 0),
          coalesce(sums.valid, 0), coalesce(sums.wins, 0)
     from wrong_game wrong
     left join rebuilt_game sums using (brand, member, day, currency, vendor, game)
     left join turnover.game_day old using (brand, member, day, currency, vendor, game)
   on conflict (member, day, currency, vendor, game) do update
      set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win, valid = excluded.valid,
          wins = excluded.wins`,
  `insert into turnover.member_day as kept (member, day, currency, brand, rounds, stake, win, valid, changed)
   select wrong.member, wrong.day, wrong.currency, wrong.brand, coalesce(sums.rounds, 0), coalesce(sums.stake, 0),
          coalesce(sums.win, 0), coalesce(sums.valid, 0), next.change
     from (
       select brand, member, day, currency from wrong_day
       union select brand, member, day, currency from wrong_game
       -- Whose rank or whose part of a mission is wrong is looked at again by way of the last day they played.
       union (select distinct on (play.member, play.currency) play.brand, play.member, play.day, play.currency
                from turnover.member_day play
                join (select member from wrong_rank union select member from wrong_progress
                      union select member from wrong_score) other using (member)
               order by play.member, play.currency, play.day desc)
     ) wrong
     left join rebuilt_day sums using (brand, member, day, currency)
    cross join (select nextval('turnover.change') as change offset 0) next
   on conflict (member, day, currency) do update
      set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win, valid = excluded.valid,
          changed = excluded.changed`,
  `insert into points.day as kept (member, day, brand, points)
   select member, day, brand, rebuilt::bigint from wrong_points where rebuilt is not null
   on conflict (member, day) do update set points = excluded.points`,
  `update missions.progress kept
      set progress = coalesce(rebuilt_progress, 0),
          completed_at = case when claimed_at is not null then completed_at
                              when coalesce(rebuilt_progress, 0) >= target then coalesce(completed_at, now()) end
     from wrong_progress wrong
    where (kept.brand, kept.mission, kept.member, kept.period) = (wrong.brand, wrong.mission, wrong.member, wrong.period)`,
  `update missions.score kept set score = coalesce(rebuilt_score, 0)
     from wrong_score wrong where (kept.brand, kept.week, kept.member) = (wrong.brand, wrong.week, wrong.member)`,
]
