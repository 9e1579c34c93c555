-- Which progressive pools a game's stakes feed, `[{"code", "share"}]` with shares in millionths: its vendor says so in its
-- list, and what it does not say is none.
alter table catalogue.game add column pools jsonb not null default '[]';
create index game_with_pools on catalogue.game (vendor) where pools <> '[]';
