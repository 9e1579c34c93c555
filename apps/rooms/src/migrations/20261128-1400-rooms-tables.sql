create schema rooms;

-- A table that the platform launched for a member. Of its launch id and its token only hashes are kept.
create table rooms.session (
  id uuid primary key,
  launch_hash bytea not null unique,
  launch_expires_at timestamptz not null,
  token_hash bytea unique,
  used_at timestamptz,
  expires_at timestamptz not null,
  ticket text,
  member text not null,
  nickname text not null,
  currency text not null,
  language text not null,
  game text not null,
  minimum_stake bigint,
  maximum_stake bigint,
  return_url text not null,
  cashier_url text not null,
  history_url text not null
);
create index session_ended on rooms.session (expires_at);

-- Which process deals at a table. Another one may take over what was not renewed in time.
create table rooms.dealer (
  table_code text primary key,
  process uuid not null,
  leased_until timestamptz not null
);

-- What the coups of a table come from: a shoe, or a series of outcomes. All of one follows from its seeds. The next one
-- is committed to while the one before still goes on.
create table rooms.series (
  id uuid primary key,
  table_code text not null,
  number integer not null check (number > 0),
  -- Sealed: who reads the table foresees nothing.
  server_seed bytea not null,
  -- SHA-256 of the server seed, told before the first bet.
  commitment bytea not null unique,
  -- What is mixed in beside the server seed; known from the beginning on.
  client_seed text,
  state text not null check (state in ('committed', 'dealing', 'ended')),
  -- How many of its coups are over.
  coups integer not null default 0 check (coups >= 0),
  committed_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  unique (table_code, number),
  check ((state = 'committed') = (began_at is null)),
  check ((began_at is null) = (client_seed is null)),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index series_committed on rooms.series (table_code) where state = 'committed';
create unique index series_dealing on rooms.series (table_code) where state = 'dealing';

-- A coup: bets are taken until `closes_at`, then it is dealt, then it has ended. Its bets are settled with the platform
-- after that, and `settled_at` says when all of them were.
create table rooms.coup (
  id uuid primary key,
  table_code text not null,
  series uuid not null references rooms.series,
  number integer not null check (number > 0),
  state text not null check (state in ('betting', 'dealing', 'ended', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  dealt_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  -- What was shown, [{ "place": "player", "face": "Kh" }], in that order, and what it came to.
  turns jsonb,
  result jsonb,
  -- What the settlements say: a correction is a higher one.
  version integer not null default 1,
  unique (series, number),
  check ((dealt_at is null) = (turns is null)),
  check (state <> 'betting' or dealt_at is null),
  check (state not in ('dealing', 'ended') or dealt_at is not null),
  check ((state = 'ended') = (result is not null)),
  check ((state in ('ended', 'void')) = (ended_at is not null))
);
create unique index coup_open on rooms.coup (table_code) where state in ('betting', 'dealing');
create index coup_unsettled on rooms.coup (ended_at) where state in ('ended', 'void') and settled_at is null;
create index coup_of_table on rooms.coup (table_code, opens_at);

-- What a member has on a coup: one round of the wallet, with however many bets.
create table rooms.seat (
  id uuid primary key,
  coup uuid not null references rooms.coup,
  member text not null,
  currency text not null,
  session uuid not null,
  -- What the bets that count came to.
  stake bigint check (stake > 0),
  win bigint check (win >= 0),
  valid bigint check (valid >= 0 and valid <= stake),
  unique (coup, member, currency),
  check ((stake is null) = (win is null) and (stake is null) = (valid is null))
);

-- A bet, confirmed by the player. The state names what is awaited of the platform, and is written before it is asked.
create table rooms.bet (
  -- The wallet's name of it.
  id uuid primary key,
  -- The page's name of it, once for a member.
  page_id uuid not null,
  member text not null,
  seat uuid not null references rooms.seat,
  -- [{ "spot": "banker", "amount": "100.00" }]
  stakes jsonb not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asking', 'placed', 'refused', 'undoing', 'undone')),
  fault text,
  rollback uuid not null unique,
  received_at timestamptz not null,
  unique (member, page_id)
);
create index bet_of_seat on rooms.bet (seat);
create index bet_unknown on rooms.bet (received_at) where state in ('asking', 'undoing');

-- An installation without live tables has no login of theirs; it becomes one once its address is told.
do $$ begin
  if not exists (select from pg_roles where rolname = 'sanuk_rooms') then
    create role sanuk_rooms nologin;
  end if;
end $$;

grant usage on schema rooms to sanuk_rooms;
grant select, insert, update, delete on rooms.session, rooms.dealer to sanuk_rooms;
grant select, insert, update on rooms.series, rooms.coup, rooms.seat, rooms.bet to sanuk_rooms;
