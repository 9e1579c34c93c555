-- A round counts for the day on which it was settled. Rounds that began before this migration keep counting for the day
-- on which they began: that day may be summed or drawn for already, and a round counts once.
do $migration$
declare
  since constant timestamptz := case when exists (select from wagers.round) then now() else '-infinity' end;
begin
  execute format($create$
    create function wagers.counted_at(started_at timestamptz, settled_at timestamptz) returns timestamptz
    language sql immutable parallel safe as $function$
      select case when started_at < %L::timestamptz then started_at else greatest(started_at, settled_at) end
    $function$ $create$, since);
end $migration$;

-- Rounds that were settled more than a day after they began. The others of a day are found by when they began: no index
-- may stand on `settled_at`, by which every round changes.
create table wagers.late_settled (
  round uuid primary key,
  brand uuid not null,
  settled_at timestamptz not null
);
create index late_settled_of_brand on wagers.late_settled (brand, settled_at);
call platform.wall('wagers.late_settled');
grant select, insert, update (settled_at) on wagers.late_settled to sanuk_application;

create function wagers.note_late_settled() returns trigger language plpgsql as $$
begin
  insert into wagers.late_settled (round, brand, settled_at) values (new.id, new.brand, new.settled_at)
  on conflict (round) do update set settled_at = excluded.settled_at;
  return null;
end $$;
create trigger late_settled_is_noted after insert or update of settled_at on wagers.round
  for each row when (new.settled_at > new.started_at + interval '1 day') execute function wagers.note_late_settled();

-- Settled rounds of a brand that count for a time, the second instant excluded.
create function wagers.settled_between(p_brand uuid, p_from timestamptz, p_to timestamptz)
returns table (id uuid, member uuid, currency text, vendor text, game text, game_type text, stake bigint, win bigint)
language sql stable parallel safe as $$
  select id, member, currency, vendor, game, game_type, stake, win
    from wagers.round
   where brand = p_brand and started_at >= p_from - interval '1 day' and started_at < p_to
     and state in ('settled', 'resettled')
     and wagers.counted_at(started_at, settled_at) >= p_from and wagers.counted_at(started_at, settled_at) < p_to
  union all
  select round.id, member, currency, vendor, game, game_type, stake, win
    from wagers.late_settled late join wagers.round on round.id = late.round
   where late.brand = p_brand and late.settled_at >= p_from and late.settled_at < p_to
     and started_at < p_from - interval '1 day' and state in ('settled', 'resettled')
     and wagers.counted_at(started_at, round.settled_at) >= p_from
     and wagers.counted_at(started_at, round.settled_at) < p_to
$$;
revoke all on function wagers.counted_at, wagers.settled_between from public;
grant execute on function wagers.counted_at, wagers.settled_between to sanuk_application;

-- The day that is summed anew is the one for which the round counts, and the one for which it counted.
alter table wagers.late_change rename column started_at to counted_at;
create or replace function wagers.note_late_change() returns trigger language plpgsql as $$
begin
  if new.settled_at is not null then
    insert into wagers.late_change (brand, counted_at)
    values (new.brand, wagers.counted_at(new.started_at, new.settled_at));
  end if;
  if tg_op = 'UPDATE' and old.settled_at is distinct from new.settled_at and old.settled_at is not null then
    insert into wagers.late_change (brand, counted_at)
    values (old.brand, wagers.counted_at(old.started_at, old.settled_at));
  end if;
  return null;
end $$;
