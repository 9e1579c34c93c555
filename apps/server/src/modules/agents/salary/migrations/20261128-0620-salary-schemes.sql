-- Agents are paid by several schemes, each with periods and contracts of its own, and by tiers: the rate depends on what
-- the team did in the period. What was is a daily salary with one tier that asks for nothing.

drop trigger keeps_rates on salary.contract;
drop function salary.keep_rates();
drop function salary.neighbours(uuid, uuid, date);
drop function salary.contracts_on(uuid, date);

create domain salary.scheme as text check (value in (
  'daily-salary', 'weekly-salary', 'half-monthly-salary', 'monthly-salary', 'hourly-salary', 'realtime-salary',
  'dividend', 'weekly-dividend', 'monthly-dividend'));

/* Rules with the highest rate of each scheme; what was is the daily salary. */
create function salary.by_scheme(rules jsonb) returns jsonb language sql immutable as $$
  select rules - 'open' - 'most' || jsonb_build_object(
    'dividendWay', 'fixed', 'carry', 'always',
    'most', jsonb_build_object(
      'daily-salary', case when (rules ->> 'open')::boolean then (rules ->> 'most')::integer else 0 end,
      'weekly-salary', 0, 'half-monthly-salary', 0, 'monthly-salary', 0, 'hourly-salary', 0, 'realtime-salary', 0,
      'dividend', 0, 'weekly-dividend', 0, 'monthly-dividend', 0))
$$;

/* The one tier of a flat rate in hundredths of a per cent; none for 0. */
create function salary.flat(rate integer) returns jsonb language sql immutable as $$
  select case when rate > 0
    then jsonb_build_array(jsonb_build_object('rate', rate, 'valid', '0', 'active', 0)) else '[]'::jsonb end
$$;

update salary.rules set details = salary.by_scheme(details);
update approvals.proposal set details = salary.by_scheme(details) where kind = 'salary.rules';
drop function salary.by_scheme(jsonb);
update approvals.proposal set details = jsonb_build_object(
  'scheme', 'daily-salary', 'tiers', salary.flat((details ->> 'rate')::integer),
  'former', salary.flat((details ->> 'former')::integer))
 where kind = 'salary.contract';

alter table salary.contract
  add column scheme salary.scheme not null default 'daily-salary',
  -- Each {rate, valid, active, loss}: a rate in hundredths of a per cent, and what it asks for; a loss only in dividends.
  -- None ends what held before.
  add column tiers jsonb not null default '[]';
update salary.contract set tiers = salary.flat(rate);
drop function salary.flat(integer);
alter table salary.contract
  alter column scheme drop default,
  alter column tiers drop default,
  drop column rate,
  drop constraint one_contract_from_a_day,
  -- Two per cent of valid stakes, sixty of losses.
  add constraint rates_within_the_scheme check (
    jsonb_array_length(tiers) <= 8 and not jsonb_path_exists(
      tiers, '$[*] ? (@.rate < 1 || @.rate > $most)',
      jsonb_build_object('most', case when scheme like '%dividend' then 6000 else 200 end))),
  add constraint one_contract_from_a_day unique (scheme, agent, from_day);
drop index salary.contract_open;
create unique index contract_open on salary.contract (scheme, agent) where until_day is null;
grant update (tiers, until_day, decided_at) on salary.contract to sanuk_application;

/* What a period of an agent's team brings. A day of the daily salary was its own period. */
alter table salary.day rename to earning;
alter table salary.earning rename column day to first_day;
alter table salary.earning
  add column scheme salary.scheme not null default 'daily-salary',
  add column last_day date,
  -- Which tier was reached, from 1 on; 0 for none.
  add column tier smallint not null default 1,
  -- Accounts of the team that were active on one of the days.
  add column active integer not null default 0;
update salary.earning set last_day = first_day, tier = case when rate > 0 then 1 else 0 end;
alter table salary.earning
  alter column scheme drop default,
  alter column last_day set not null,
  alter column tier drop default,
  alter column active drop default,
  drop constraint day_pkey,
  add constraint earning_pkey primary key (scheme, agent, first_day),
  add constraint ends_after_it_begins check (last_day >= first_day);
alter index salary.day_to_pay rename to earning_to_pay;
alter index salary.day_of_agent rename to earning_of_agent;
alter index salary.day_of_brand rename to earning_of_brand;

alter table salary.closed_day rename to closed_period;
alter table salary.closed_period rename column day to first_day;
alter table salary.closed_period add column scheme salary.scheme not null default 'daily-salary';
alter table salary.closed_period
  alter column scheme drop default,
  drop constraint closed_day_pkey,
  add constraint closed_period_pkey primary key (scheme, brand, first_day);

alter table salary.payment add column scheme salary.scheme not null default 'daily-salary';
alter table salary.payment alter column scheme drop default;

alter table salary.followed add column scheme salary.scheme not null default 'daily-salary';
alter table salary.followed alter column scheme drop default, drop constraint followed_pkey, drop column only_one;
alter table salary.followed add primary key (scheme);
insert into salary.followed (scheme, change)
select other, change from salary.followed
 cross join unnest(array['weekly-salary', 'half-monthly-salary', 'monthly-salary', 'hourly-salary', 'realtime-salary'])
       others (other);

