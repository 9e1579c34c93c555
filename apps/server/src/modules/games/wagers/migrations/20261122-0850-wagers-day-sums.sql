-- What the settled rounds of a business day come to, so that a report of a quarter need not read every round. It can be
-- thrown away at any time: days without sums are read from their rounds, and are summed anew by the job.
create table wagers.summed_day (
  brand uuid not null,
  day date not null,
  -- In whose midnights it lies.
  time_zone text not null,
  primary key (brand, time_zone, day)
);
create table wagers.day_game (
  brand uuid not null,
  day date not null,
  time_zone text not null,
  currency text not null,
  vendor text not null,
  game text not null,
  game_type text not null,
  rounds bigint not null,
  stake numeric not null,
  win numeric not null
);
create index day_game_of_brand on wagers.day_game (brand, time_zone, day);
create table wagers.day_player (
  brand uuid not null,
  day date not null,
  time_zone text not null,
  currency text not null,
  member uuid not null
);
create index day_player_of_brand on wagers.day_player (brand, time_zone, day);

-- Rounds that changed when their day may have been summed already: that day is read from its rounds until it is summed
-- anew. Rows and no key: one that is being written must not hide behind one that is being read.
create table wagers.late_change (
  brand uuid not null,
  started_at timestamptz not null
);
create index late_change_of_brand on wagers.late_change (brand, started_at);

call platform.wall('wagers.summed_day');
call platform.wall('wagers.day_game');
call platform.wall('wagers.day_player');
call platform.wall('wagers.late_change');
grant select, insert, delete on wagers.summed_day, wagers.day_game, wagers.day_player, wagers.late_change
  to sanuk_application;

create function wagers.note_late_change() returns trigger language plpgsql as $$
begin
  insert into wagers.late_change (brand, started_at) values (new.brand, new.started_at);
  return null;
end $$;
-- A day is summed when it has been over for a day and an hour (`store/day-sums.ts`): a transaction that takes an hour
-- does not exist. What is younger costs its round no more than one look at the time.
create trigger late_change_is_noted after insert or update on wagers.round
  for each row when (new.started_at < now() - interval '1 day') execute function wagers.note_late_change();
