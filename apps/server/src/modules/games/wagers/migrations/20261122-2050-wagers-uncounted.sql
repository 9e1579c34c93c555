-- What of a settled round counts as turnover ("valid stake"). Of slots and fishing all of it: nothing in them can be
-- covered. Of everything else what was truly at risk: a tie, or both sides of a table at once, is none.
create function wagers.valid_stake(game_type text, stake bigint, win bigint) returns bigint
language sql immutable parallel safe as $$
  select case when game_type in ('RNG', 'FISH') then stake else least(stake, abs(win - stake)) end
$$;

-- What settled rounds, and corrections of them, add to what their members played: read once by whoever counts, and
-- deleted in the same transaction. Rows and no key: their order means nothing.
create table wagers.uncounted (
  brand uuid not null,
  member uuid not null,
  currency text not null,
  vendor text not null,
  game text not null,
  game_type text not null,
  settled_at timestamptz not null,
  rounds smallint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null
);
call platform.wall('wagers.uncounted');
grant select, insert, delete on wagers.uncounted to sanuk_application;

create function wagers.note_uncounted_new() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, 1, stake, win,
         wagers.valid_stake(game_type, stake, win)
    from played where state in ('settled', 'resettled');
  return null;
end $$;

create function wagers.note_uncounted_change() returns trigger language plpgsql as $$
begin
  insert into wagers.uncounted
  select brand, member, currency, vendor, game, game_type, settled_at, rounds, stake, win, valid
    from (
      select now.brand, now.member, now.currency, now.vendor, now.game, now.game_type,
             coalesce(before.settled_at, now.settled_at) as settled_at,
             counts.now - counts.before as rounds,
             counts.now * now.stake - counts.before * before.stake as stake,
             counts.now * now.win - counts.before * before.win as win,
             counts.now * wagers.valid_stake(now.game_type, now.stake, now.win)
               - counts.before * wagers.valid_stake(before.game_type, before.stake, before.win) as valid
        from changed_to now join changed_from before using (id)
       cross join lateral (
         select (before.state in ('settled', 'resettled'))::int as before, (now.state in ('settled', 'resettled'))::int as now
       ) counts
    ) changed
   where rounds <> 0 or stake <> 0 or win <> 0;
  return null;
end $$;

create trigger new_round_is_counted after insert on wagers.round
  referencing new table as played for each statement execute function wagers.note_uncounted_new();
create trigger changed_round_is_counted after update on wagers.round
  referencing old table as changed_from new table as changed_to
  for each statement execute function wagers.note_uncounted_change();

insert into wagers.uncounted
select brand, member, currency, vendor, game, game_type, settled_at, 1, stake, win,
       wagers.valid_stake(game_type, stake, win)
  from wagers.round where state in ('settled', 'resettled');
