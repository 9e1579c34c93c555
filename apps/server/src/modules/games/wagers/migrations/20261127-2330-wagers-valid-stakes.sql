-- What of a round's stake counts as turnover, where whoever settles it says so: a lottery does where units are refunded or
-- a ticket covers too much. Without it the rule of the game type holds.
alter table wagers.round add column valid_stake bigint check (valid_stake >= 0);
grant update (valid_stake) on wagers.round to sanuk_application;

-- The same where a valid stake was given: never more than the stake.
create function wagers.valid_stake(game_type text, stake bigint, win bigint, given bigint) returns bigint
language sql immutable parallel safe as $$
  select case when given is null then wagers.valid_stake(game_type, stake, win) else least(given, stake) end
$$;

-- Says of each round what it won in all, and what of its stake counts: `p_wins` and `p_valid_stakes` replace what was known;
-- null is the rule of the game type. A round that was open is settled; one that was settled and won something else is
-- resettled; one whose stakes were taken back stays as it is. `p_changes` are the numbers of the account's changes, where
-- money moved. The caller has locked the rounds (`wagers.lock_rounds`).
drop function wagers.settle(uuid[], bigint[], integer[], timestamptz);
create function wagers.settle(
  p_rounds uuid[], p_wins bigint[], p_valid_stakes bigint[], p_changes integer[], p_at timestamptz
) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  update round
     set win = settled.won,
         valid_stake = settled.valid_stake,
         state = case when round.state <= 'closed' then 'settled'
                      when round.win <> settled.won then 'resettled'
                      else round.state end::round_state,
         settled_at = coalesce(round.settled_at, p_at),
         last_change = coalesce(settled.change, round.last_change)
    from unnest(p_rounds, p_wins, p_valid_stakes, p_changes) as settled (id, won, valid_stake, change)
   where round.id = settled.id and round.state <> 'rolled_back';
end $$;
revoke all on function wagers.settle from public;
grant execute on function wagers.settle to sanuk_application;

create or replace function wagers.note_uncounted_new() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, count(*), sum(stake), sum(win),
         sum(wagers.valid_stake(game_type, stake, win, valid_stake)), count(*) filter (where win > stake)
    from played where state in ('settled', 'resettled')
   group by brand, member, currency, vendor, game, game_type, settled_at;
  return null;
end $$;

-- A session keeps the plan that it made for its first rounds, mostly one. A nested loop, which is right for one, takes a
-- thousand times a thousand steps when a lottery settles a thousand at once.
create or replace function wagers.note_uncounted_change() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, sum(rounds), sum(stake), sum(win), sum(valid),
         sum(wins)
    from (
      select now.brand, now.member, now.currency, now.vendor, now.game, now.game_type,
             coalesce(before.settled_at, now.settled_at) as settled_at,
             counts.now - counts.before as rounds,
             counts.now * now.stake - counts.before * before.stake as stake,
             counts.now * now.win - counts.before * before.win as win,
             counts.now * wagers.valid_stake(now.game_type, now.stake, now.win, now.valid_stake)
               - counts.before * wagers.valid_stake(before.game_type, before.stake, before.win, before.valid_stake) as valid,
             counts.now * (now.win > now.stake)::int - counts.before * (before.win > before.stake)::int as wins
        from changed_to now join changed_from before using (id)
       cross join lateral (
         select (before.state in ('settled', 'resettled'))::int as before, (now.state in ('settled', 'resettled'))::int as now
       ) counts
    ) changed
   where rounds <> 0 or stake <> 0 or win <> 0 or valid <> 0
   group by brand, member, currency, vendor, game, game_type, settled_at;
  return null;
end $$;
