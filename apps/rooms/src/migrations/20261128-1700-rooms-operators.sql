-- What operators decided about a table; one without a row is open, and takes what its title says.
create table rooms.table_settings (
  table_code text primary key,
  is_off boolean not null,
  -- [{ "from": "18:00", "to": "02:00" }], in the time zone beside it; none is at any time.
  hours jsonb not null,
  time_zone text not null,
  -- [{ "currency": "THB", "minimum": null, "maximum": "5000.00", "spots": [{ "spot": "tie", "maximum": "100.00" }] }]
  limits jsonb not null,
  changed_at timestamptz not null
);

-- What operators asked for, once by its id, and what was answered.
create table rooms.operator_request (
  id uuid primary key,
  content jsonb not null,
  answer jsonb not null,
  done_at timestamptz not null
);

-- How a coup counted before it was changed: the first of these is what was drawn. What counts now is the coup itself.
create table rooms.coup_revision (
  coup uuid not null references rooms.coup,
  -- The version that ended with it.
  version integer not null,
  kind text not null check (kind in ('void', 'correction')),
  request uuid not null references rooms.operator_request,
  reason text not null,
  revised_at timestamptz not null,
  state text not null check (state in ('betting', 'dealing', 'ended')),
  turns jsonb,
  result jsonb,
  primary key (coup, version)
);

-- Today's sums of all tables.
create index coup_of_day on rooms.coup (ended_at) where state = 'ended';

grant select, insert, update on rooms.table_settings to sanuk_rooms;
grant select, insert on rooms.operator_request, rooms.coup_revision to sanuk_rooms;
