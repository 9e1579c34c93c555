-- Whether a vendor opens a game for no money, too: it says so in its list, and what it does not say is no.
alter table catalogue.game add column offers_demo boolean not null default false;
