create schema system;

create table system.brand (
  id uuid primary key,
  code text not null unique,
  name text not null,
  demo boolean not null default false,
  domains text[] not null,
  time_zone text not null,
  currency text not null,
  languages text[] not null check (cardinality(languages) > 0),
  -- Every page but a few needs a session when this is on.
  logined_to_home_page boolean not null default false,
  modules text[] not null,
  customer_service jsonb not null default '[]',
  licences jsonb not null default '[]',
  made_at timestamptz not null default clock_timestamp()
);
create index brand_of_domain on system.brand using gin (domains);

grant usage on schema system to sanuk_application;
grant select on system.brand to sanuk_application;
