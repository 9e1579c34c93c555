create schema activities;

-- A promotion that one takes part in. `given` is all that it has granted; it never passes the budget.
create table activities.activity (
  id uuid primary key,
  brand uuid not null,
  names jsonb not null,
  -- Of the room of content: the page that tells about it.
  promotion uuid,
  rule jsonb not null,
  period text not null check (period in ('once', 'daily', 'weekly', 'monthly')),
  least_level smallint not null,
  play integer not null check (play >= 0),
  from_at timestamptz,
  until_at timestamptz,
  budget bigint not null check (budget > 0),
  given bigint not null default 0,
  open boolean not null,
  made_at timestamptz not null,
  constraint never_more_than_its_budget check (given between 0 and budget)
);
create index activity_of_brand on activities.activity (brand, made_at desc, id);

create table activities.participation (
  id uuid primary key,
  brand uuid not null,
  activity uuid not null references activities.activity,
  member uuid not null,
  -- `once`, `2026-11-23`, `2026-11-23` of a week's Monday, `2026-11`.
  period text not null,
  state text not null
    check (state in ('joined', 'left', 'applying', 'processing', 'issued', 'claimed', 'rejected')),
  -- What it was when it was joined.
  rule jsonb not null,
  play integer not null,
  remark text,
  pictures uuid[] not null default '{}',
  -- Whose deposit brought it.
  deposit uuid,
  amount bigint check (amount > 0),
  reason text,
  operator uuid,
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  constraint given_has_its_amount check ((state in ('issued', 'claimed')) = (amount is not null)),
  -- Nobody takes part twice in one span.
  constraint once_in_its_period unique (activity, member, period)
);
create unique index one_gift_for_a_deposit on activities.participation (deposit) where deposit is not null;
create index participation_of_member on activities.participation (member, changed_at desc);
create index participation_to_decide on activities.participation (brand, joined_at, id)
  where state in ('applying', 'processing');
create index participation_decided on activities.participation (brand, changed_at desc, id desc)
  where remark is not null and state in ('issued', 'claimed', 'rejected');
create index participation_of_activity on activities.participation (activity, state);

grant usage on schema activities to sanuk_application;
grant select, insert on activities.activity, activities.participation to sanuk_application;
grant update (names, promotion, rule, period, least_level, play, from_at, until_at, budget, given, open)
  on activities.activity to sanuk_application;
grant update (state, rule, play, remark, pictures, deposit, amount, reason, operator, joined_at, changed_at)
  on activities.participation to sanuk_application;
call platform.wall('activities.activity');
call platform.wall('activities.participation');
call audit.watch('activities.activity');
call audit.watch('activities.participation', '{id}', '{pictures}');
call platform.tells('activities.activity', 'activities');
