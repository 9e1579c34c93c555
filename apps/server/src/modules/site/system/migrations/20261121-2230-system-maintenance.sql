-- When a brand is closed for work, and since when the end is known. One without an end lasts until it gets one.
create table system.maintenance (
  id uuid primary key,
  brand uuid not null references system.brand (id),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- What visitors are told beside the page's own words, in each language that has it.
  note jsonb not null default '{}',
  constraint maintenance_ends_after_it_starts check (ends_at > starts_at)
);
create index maintenance_of_brand on system.maintenance (brand, ends_at);

-- Countries whose visitors are not served, as ISO 3166-1 names them by two letters.
alter table system.brand add column blocked_countries text[] not null default '{}';

grant select on system.maintenance to sanuk_application;
