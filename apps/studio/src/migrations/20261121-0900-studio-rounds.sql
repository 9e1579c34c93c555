create schema studio;

-- A game that the platform launched. It opens with the launch id, once, and is then known by its token; of both only
-- hashes are kept. The ticket is what the platform knows it by: without our signing key it opens nothing.
create table studio.session (
  id uuid primary key,
  launch_hash bytea not null unique,
  launch_expires_at timestamptz not null,
  token_hash bytea unique,
  used_at timestamptz,
  expires_at timestamptz not null,
  ticket text not null,
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
create index session_ended on studio.session (expires_at);

-- A paid spin with all its free spins. The state names the call to the platform whose answer is awaited and is written
-- before that call is made; the names of the transactions are made with the row, so a repeat is the same transaction.
create table studio.round (
  id uuid primary key,
  session uuid not null,
  spin uuid not null,
  member text not null,
  game text not null,
  currency text not null,
  math_version text not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('betting', 'winning', 'settled', 'shown', 'rolling_back', 'voided')),
  bet uuid not null,
  win uuid not null,
  rollback uuid not null,
  -- Every stop of the reels as the player sees it, with the draws that made it; wins in stakes per line.
  outcome jsonb,
  won bigint check (won >= 0),
  -- The member's balance as the platform answered it last.
  balance bigint,
  -- Why there was no round, as the player is told.
  fault text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Whoever works on the round has it until then; past it anybody may take it over.
  leased_until timestamptz not null,
  tries integer not null default 0,
  unique (member, spin),
  check ((outcome is null) = (won is null)),
  check (state not in ('winning', 'settled', 'shown') or outcome is not null)
);
-- Nobody has two rounds of one game under way, whatever the number of windows and processes.
create unique index round_open on studio.round (member, game) where state in ('betting', 'winning', 'rolling_back');
create index round_due on studio.round (leased_until) where state in ('betting', 'winning', 'rolling_back');
create index round_unseen on studio.round (member, game) where state = 'settled';

grant usage on schema studio to sanuk_studio;
grant select, insert, update, delete on studio.session to sanuk_studio;
grant select, insert, update on studio.round to sanuk_studio;
