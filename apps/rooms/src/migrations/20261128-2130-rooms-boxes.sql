-- Boxes of tables with seats, and who sits at them. A box is held from coup to coup, whoever deals.
create table rooms.box (
  table_code text not null,
  box integer not null check (box between 1 and 7),
  member text not null,
  -- As the others at the table read it.
  shown_name text not null,
  taken_at timestamptz not null,
  -- Coups in a row that were dealt without a bet on it.
  idle integer not null default 0 check (idle >= 0),
  -- Its player leaves once the coup is over in which they have a bet on it.
  is_leaving boolean not null default false,
  primary key (table_code, box)
);

grant select, insert, update, delete on rooms.box to sanuk_rooms;
