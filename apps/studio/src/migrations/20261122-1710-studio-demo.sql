-- Sessions of demo mode: a purse of their own in the place of a ticket, and with it the last round as it was told. Their
-- rounds are no money's: none of them stands in studio.round.
alter table studio.session
  alter column ticket drop not null,
  add column purse bigint check (purse >= 0),
  add column demo_round jsonb,
  add column demo_round_shown boolean not null default false,
  add constraint session_plays_for_one check ((ticket is null) <> (purse is null));
