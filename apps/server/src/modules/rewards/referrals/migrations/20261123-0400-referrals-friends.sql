create schema referrals;

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table referrals.plan (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index plan_in_force on referrals.plan (brand, effective_from desc, decided_at desc);

-- Who came on a member's invitation, and whether they count. What a friend must do is what was said when they joined.
create table referrals.friend (
  member uuid primary key,
  brand uuid not null,
  inviter uuid not null,
  state text not null check (state in ('waiting', 'valid', 'expired', 'shared')),
  reward bigint not null check (reward >= 0),
  least_deposit bigint not null,
  least_play bigint not null,
  verified boolean not null,
  joined_at timestamptz not null,
  until timestamptz not null,
  decided_at timestamptz,
  -- Whether the reward was paid out: once for a friend, whatever happens.
  paid_at timestamptz,
  constraint decided_is_whole check ((state = 'waiting') = (decided_at is null)),
  constraint only_friends_who_count_are_paid check (paid_at is null or state = 'valid'),
  constraint nobody_invites_themselves check (member <> inviter)
);
create index friend_of_inviter on referrals.friend (inviter, joined_at desc, member desc);
create index friend_waiting on referrals.friend (until) where state = 'waiting';
create index friend_to_pay on referrals.friend (inviter) where state = 'valid' and paid_at is null;
create index friend_of_brand on referrals.friend (brand, joined_at);

-- The share of friends' play of a business day, counted anew as a whole whenever it is counted.
create table referrals.day (
  inviter uuid not null,
  day date not null,
  brand uuid not null,
  valid bigint not null,
  earned bigint not null check (earned >= 0),
  paid bigint not null default 0 check (paid >= 0),
  primary key (inviter, day),
  -- Whatever the plan says, no day brings more than half a per cent of what friends played in it.
  constraint never_more_than_half_a_per_cent check (earned * 200 <= greatest(valid, 0))
);
create index day_to_pay on referrals.day (inviter) where earned <> paid;

create table referrals.closed_day (
  brand uuid not null,
  day date not null,
  closed_at timestamptz not null,
  primary key (brand, day)
);

create table referrals.payment (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  amount bigint not null check (amount > 0),
  friends integer not null,
  made_at timestamptz not null
);
create index payment_of_member on referrals.payment (member, made_at desc);
create index payment_of_brand on referrals.payment (brand, made_at);

-- Up to when members who joined were looked at.
create table referrals.followed (
  only_one boolean primary key default true check (only_one),
  joined_to timestamptz not null,
  member uuid not null
);
insert into referrals.followed (joined_to, member) values ('2000-01-01', '00000000-0000-0000-0000-000000000000');

grant usage on schema referrals to sanuk_application;
grant select, insert on referrals.plan, referrals.payment, referrals.closed_day to sanuk_application;
grant select, insert on referrals.friend to sanuk_application;
grant update (state, decided_at, paid_at) on referrals.friend to sanuk_application;
grant select, insert, update on referrals.day to sanuk_application;
grant select, update on referrals.followed to sanuk_application;
call platform.wall('referrals.plan');
call platform.wall('referrals.friend');
call platform.wall('referrals.day');
call platform.wall('referrals.closed_day');
call platform.wall('referrals.payment');
call audit.watch('referrals.plan');
