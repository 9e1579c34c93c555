-- Rounds that paid back more than was staked: missions count them.
alter table wagers.uncounted add column wins smallint not null default 0;

create or replace function wagers.note_uncounted_new() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, 1, stake, win,
         wagers.valid_stake(game_type, stake, win), (win > stake)::int
    from played where state in ('settled', 'resettled');
  return null;
end $$;

create or replace function wagers.note_uncounted_change() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, rounds, stake, win, valid, wins
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
   where rounds <> 0 or stake <> 0 or win <> 0;
  return null;
end $$;
