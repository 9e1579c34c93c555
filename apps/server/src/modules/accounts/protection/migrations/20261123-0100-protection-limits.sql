create schema protection;

-- Members who set a limit or stay away. The wallet of the vendors looks here for every stake and win: whoever stands
-- here is decided about one by one.
create table protection.member (
  member uuid primary key,
  brand uuid not null,
  closure text check (closure in ('time_out', 'exclusion')),
  closed_at timestamptz,
  -- Null while there is a closure: for ever.
  closed_until timestamptz,
  -- Asked for after the end of an exclusion.
  reopens_at timestamptz,
  constraint closed_since_when check ((closure is null) = (closed_at is null)),
  constraint time_out_ends check (closure is distinct from 'time_out' or closed_until is not null)
);
create index member_closed on protection.member (brand, closed_at desc, member) where closure is not null;

-- Money, or minutes of a session. What `next_at` names holds from then on; null is no limit.
create table protection.own_limit (
  member uuid not null references protection.member,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  brand uuid not null,
  amount bigint not null check (amount > 0),
  next_amount bigint check (next_amount > 0),
  next_at timestamptz,
  primary key (member, kind, period),
  constraint a_session_is_a_day check (kind <> 'session' or period = 'day'),
  constraint next_has_its_time check (next_amount is null or next_at is not null)
);

-- What they staked and won by business day, and what of theirs went to vendors with wallets of their own, less what
-- came home. Written in the transaction that moves the money.
create table protection.day (
  member uuid not null references protection.member,
  day date not null,
  brand uuid not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  moved bigint not null default 0,
  primary key (member, day)
);

-- How long anybody played on a business day.
create table protection.play_time (
  member uuid not null,
  day date not null,
  brand uuid not null,
  seconds integer not null check (seconds >= 0),
  primary key (member, day)
);

-- When somebody was last seen playing, and how long they played since the page told them how it goes.
create table protection.presence (
  member uuid primary key,
  brand uuid not null,
  seen_at timestamptz,
  unchecked_seconds integer not null default 0,
  -- Null: as the brand does.
  check_minutes integer check (check_minutes between 1 and 1440)
);

-- Everything that was changed, kept for good.
create table protection.change (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  at timestamptz not null,
  deed text not null,
  kind text,
  period text,
  amount bigint,
  until timestamptz,
  operator uuid,
  reason text
);
create index change_of_member on protection.change (member, at desc, id desc);

grant usage on schema protection to sanuk_application;
grant select, insert on protection.member, protection.own_limit, protection.day, protection.play_time to sanuk_application;
grant select, insert on protection.presence, protection.change to sanuk_application;
grant update (closure, closed_at, closed_until, reopens_at) on protection.member to sanuk_application;
grant update (amount, next_amount, next_at), delete on protection.own_limit to sanuk_application;
grant update (staked, won, moved) on protection.day to sanuk_application;
grant update (seconds) on protection.play_time to sanuk_application;
grant update (seen_at, unchecked_seconds, check_minutes) on protection.presence to sanuk_application;
call platform.wall('protection.member');
call platform.wall('protection.own_limit');
call platform.wall('protection.day');
call platform.wall('protection.play_time');
call platform.wall('protection.presence');
call platform.wall('protection.change');
call audit.watch('protection.member', '{member}');
call audit.watch('protection.own_limit', '{member,kind,period}');
