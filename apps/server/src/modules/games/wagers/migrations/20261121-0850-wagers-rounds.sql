create schema wagers;

create table wagers.round (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  vendor text not null,
  vendor_round text not null,
  game text not null,
  game_type text not null,
  currency text not null,
  stake bigint not null default 0 check (stake >= 0),
  win bigint not null default 0 check (win >= 0),
  state text not null check (state in ('open', 'settled', 'rolled_back')),
  started_at timestamptz not null,
  settled_at timestamptz,
  constraint round_of_vendor unique (vendor, vendor_round),
  constraint settled_has_its_time check ((state = 'open') = (settled_at is null))
);
create index round_of_member on wagers.round (member, started_at desc, id desc);
create index round_newest on wagers.round (brand, started_at desc, id desc);
create index round_won on wagers.round (brand, settled_at desc) where state = 'settled' and win > 0;

create table wagers.movement (
  round uuid not null,
  sequence smallint not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  amount bigint not null check (amount >= 0),
  balance_after bigint not null,
  transaction uuid not null,
  at timestamptz not null,
  primary key (round, sequence)
);

grant usage on schema wagers to sanuk_application;
grant select, insert on wagers.round, wagers.movement to sanuk_application;
grant update (stake, win, state, settled_at) on wagers.round to sanuk_application;
