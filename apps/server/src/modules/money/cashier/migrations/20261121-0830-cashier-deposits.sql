create schema cashier;

create table cashier.deposit (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  -- The browser's own name for the wish, so that a second click asks for nothing new.
  request_id uuid not null,
  -- Stands in the payment code and comes back with the money.
  reference text not null constraint deposit_reference unique,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  payload text not null,
  state text not null check (state in ('waiting', 'credited', 'expired', 'cancelled')),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  constraint deposit_request unique (member, request_id),
  constraint credited_has_its_time check ((state = 'credited') = (credited_at is not null))
);
create index deposit_of_member on cashier.deposit (member, requested_at desc, id desc);
create index deposit_newest on cashier.deposit (brand, requested_at desc, id desc);
create index deposit_waiting on cashier.deposit (expires_at) where state = 'waiting';

-- Money that a payment provider told of, once per its own reference, whatever came of it.
create table cashier.payment (
  id uuid primary key,
  provider text not null,
  bank_reference text not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  payer_bank text,
  deposit uuid,
  result text not null check (result in ('credited', 'held_for_review')),
  received_at timestamptz not null default clock_timestamp(),
  constraint payment_once unique (provider, bank_reference)
);
-- A deposit is credited by one payment; a second one for the same code is held.
create unique index payment_credits_once on cashier.payment (deposit) where result = 'credited';

grant usage on schema cashier to sanuk_application;
grant select, insert on cashier.deposit, cashier.payment to sanuk_application;
grant update (state, credited_at) on cashier.deposit to sanuk_application;
