create schema trials;

-- Trial accounts, each for a day.
create table trials.trial (
  member uuid primary key,
  brand uuid not null,
  ends_at timestamptz not null
);
create index trial_end on trials.trial (ends_at);
call platform.wall('trials.trial');

grant usage on schema trials to sanuk_application;
grant select, insert, delete on trials.trial to sanuk_application;
