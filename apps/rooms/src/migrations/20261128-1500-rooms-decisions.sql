-- Games in which players decide while a coup is dealt. It is dealt in parts: what is shown, then a step in which everybody
-- with a stake is asked, and so on. While `asked_until` says until when, the step after `steps` is open.
alter table rooms.coup
  add column steps integer not null default 0 check (steps >= 0),
  add column asked_at timestamptz,
  add column asked_until timestamptz,
  add check ((asked_at is null) = (asked_until is null)),
  add check (asked_until > asked_at);

-- What a member decided about a hand in a step, written before it is answered. A move that costs something has a bet of the
-- same round and counts when that is paid for; who said nothing has no row.
create table rooms.decision (
  id uuid primary key,
  -- The page's name of it, once for a member.
  page_id uuid not null,
  member text not null,
  seat uuid not null references rooms.seat,
  step integer not null check (step > 0),
  hand text not null,
  move text not null,
  bet uuid unique references rooms.bet,
  state text not null check (state in ('asking', 'taken', 'refused')),
  fault text,
  received_at timestamptz not null,
  unique (member, page_id),
  check (state <> 'asking' or bet is not null),
  check ((state = 'refused') = (fault is not null))
);
-- One that was refused leaves its hand open.
create unique index decision_of_hand on rooms.decision (seat, step, hand) where state <> 'refused';

grant select, insert, update on rooms.decision to sanuk_rooms;
