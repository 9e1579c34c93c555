create schema vendors;

create table vendors.vendor (
  code text primary key check (code ~ '^[A-Z0-9_]{1,32}$'),
  name text not null,
  wallet text not null check (wallet in ('seamless', 'transfer')),
  -- The origin where it listens and where its pages come from; one that only tries the calls has none.
  address text,
  -- Its games are shown to nobody, and its calls can be watched.
  sandbox boolean not null,
  enabled boolean not null default true,
  -- Brought by the environment: name, wallet, address and keys are what is said there.
  configured boolean not null default false,
  -- CIDR ranges its calls come from; anywhere without any.
  addresses text[] not null default '{}',
  cap_enforced boolean not null default true,
  -- Raise the alarm where an hour's wins are more than so many per cent of its stakes, in at least so many rounds.
  alarm_percent integer check (alarm_percent between 1 and 100000),
  alarm_rounds integer not null default 1000 check (alarm_rounds between 1 and 1000000),
  made_at timestamptz not null default clock_timestamp(),
  check (sandbox or address is not null)
);

-- How much money a vendor's games may win from the house; without a row, as much as they will.
create table vendors.money_limit (
  vendor text not null references vendors.vendor,
  currency text not null,
  -- In total, less what was staked.
  float bigint check (float >= 0),
  -- Within an hour, whatever was staked.
  hourly_win bigint check (hourly_win >= 0),
  primary key (vendor, currency)
);

create table vendors.key (
  vendor text not null references vendors.vendor,
  id text not null,
  algorithm text not null check (algorithm in ('hmac', 'ed25519')),
  -- Encrypted by a key that the database never sees; gone once it is revoked.
  secret bytea,
  public_key text,
  made_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  primary key (vendor, id),
  check ((secret is not null) = (algorithm = 'hmac' and revoked_at is null)),
  check ((public_key is not null) = (algorithm = 'ed25519'))
);

-- What sandbox vendors called and were answered, so that they see their own mistakes.
create table vendors.call (
  id bigint generated always as identity primary key,
  vendor text not null,
  at timestamptz not null,
  took interval not null,
  method text not null,
  path text not null,
  headers jsonb not null,
  -- As it came; nothing where it was refused unread.
  body bytea,
  http_status integer not null,
  answer text not null
);
create index call_of_vendor on vendors.call (vendor, id desc);
create index call_age on vendors.call (at);

-- Whoever changes a vendor, every process hears of it.
create function vendors.tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('sanuk_vendors', '');
  return null;
end $$;
create trigger vendor_changed after insert or update or delete on vendors.vendor
  for each statement execute function vendors.tell();
create trigger money_limit_changed after insert or update or delete on vendors.money_limit
  for each statement execute function vendors.tell();
create trigger key_changed after insert or update or delete on vendors.key
  for each statement execute function vendors.tell();

grant usage on schema vendors to sanuk_application;
grant select, insert, update on vendors.vendor to sanuk_application;
grant select, insert, update, delete on vendors.money_limit to sanuk_application;
grant select, insert on vendors.key to sanuk_application;
grant update (secret, revoked_at) on vendors.key to sanuk_application;
grant select, insert, delete on vendors.call to sanuk_application;
