create schema pictures;

create table pictures.picture (
  id uuid primary key,
  brand uuid not null,
  width integer not null,
  height integer not null,
  -- Its widths, the smallest first: [{"width": 640, "hash": "…"}].
  files jsonb not null,
  made_at timestamptz not null default clock_timestamp()
);

create table pictures.file (
  brand uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Whether it has an address for everybody.
  open boolean not null,
  bytes bytea not null,
  primary key (brand, hash, open)
);
-- WebP cannot be pressed any further.
alter table pictures.file alter column bytes set storage external;

grant usage on schema pictures to sanuk_application;
grant select, insert on pictures.picture, pictures.file to sanuk_application;
call platform.wall('pictures.picture');
call platform.wall('pictures.file');
call audit.watch('pictures.picture');
