-- The hall of its vendor that a game is played in: a session opened in a hall stakes in every game of it.
alter table catalogue.game add column hall text;
