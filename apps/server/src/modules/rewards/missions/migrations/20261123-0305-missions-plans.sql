create schema missions;

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table missions.plan (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index plan_in_force on missions.plan (brand, effective_from desc, decided_at desc);

-- Plans that came into force and by which everybody was counted then.
create table missions.begun (
  brand uuid not null,
  effective_from date not null,
  primary key (brand, effective_from)
);

-- Business days on which a member was there: signed in, or looked at their missions.
create table missions.visit (
  member uuid not null,
  day date not null,
  brand uuid not null,
  primary key (member, day)
);
create index visit_of_brand on missions.visit (brand, day);

-- How far a member came in a mission in one of its periods, which its first day names; the only period of a mission
-- that comes once is named 2000-01-01. It is counted anew as a whole whenever what it is made of changes.
create table missions.progress (
  member uuid not null,
  mission uuid not null,
  period date not null,
  brand uuid not null,
  progress bigint not null,
  -- What is asked for and given stays as it was when it was completed.
  target bigint not null check (target > 0),
  reward_kind text not null check (reward_kind in ('points', 'cash')),
  reward bigint not null check (reward > 0),
  play integer not null check (play >= 0),
  budget bigint,
  completed_at timestamptz,
  -- Until when it can be claimed.
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (member, mission, period),
  constraint claimed_was_completed check (claimed_at is null or completed_at is not null)
);
create index progress_of_mission on missions.progress (brand, mission, period);
create index progress_claimed on missions.progress (brand, claimed_at) where claimed_at is not null;

-- What a mission gave in one of its periods, to all members together.
create table missions.spent (
  mission uuid not null,
  period date not null,
  brand uuid not null,
  claims integer not null,
  spent bigint not null,
  budget bigint,
  primary key (brand, mission, period),
  constraint never_more_than_its_budget check (budget is null or spent <= budget)
);

create table missions.check_in (
  member uuid not null,
  day date not null,
  brand uuid not null,
  -- Days in a row, this one included.
  streak integer not null check (streak > 0),
  reward_kind text not null check (reward_kind in ('points', 'cash')),
  reward bigint not null check (reward > 0),
  play integer not null check (play >= 0),
  made_at timestamptz not null,
  primary key (member, day)
);
create index check_in_of_brand on missions.check_in (brand, made_at);

-- What members played validly in a week, which its Monday names.
create table missions.score (
  brand uuid not null,
  week date not null,
  member uuid not null,
  score bigint not null,
  -- When it came to this.
  reached_at timestamptz not null,
  primary key (brand, week, member)
);
create index score_in_order on missions.score (brand, week, score desc, reached_at, member);

-- Weeks that are over, and their places as they were then.
create table missions.board (
  brand uuid not null,
  week date not null,
  members integer not null,
  closed_at timestamptz not null,
  primary key (brand, week)
);
create table missions.place (
  brand uuid not null,
  week date not null,
  rank integer not null check (rank > 0),
  member uuid not null,
  score bigint not null,
  reward_kind text check (reward_kind in ('points', 'cash')),
  reward bigint check (reward > 0),
  play integer,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  primary key (brand, week, rank),
  constraint one_place_each unique (brand, week, member),
  foreign key (brand, week) references missions.board,
  constraint claimed_is_something check (claimed_at is null or reward is not null)
);

-- Up to where play, deposits and sign-ins were followed.
create table missions.followed (
  only_one boolean primary key default true check (only_one),
  change bigint not null,
  deposits_to timestamptz not null,
  sign_ins_to timestamptz not null
);
insert into missions.followed (change, deposits_to, sign_ins_to) values (0, '2000-01-01', '2000-01-01');

grant usage on schema missions to sanuk_application;
grant select, insert on missions.plan, missions.begun, missions.visit, missions.check_in, missions.board to sanuk_application;
grant select, insert, update on missions.progress, missions.spent, missions.score to sanuk_application;
grant select, insert on missions.place to sanuk_application;
grant update (claimed_at) on missions.place to sanuk_application;
grant select, update on missions.followed to sanuk_application;
call platform.wall('missions.plan');
call platform.wall('missions.begun');
call platform.wall('missions.visit');
call platform.wall('missions.progress');
call platform.wall('missions.spent');
call platform.wall('missions.check_in');
call platform.wall('missions.score');
call platform.wall('missions.board');
call platform.wall('missions.place');
call audit.watch('missions.plan');
