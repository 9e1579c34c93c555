-- After how many hours without a word from its vendor a member's money at a seat is brought home.
alter table vendors.vendor
  add column seat_hours integer not null default 6 constraint seat_hours_in_a_week check (seat_hours between 1 and 168);
