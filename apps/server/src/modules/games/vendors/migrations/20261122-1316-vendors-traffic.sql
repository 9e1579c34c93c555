-- How many calls a vendor made in each minute, how many of them went wrong, and how long they took: for a day.
create table vendors.traffic (
  vendor text not null references vendors.vendor,
  minute timestamptz not null,
  calls integer not null,
  errors integer not null,
  -- Calls by how long they took, from the fastest class to the slowest.
  took integer[] not null,
  primary key (vendor, minute)
);
create index traffic_age on vendors.traffic (minute);
grant select, insert, update, delete on vendors.traffic to sanuk_application;
