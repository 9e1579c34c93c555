create schema content;

create table content.announcement (
  id uuid primary key,
  brand uuid not null,
  title jsonb not null,
  content jsonb not null,
  -- A: signed-in members, B: everybody, F: on the first sign-in.
  execution text not null check (execution in ('A', 'B', 'F')),
  published_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz
);
create index announcement_newest on content.announcement (brand, published_at desc) where withdrawn_at is null;

grant usage on schema content to sanuk_application;
grant select on content.announcement to sanuk_application;
