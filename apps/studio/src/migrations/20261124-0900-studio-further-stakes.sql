-- Moves that stake more, and rounds against the clock. `raise` is the further stake whose answer is awaited, with the move
-- it is for; `raises` are those that were taken, in the order of their moves. Like the first stake each has the names of its
-- transactions from the beginning, so a repeat is the same transaction. A round against the clock goes on from `began_at`,
-- and is over at `ends_at` if its player does not end it before.
alter table studio.round
  add column raise jsonb,
  add column raises jsonb not null default '[]',
  add column began_at timestamptz,
  add column ends_at timestamptz,
  add constraint round_raise_check check ((raise is not null) = (state in ('raising', 'lowering'))),
  add constraint round_clock_check check ((began_at is null) = (ends_at is null)),
  drop constraint round_state_check,
  add constraint round_state_check check (state in
    ('betting', 'playing', 'raising', 'lowering', 'winning', 'settled', 'shown', 'rolling_back', 'voided'));

-- The last rounds of demos lie as they were told.
update studio.session
set demo_round = demo_round || jsonb_build_object('staked', demo_round -> 'stake', 'elapsed', null)
where demo_round ? 'view';

drop index studio.round_open;
create unique index round_open on studio.round (member, game)
  where state in ('betting', 'playing', 'raising', 'lowering', 'winning', 'rolling_back');
drop index studio.round_due;
create index round_due on studio.round (leased_until)
  where state in ('betting', 'raising', 'lowering', 'winning', 'rolling_back');
-- Rounds against the clock that nobody ended.
create index round_over on studio.round (ends_at) where state = 'playing' and ends_at is not null;