/*
 * What the business day of an hourly or real-time salary brought until an instant more than until the one before: the
 * day is counted as a whole, so that all of its windows together are the day, to the smallest coin.
 */
create table salary.time_window (
  scheme salary.scheme not null,
  agent uuid not null,
  ends_at timestamptz not null,
  brand uuid not null,
  day date not null,
  -- Both are negative where a correction took more away than was added.
  valid bigint not null,
  earned bigint not null,
  primary key (scheme, agent, ends_at)
);
create index time_window_of_day on salary.time_window (scheme, agent, day, ends_at desc);

/* The last windows of brands that were counted. */
create table salary.counted_window (
  scheme salary.scheme not null,
  brand uuid not null,
  ends_at timestamptz not null,
  primary key (scheme, brand)
);
grant select, insert on salary.time_window to sanuk_application;
grant select, insert, update on salary.counted_window to sanuk_application;
call platform.wall('salary.time_window');
call platform.wall('salary.counted_window');
call agents.wall_agents('salary.time_window', 'agent', 'day');

/*
 * Contracts of a scheme that count on a day: in force, of agents who stand in the tree on it. Whoever was closed
 * meanwhile and appointed again needs a new contract, also where the contract was approved on the very day of the
 * closing: both hold from the next day.
 */
create function salary.contracts_on(of_brand uuid, of_scheme text, on_day date)
returns table (id uuid, agent uuid, tiers jsonb, from_day date) language sql stable as $$
  select contract.id, contract.agent, contract.tiers, contract.from_day
    from salary.contract
   where contract.brand = of_brand and contract.scheme = of_scheme and contract.tiers <> '[]'
     and contract.from_day <= on_day and (contract.until_day is null or contract.until_day > on_day)
     and exists (
       select from agents.stands
        where stands.agent = contract.agent and stands.from_day <= on_day
          and (stands.until_day is null or stands.until_day > on_day))
     and not exists (
       select from agents.stands ended
        where ended.agent = contract.agent and ended.until_day >= contract.from_day and ended.until_day <= on_day
          and not exists (
            select from agents.stands next where next.agent = ended.agent and next.from_day = ended.until_day))
$$;

/* Whether no team has a higher rate by the lower tiers than by the upper ones: each of them is paid above for no more. */
create function salary.covers(upper jsonb, lower jsonb) returns boolean language sql immutable as $$
  select not exists (
    select from jsonb_array_elements(lower) own
     where not exists (
       select from jsonb_array_elements(upper) other
        where (other ->> 'rate')::integer >= (own ->> 'rate')::integer
          and (other ->> 'valid')::numeric <= (own ->> 'valid')::numeric
          and (other ->> 'active')::integer <= (own ->> 'active')::integer
          and coalesce(other ->> 'loss', '0')::numeric <= coalesce(own ->> 'loss', '0')::numeric))
$$;

/*
 * The contracts of a scheme between which an agent's must lie on a day: of the nearest agent above who has one, and of
 * all who come next below.
 */
create function salary.neighbours(of_brand uuid, of_scheme text, of_agent uuid, on_day date)
returns table (side text, agent uuid, tiers jsonb) language sql stable as $$
  with held as materialized (
    select * from salary.contracts_on(of_brand, of_scheme, on_day)
  ), place as materialized (
    select stands.agent, stands.ancestors from agents.stands
     where stands.brand = of_brand and stands.ancestors @> array[of_agent] and stands.from_day <= on_day
       and (stands.until_day is null or stands.until_day > on_day)
  )
  (select 'above', held.agent, held.tiers
     from place cross join unnest(place.ancestors) with ordinality as above (agent, height)
     join held on held.agent = above.agent
    where place.agent = of_agent and above.agent <> of_agent order by above.height desc limit 1)
  union all
  (select 'below', held.agent, held.tiers
     from held join place on place.agent = held.agent
    where held.agent <> of_agent
      and not exists (
        select from held between_them
         where between_them.agent <> held.agent
           and between_them.agent = any (place.ancestors[array_position(place.ancestors, of_agent) + 1 :])))
$$;

/* Keeps contracts in order down the tree, whoever writes. It waits for changes of the brand's tree, and they for it. */
create function salary.keep_order() returns trigger language plpgsql as $$
declare
  other record;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents: ' || new.brand, 0));
  if new.tiers = '[]' then return new; end if;
  for other in select * from salary.neighbours(new.brand, new.scheme, new.agent, new.from_day) loop
    if other.side = 'above' and not salary.covers(other.tiers, new.tiers) then
      raise exception 'the % of agent % pays more than that of agent % above', new.scheme, new.agent, other.agent
        using errcode = '23514';
    end if;
    if other.side = 'below' and not salary.covers(new.tiers, other.tiers) then
      raise exception 'the % of agent % pays less than that of agent % below', new.scheme, new.agent, other.agent
        using errcode = '23514';
    end if;
  end loop;
  return new;
end $$;
create trigger keeps_order before insert or update of tiers, from_day on salary.contract
  for each row execute function salary.keep_order();
grant execute on all functions in schema salary to sanuk_application;
