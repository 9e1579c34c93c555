-- Rounds that are settled many at once, by whoever knows what each of them won.

-- What of a settled round counts as turnover. Of lotteries, too, all of it: a ticket that covers too much is not taken.
create or replace function wagers.valid_stake(game_type text, stake bigint, win bigint) returns bigint
language sql immutable parallel safe as $$
  select case when game_type in ('RNG', 'FISH', 'LOTT', 'ELOTT') then stake else least(stake, abs(win - stake)) end
$$;

-- Says of each round what it won in all: `p_wins` replaces what was known. A round that was open is settled; one that was
-- settled and won something else is resettled; one whose stakes were taken back stays as it is. `p_changes` are the
-- numbers of the account's changes, where money moved. Rounds are locked in one order.
create function wagers.settle(p_rounds uuid[], p_wins bigint[], p_changes integer[], p_at timestamptz) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from lock_rounds(p_rounds);
  update round
     set win = settled.won,
         state = case when round.state <= 'closed' then 'settled'
                      when round.win <> settled.won then 'resettled'
                      else round.state end::round_state,
         settled_at = coalesce(round.settled_at, p_at),
         last_change = coalesce(settled.change, round.last_change)
    from unnest(p_rounds, p_wins, p_changes) as settled (id, won, change)
   where round.id = settled.id and round.state <> 'rolled_back';
end $$;
revoke all on function wagers.settle from public;
grant execute on function wagers.settle to sanuk_application;

-- What many rounds of one statement add to what somebody played in one game is one row, not one for each round.
alter table wagers.uncounted alter column rounds type integer, alter column wins type integer;

create or replace function wagers.note_uncounted_new() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, count(*), sum(stake), sum(win),
         sum(wagers.valid_stake(game_type, stake, win)), count(*) filter (where win > stake)
    from played where state in ('settled', 'resettled')
   group by brand, member, currency, vendor, game, game_type, settled_at;
  return null;
end $$;

create or replace function wagers.note_uncounted_change() returns trigger language plpgsql as $$
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
             counts.now * wagers.valid_stake(now.game_type, now.stake, now.win)
               - counts.before * wagers.valid_stake(before.game_type, before.stake, before.win) as valid,
             counts.now * (now.win > now.stake)::int - counts.before * (before.win > before.stake)::int as wins
        from changed_to now join changed_from before using (id)
       cross join lateral (
         select (before.state in ('settled', 'resettled'))::int as before, (now.state in ('settled', 'resettled'))::int as now
       ) counts
    ) changed
   where rounds <> 0 or stake <> 0 or win <> 0
   group by brand, member, currency, vendor, game, game_type, settled_at;
  return null;
end $$;
