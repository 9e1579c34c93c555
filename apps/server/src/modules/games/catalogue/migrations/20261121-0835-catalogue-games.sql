create schema catalogue;

create table catalogue.game (
  node_id uuid primary key,
  vendor text not null,
  code text not null,
  game_type text not null,
  vassalage text not null,
  vassalage_name text not null,
  vassalage_icon text,
  classification text not null,
  names jsonb not null,
  -- Both names as the search compares them: lower case, without tone marks.
  search text not null,
  picture jsonb not null,
  lines integer,
  minimum_stake bigint not null,
  maximum_stake bigint not null,
  return_to_player text,
  maximum_win_multiple integer,
  is_hot boolean not null,
  is_new boolean not null,
  playable boolean not null,
  -- Its place in the vendor's list, which is the order the vendor wants it shown in.
  place integer not null,
  -- False once the vendor's list no longer names it.
  listed boolean not null default true,
  updated_at timestamptz not null default clock_timestamp(),
  constraint game_of_vendor unique (vendor, code)
);
create index game_listed on catalogue.game (game_type, place) where listed;

grant usage on schema catalogue to sanuk_application;
grant select, insert, update on catalogue.game to sanuk_application;
