create schema rebates;

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table rebates.plan (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index plan_in_force on rebates.plan (brand, effective_from desc, decided_at desc);

-- What a member's play of a business day gives back, in the brand's own money, and how much of it they were paid. It
-- is counted anew as a whole whenever the day's play changes.
create table rebates.day (
  member uuid not null,
  day date not null,
  brand uuid not null,
  -- The rank by which it is counted: the one they had when it was counted first.
  level smallint not null,
  valid bigint not null,
  earned bigint not null check (earned >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- Until when it can be claimed; nothing while the day lasts.
  expires_at timestamptz,
  primary key (member, day),
  -- Whatever the rates say, no day gives back more than two per cent of what was played in it.
  constraint never_more_than_two_per_cent check (earned * 50 <= greatest(valid, 0))
);
create index day_to_pay on rebates.day (brand, member) where earned <> paid;

-- Business days that are over and were counted whole.
create table rebates.closed_day (
  brand uuid not null,
  day date not null,
  members integer not null,
  valid bigint not null,
  earned bigint not null,
  closed_at timestamptz not null,
  primary key (brand, day)
);

create table rebates.payment (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  amount bigint not null check (amount > 0),
  first_day date not null,
  last_day date not null,
  -- Whether the member asked for it.
  claimed boolean not null,
  made_at timestamptz not null
);
create index payment_of_member on rebates.payment (member, made_at desc);
create index payment_of_brand on rebates.payment (brand, made_at);

-- Up to which change of play closed days were looked at again.
create table rebates.followed (
  only_one boolean primary key default true check (only_one),
  change bigint not null
);
insert into rebates.followed (change) values (0);

grant usage on schema rebates to sanuk_application;
grant select, insert on rebates.plan, rebates.closed_day, rebates.payment to sanuk_application;
grant select, insert, update on rebates.day to sanuk_application;
grant select, update (change) on rebates.followed to sanuk_application;
call platform.wall('rebates.plan');
call platform.wall('rebates.day');
call platform.wall('rebates.closed_day');
call platform.wall('rebates.payment');
call audit.watch('rebates.plan');
