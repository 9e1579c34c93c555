create schema operators;

create table operators.operator (
  id uuid primary key,
  brand uuid not null,
  username text not null,
  name text not null,
  password_hash text not null,
  made_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  constraint operator_username unique (brand, username)
);

create table operators.session (
  token_hash bytea primary key,
  id uuid not null unique,
  operator uuid not null,
  brand uuid not null,
  address inet not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index operator_session_expiry on operators.session (expires_at);

grant usage on schema operators to sanuk_application;
grant select on operators.operator to sanuk_application;
grant select, insert, update, delete on operators.session to sanuk_application;
