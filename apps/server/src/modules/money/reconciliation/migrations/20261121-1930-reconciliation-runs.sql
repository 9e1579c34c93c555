create schema reconciliation;

-- A vendor's statement of a day, compared with our books.
create table reconciliation.run (
  id uuid primary key,
  vendor text not null,
  day date not null,
  time_zone text not null,
  file_name text not null,
  file_hash text not null,
  made_by text not null,
  made_at timestamptz not null,
  lines integer not null,
  -- What both sides moved, by currency and call.
  totals jsonb not null,
  constraint run_of_file unique (vendor, day, time_zone, file_hash)
);
create index run_newest on reconciliation.run (made_at, id);

-- How many transactions differ, and how.
create table reconciliation.tally (
  run uuid not null references reconciliation.run,
  kind text not null,
  differences integer not null,
  primary key (run, kind)
);

-- The first of them, with how either side has it.
create table reconciliation.difference (
  run uuid not null references reconciliation.run,
  ordinal integer not null,
  kind text not null,
  transaction text not null,
  call text not null,
  their_round text,
  their_amount bigint,
  their_currency text,
  their_at timestamptz,
  our_round text,
  our_amount bigint,
  our_currency text,
  our_at timestamptz,
  primary key (run, ordinal)
);

grant usage on schema reconciliation to sanuk_application;
grant select, insert on reconciliation.run, reconciliation.tally, reconciliation.difference to sanuk_application;
-- The statement of the next day may tell where something is that was missing on this one.
grant update (differences) on reconciliation.tally to sanuk_application;
grant update (kind, their_round, their_amount, their_currency, their_at) on reconciliation.difference
  to sanuk_application;
