create schema vip;

-- What reaches ranks, keeps them, and what they give, in the brand's own money: {"names": {"th": …, "en": …}, …}, from
-- rank 1 on.
create table vip.plan (
  brand uuid primary key,
  open boolean not null,
  reward_play integer not null check (reward_play >= 0),
  ranks jsonb not null
);

-- Where a member stands. `reached` never falls: it comes back with a month's play.
create table vip.standing (
  member uuid primary key,
  brand uuid not null,
  level integer not null default 0,
  reached integer not null default 0,
  risen_at timestamptz,
  -- Up to which business month, `yyyy-MM`, it was looked at whether the rank was kept; that one is not over.
  month text not null,
  constraint never_above_reached check (level between 0 and reached)
);
create index standing_to_look_at on vip.standing (brand, month) where level > 0;

create table vip.reward (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  kind text not null check (kind in ('reached', 'month')),
  level integer not null,
  month text,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null,
  claimed_at timestamptz,
  constraint monthly_has_its_month check ((kind = 'month') = (month is not null))
);
-- Nobody is paid twice for a rank, or for a month.
create unique index reward_of_rank on vip.reward (member, level) where kind = 'reached';
create unique index reward_of_month on vip.reward (member, month) where kind = 'month';
create index reward_of_brand on vip.reward (brand, made_at);

-- Up to which change of play members were looked at.
create table vip.followed (
  only_one boolean primary key default true check (only_one),
  change bigint not null,
  deposits_to timestamptz not null
);
insert into vip.followed (change, deposits_to) values (0, now());

grant usage on schema vip to sanuk_application;
grant select, insert, update on vip.plan, vip.standing to sanuk_application;
grant select, insert on vip.reward to sanuk_application;
grant update (claimed_at) on vip.reward to sanuk_application;
grant select, update (change, deposits_to) on vip.followed to sanuk_application;
call platform.wall('vip.plan');
call platform.wall('vip.standing');
call platform.wall('vip.reward');
call audit.watch('vip.plan', '{brand}');
call platform.tells('vip.plan', 'vip');
