-- Games that are decided by turns: what the player chose with his stake, and what he did since. With the seeds of the round
-- these make the whole play again, so nothing else of it is kept while it goes on.
alter table studio.round
  add column choice jsonb,
  add column moves jsonb not null default '[]',
  drop constraint round_state_check,
  add constraint round_state_check
    check (state in ('betting', 'playing', 'winning', 'settled', 'shown', 'rolling_back', 'voided'));

drop index studio.round_open;
create unique index round_open on studio.round (member, game)
  where state in ('betting', 'playing', 'winning', 'rolling_back');
-- Rounds whose player has not come back.
create index round_left on studio.round (created_at) where state = 'playing';
