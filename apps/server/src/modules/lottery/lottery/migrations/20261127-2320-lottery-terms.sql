-- Prices and limits that a brand decided for a lottery, each decision a row. The latest version is in force for bets taken
-- from then on; bets keep the prizes they were taken at in their lines.
create table lottery.terms (
  -- That of the proposal.
  id uuid primary key,
  brand uuid not null,
  game text not null,
  version integer not null check (version > 0),
  details jsonb not null,
  proposed_by uuid not null,
  at timestamptz not null,
  constraint terms_version unique (brand, game, version)
);
grant select, insert on lottery.terms to sanuk_application;
call platform.wall('lottery.terms');
call audit.watch('lottery.terms');
