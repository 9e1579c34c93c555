create schema payees;

-- In whose name a member's accounts must be: given with the first one, and fixed from then on.
create table payees.holder (
  member uuid primary key,
  brand uuid not null,
  name text not null,
  given_at timestamptz not null
);
call platform.wall('payees.holder');

-- Numbers are encrypted; the hash, which needs the installation's secret, finds the same number again.
create table payees.account (
  id uuid primary key,
  brand uuid not null,
  member uuid not null references payees.holder,
  bank text not null,
  number_sealed bytea not null,
  number_hash bytea not null,
  number_length smallint not null,
  last_four text not null,
  holder text not null,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
-- One number belongs to one member of a brand.
create unique index account_once on payees.account (brand, bank, number_hash) where removed_at is null;
create index account_of_member on payees.account (member, added_at);
call platform.wall('payees.account');

grant usage on schema payees to sanuk_application;
grant select, insert on payees.holder, payees.account to sanuk_application;
grant update (name) on payees.holder to sanuk_application;
grant update (removed_at) on payees.account to sanuk_application;
