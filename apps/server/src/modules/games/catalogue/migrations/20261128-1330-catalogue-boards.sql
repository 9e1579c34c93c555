-- Whether its vendor tells what happens at it right now: it is a live table, shown in the lobby as it stands.
alter table catalogue.game add column has_board boolean not null default false;
