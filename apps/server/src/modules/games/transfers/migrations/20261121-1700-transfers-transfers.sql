create schema transfers;

-- Money on its way between a member's main wallet and a vendor's; its id is the vendor's
-- `transaction`, and names what a transfer in has set aside in the books.
create table transfers.transfer (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  -- The browser's own name for the wish, so that a second click moves nothing more.
  request_id uuid not null,
  vendor text not null,
  direction text not null check (direction in ('in', 'out')),
  -- Null while everything is asked for and the vendor has not said yet how much that is.
  amount bigint check (amount >= 0),
  currency text not null,
  state text not null check (state in ('under_way', 'done', 'refused')),
  -- Why not: the vendor's own status, or NEVER_CAME where it has barred what never reached it.
  reason text,
  -- What the vendor's wallet held when it was done.
  vendor_balance bigint,
  requested_at timestamptz not null,
  settled_at timestamptz,
  -- How often its vendor was asked what became of it, and when it is asked next.
  questions integer not null default 0,
  ask_at timestamptz not null,
  constraint transfer_request unique (member, request_id),
  constraint in_has_its_amount check (direction = 'out' or coalesce(amount, 0) > 0),
  constraint settled_has_its_time check ((state = 'under_way') = (settled_at is null)),
  constraint done_has_its_figures check (state <> 'done' or (amount is not null and vendor_balance is not null)),
  constraint refused_has_its_reason check ((state = 'refused') = (reason is not null))
);
-- One at a time for a member and a vendor.
create unique index transfer_under_way on transfers.transfer (member, vendor) where state = 'under_way';
create index transfer_to_ask on transfers.transfer (ask_at) where state = 'under_way';
create index transfer_of_member on transfers.transfer (member, requested_at desc, id desc);
create index transfer_last_done on transfers.transfer (member, vendor, settled_at desc) where state = 'done';

-- Whether money follows a member to the games, where they said so; it does unless they said otherwise.
create table transfers.choice (
  member uuid primary key,
  automatic boolean not null
);

grant usage on schema transfers to sanuk_application;
grant select, insert on transfers.transfer, transfers.choice to sanuk_application;
grant update (amount, state, reason, vendor_balance, settled_at, questions, ask_at) on transfers.transfer
  to sanuk_application;
grant update (automatic) on transfers.choice to sanuk_application;
