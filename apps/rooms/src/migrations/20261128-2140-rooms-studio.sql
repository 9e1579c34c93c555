-- Tables whose coups are dealt by people in a studio. Their series follow from no seed: they are told by signed events.
alter table rooms.series
  alter column server_seed drop not null,
  alter column commitment drop not null,
  add column studio text,
  -- The studio's name of the shoe, where it told one.
  add column shoe text,
  add check ((studio is null) = (server_seed is not null)),
  add check ((studio is null) = (commitment is not null)),
  add check (studio is null or state <> 'committed'),
  add check (studio is not null or shoe is null);

-- Where a studio's table stands by the events so far.
create table rooms.studio_table (
  table_code text primary key,
  -- The number of its newest event.
  last_number integer not null check (last_number >= 0),
  state jsonb not null,
  changed_at timestamptz not null
);

-- Every event of a studio, also those that were refused, once by its number.
create table rooms.studio_event (
  table_code text not null,
  number integer not null check (number > 0),
  studio text not null,
  kind text not null,
  -- The coup that it is about, where there is one at our tables.
  coup uuid,
  content jsonb not null,
  -- Why it changed nothing.
  fault text,
  received_at timestamptz not null,
  primary key (table_code, number)
);
create index studio_event_of_coup on rooms.studio_event (coup) where coup is not null;

-- What a studio told of a coup besides its outcome.
create table rooms.studio_coup (
  coup uuid primary key references rooms.coup,
  table_code text not null,
  -- The studio's own name of the coup.
  reference text not null,
  dealer text,
  -- Where it can be seen again.
  video text,
  unique (table_code, reference)
);

grant select, insert, update on rooms.studio_table, rooms.studio_coup to sanuk_rooms;
grant select, insert on rooms.studio_event to sanuk_rooms;
