-- At which stakes a vendor plays free rounds of a game, as decimal strings: it says so in its list, and what it does not
-- say is none.
alter table catalogue.game add column free_round_stakes jsonb not null default '[]';
