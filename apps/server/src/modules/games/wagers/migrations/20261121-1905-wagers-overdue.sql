-- Rounds that were closed because they had stood open for too long. The state itself has no index: a round changes by it.
create table wagers.overdue (
  round uuid primary key,
  vendor text not null,
  closed_at timestamptz not null
);

-- Up to which beginning the rounds of a brand were looked at, for each kind of patience.
create table wagers.overdue_look (
  brand uuid not null,
  patience text not null,
  looked_to timestamptz not null,
  primary key (brand, patience)
);

grant select, insert, delete on wagers.overdue to sanuk_application;
grant select, insert, update (looked_to) on wagers.overdue_look to sanuk_application;
