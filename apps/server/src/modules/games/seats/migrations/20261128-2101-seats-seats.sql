create schema seats;

-- Where members have taken money to: a seat at a vendor's table, by the vendor's name of it. A member who sits there
-- again has the same row and the same guarded account, which is what the seat holds.
create table seats.seat (
  brand uuid not null,
  vendor text not null,
  member uuid not null,
  seat text not null,
  currency text not null,
  account bigint not null unique,
  -- Another one each time somebody sits down: what moves by it belongs to it in the books.
  stay uuid not null,
  seated_at timestamptz not null,
  -- When its vendor last said anything about it.
  heard_at timestamptz not null,
  left_at timestamptz,
  -- Whether it was left because nothing was heard of it.
  brought_home boolean not null default false,
  primary key (vendor, member, seat),
  constraint brought_home_is_left check (left_at is not null or not brought_home)
);
create index seat_of_member on seats.seat (member) where left_at is null;
create index seat_by_silence on seats.seat (vendor, heard_at) where left_at is null;
call platform.wall('seats.seat');

grant usage on schema seats to sanuk_application;
grant select, insert on seats.seat to sanuk_application;
grant update (stay, seated_at, heard_at, left_at, brought_home) on seats.seat to sanuk_application;

-- How many seats that were left still hold something.
create function seats.wrong_books() returns bigint language sql stable as $$
  select count(*) from seats.seat join ledger.account on account.id = seat.account
   where left_at is not null and balance <> 0
$$;
grant execute on function seats.wrong_books to sanuk_application;
