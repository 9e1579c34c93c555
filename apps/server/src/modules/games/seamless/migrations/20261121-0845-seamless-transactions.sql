create schema seamless;

-- Every call of a vendor that decided something, with the answer it was given: a repeat hears it again.
create table seamless.transaction (
  vendor text not null,
  transaction text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  member uuid not null,
  game text not null,
  round text not null,
  original text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  round_closed boolean not null,
  status text not null,
  balance bigint not null,
  -- Ours: of the ledger where money moved.
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (vendor, transaction)
);
-- A rollback may come before what it undoes; this is where the late bet finds it.
create index transaction_original on seamless.transaction (vendor, original) where original is not null;

grant usage on schema seamless to sanuk_application;
grant select, insert on seamless.transaction to sanuk_application;
