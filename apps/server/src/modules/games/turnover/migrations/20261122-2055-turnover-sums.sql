create schema turnover;

-- What members played, by business day of the brand and by game: settled rounds, on the day they were settled. Made of
-- `wagers.uncounted`, and able to be made anew from the rounds.
create table turnover.game_day (
  member uuid not null,
  day date not null,
  currency text not null,
  vendor text not null,
  game text not null,
  game_type text not null,
  brand uuid not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  primary key (member, day, currency, vendor, game)
);

-- The same of all games together. `changed` rises with every count, so that whoever follows sees each change.
create table turnover.member_day (
  member uuid not null,
  day date not null,
  currency text not null,
  brand uuid not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  changed bigint not null,
  primary key (member, day, currency)
);
create index member_day_changed on turnover.member_day (changed);
create sequence turnover.change;

-- Play that a member still owes before money may leave: of a deposit, so that nothing is washed, or of a bonus.
-- `source` names what it comes from; one demand for each.
create table turnover.demand (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  currency text not null,
  source text not null,
  reason text not null check (reason in ('deposit', 'bonus')),
  required bigint not null check (required > 0),
  done bigint not null default 0,
  -- How much of a game type's valid stake counts, in per cent.
  weights jsonb not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  constraint demand_of_source unique (brand, source),
  constraint never_more_than_required check (done between 0 and required),
  constraint ended_when_done check (done < required or ended_at is not null)
);
create index demand_open on turnover.demand (member, made_at) where ended_at is null;

grant usage on schema turnover to sanuk_application;
grant usage on sequence turnover.change to sanuk_application;
grant select, insert, update, delete on turnover.game_day, turnover.member_day to sanuk_application;
grant select, insert on turnover.demand to sanuk_application;
grant update (done, ended_at) on turnover.demand to sanuk_application;
call platform.wall('turnover.game_day');
call platform.wall('turnover.member_day');
call platform.wall('turnover.demand');
