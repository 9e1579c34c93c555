create schema points;

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table points.rules (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  stake_per_point bigint not null check (stake_per_point > 0),
  -- {"RNG": 100, "LIVE": 50}, in per cent.
  weights jsonb not null,
  points_per_unit bigint not null check (points_per_unit > 0),
  lot bigint not null check (lot > 0),
  convert_daily_max bigint not null check (convert_daily_max >= 0),
  decided_at timestamptz not null
);
create index rules_in_force on points.rules (brand, effective_from desc, decided_at desc);

-- How far the changes of members' days have been read; one for the platform.
create table points.read_until (
  only_one boolean primary key default true check (only_one),
  sequence bigint not null
);
insert into points.read_until (sequence) values (0);

-- What a member was granted for a day. It never shrinks.
create table points.day (
  member uuid not null,
  day date not null,
  brand uuid not null,
  points bigint not null check (points > 0),
  primary key (member, day)
);

create table points.reward (
  id uuid primary key,
  brand uuid not null,
  category text not null,
  title jsonb not null,
  description jsonb not null,
  art text,
  picture uuid,
  points bigint not null check (points > 0),
  -- Of a reward that is money.
  amount bigint check (amount > 0),
  -- Nothing where there are as many as anybody wants.
  stock integer check (stock >= 0),
  limit_per_member integer check (limit_per_member > 0),
  open boolean not null,
  position integer not null,
  revision integer not null default 1,
  constraint credit_is_money check ((category = 'credit') = (amount is not null))
);
create index reward_in_order on points.reward (brand, position, id);

create table points.redemption (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  request_id uuid not null,
  reward uuid not null references points.reward,
  -- What it was when it was asked for.
  category text not null,
  title jsonb not null,
  art text,
  picture uuid,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint check (amount > 0),
  delivery jsonb,
  state text not null check (state in ('in_progress', 'approved', 'rejected', 'cancelled')),
  reason text,
  -- Of the ledger.
  hold uuid not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- An operator; nobody where the member took it back.
  decided_by uuid,
  constraint decided_is_whole check ((state = 'in_progress') = (decided_at is null)),
  unique (member, request_id)
);
create index redemption_of_member on points.redemption (member, asked_at desc, id desc);
create index redemption_of_brand on points.redemption (brand, state, asked_at desc, id desc);
create index redemption_of_reward on points.redemption (reward, member) where state in ('in_progress', 'approved');

create table points.conversion (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  request_id uuid not null,
  -- Of the brand's calendar.
  day date not null,
  points bigint not null check (points > 0),
  points_per_unit bigint not null check (points_per_unit > 0),
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null,
  -- In 1/10 000 of a unit, as all money: points never bring more than they are worth.
  constraint worth_its_points check (amount * points_per_unit <= points * 10000),
  unique (member, request_id)
);
create index conversion_of_member on points.conversion (member, asked_at desc, id desc);

-- What members gave points for, whatever for.
create view points.given with (security_invoker = true) as
  select id, brand, member, request_id, 'reward' as kind, title, art, picture, quantity, points, amount, state, reason,
         asked_at, decided_at
    from points.redemption
  union all
  select id, brand, member, request_id, 'conversion', null, null, null, 1, points, amount, 'approved', null,
         asked_at, asked_at
    from points.conversion;

grant usage on schema points to sanuk_application;
grant select, insert on points.rules, points.conversion to sanuk_application;
grant select, update on points.read_until to sanuk_application;
grant select, insert, update on points.day, points.reward to sanuk_application;
grant select, insert on points.redemption to sanuk_application;
grant update (state, reason, decided_at, decided_by) on points.redemption to sanuk_application;
grant select on points.given to sanuk_application;

call platform.wall('points.rules');
call platform.wall('points.day');
call platform.wall('points.reward');
call platform.wall('points.redemption');
call platform.wall('points.conversion');
call audit.watch('points.rules');
call audit.watch('points.reward');
-- Where somebody lives is not written down twice.
call audit.watch('points.redemption', '{id}', '{delivery}');
call platform.tells('points.reward', 'points');
call platform.tells('points.rules', 'points');
