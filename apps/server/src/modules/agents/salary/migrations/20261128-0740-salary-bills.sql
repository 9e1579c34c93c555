/*
 * What a period of an agent's team brings of what its members lost. It is counted as a whole, and again with all later ones
 * whenever its play changes; operators decide about it before it is paid.
 */
create table salary.bill (
  scheme salary.scheme not null check (scheme like '%dividend'),
  agent uuid not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  brand uuid not null,
  begins_at timestamptz not null,
  contract uuid not null,
  -- The nearest agent above with a contract.
  above uuid,
  -- Which tier brought the amount, from 1 on; 0 for none.
  tier smallint not null,
  rate integer not null,
  valid bigint not null,
  active integer not null,
  -- What the team's members won, less what they staked; what they won before and is set against it, and what is carried on.
  net bigint not null,
  carried_in bigint not null check (carried_in >= 0),
  carried_on bigint not null check (carried_on >= 0),
  -- The loss that counts.
  loss bigint not null,
  -- What the own contract brings, what the whole line gets of it, and whether that is less than contracts say.
  amount bigint not null check (amount >= 0),
  granted bigint not null check (granted >= 0),
  limited boolean not null,
  earned bigint not null check (earned >= 0),
  paid bigint not null default 0 check (paid >= 0),
  paid_at timestamptz,
  -- Up to which amount operators approved it, or why they denied it.
  approved bigint check (approved >= 0),
  denied text check (length(denied) between 1 and 255),
  decided_at timestamptz,
  primary key (scheme, agent, first_day),
  constraint never_more_than_sixty_per_cent check (earned * 10 <= greatest(loss, 0) * 6),
  constraint decided_once check ((approved is null and denied is null) = (decided_at is null)),
  constraint approved_or_denied check (approved is null or denied is null)
);
create index bill_to_pay on salary.bill (brand, scheme, agent) where earned <> paid;
create index bill_of_agent on salary.bill (agent, begins_at desc);
create index bill_of_brand on salary.bill (brand, begins_at desc, agent desc);
create index bill_below on salary.bill (above, scheme, first_day) where above is not null;

/* What members won below agents with contracts, each once. */
alter table salary.closed_period add column net bigint;

insert into salary.followed (scheme, change)
select other, change from salary.followed
 cross join unnest(array['dividend', 'weekly-dividend', 'monthly-dividend']) others (other)
 where scheme = 'daily-salary';

grant select, insert, update on salary.bill to sanuk_application;
call platform.wall('salary.bill');
call agents.wall_agents('salary.bill', 'agent', 'first_day', 'last_day');
call audit.watch('salary.bill', '{agent,scheme,first_day}');
grant update (agents, valid, net, earned) on salary.closed_period to sanuk_application;
