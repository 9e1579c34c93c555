create schema salary;

/* Rules of a brand about what agents are paid, from a day on until the next. A later decision about a day replaces it. */
create table salary.rules (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index rules_in_force on salary.rules (brand, effective_from desc, decided_at desc);

/*
 * Which part of the valid stake of their team agents are paid: a rate in hundredths of a per cent from a business day
 * on, until another one. A rate of 0 ends it.
 */
create table salary.contract (
  id uuid primary key,
  brand uuid not null,
  agent uuid not null,
  rate integer not null check (rate between 0 and 200),
  from_day date not null,
  -- Exclusive; null while nothing else was decided.
  until_day date check (until_day > from_day),
  decided_at timestamptz not null,
  constraint one_contract_from_a_day unique (agent, from_day)
);
create unique index contract_open on salary.contract (agent) where until_day is null;
create index contract_of_brand on salary.contract (brand, from_day);

/*
 * Contracts that count on a day: in force, of agents who stand in the tree on it. Whoever was closed meanwhile and
 * appointed again needs a new contract.
 */
create function salary.contracts_on(of_brand uuid, on_day date)
returns table (id uuid, agent uuid, rate integer, from_day date) language sql stable as $$
  select contract.id, contract.agent, contract.rate, contract.from_day
    from salary.contract
   where contract.brand = of_brand and contract.rate > 0 and contract.from_day <= on_day
     and (contract.until_day is null or contract.until_day > on_day)
     and exists (
       select from agents.stands
        where stands.agent = contract.agent and stands.from_day <= on_day
          and (stands.until_day is null or stands.until_day > on_day))
     and not exists (
       select from agents.stands ended
        where ended.agent = contract.agent and ended.until_day > contract.from_day and ended.until_day <= on_day
          and not exists (
            select from agents.stands next where next.agent = ended.agent and next.from_day = ended.until_day))
$$;

/*
 * The contracts between which an agent's rate must lie on a day: of the nearest agent above who has one, and the highest
 * one of those who come next below.
 */
create function salary.neighbours(of_brand uuid, of_agent uuid, on_day date)
returns table (side text, agent uuid, rate integer) language sql stable as $$
  with held as materialized (
    select * from salary.contracts_on(of_brand, on_day)
  ), place as materialized (
    select stands.agent, stands.ancestors from agents.stands
     where stands.brand = of_brand and stands.ancestors @> array[of_agent] and stands.from_day <= on_day
       and (stands.until_day is null or stands.until_day > on_day)
  )
  (select 'above', held.agent, held.rate
     from place cross join unnest(place.ancestors) with ordinality as above (agent, height)
     join held on held.agent = above.agent
    where place.agent = of_agent and above.agent <> of_agent order by above.height desc limit 1)
  union all
  (select 'below', held.agent, held.rate
     from held join place on place.agent = held.agent
    where held.agent <> of_agent
      and not exists (
        select from held between_them
         where between_them.agent <> held.agent
           and between_them.agent = any (place.ancestors[array_position(place.ancestors, of_agent) + 1 :]))
    order by held.rate desc, held.agent limit 1)
$$;

/* Keeps rates in order down the tree, whoever writes. It waits for changes of the brand's tree, and they for it. */
create function salary.keep_rates() returns trigger language plpgsql as $$
declare
  other record;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents: ' || new.brand, 0));
  if new.rate = 0 then return new; end if;
  for other in select * from salary.neighbours(new.brand, new.agent, new.from_day) loop
    if other.side = 'above' and new.rate > other.rate then
      raise exception 'the rate % of agent % is above % of agent % above', new.rate, new.agent, other.rate, other.agent
        using errcode = '23514';
    end if;
    if other.side = 'below' and new.rate < other.rate then
      raise exception 'the rate % of agent % is below % of agent % below', new.rate, new.agent, other.rate, other.agent
        using errcode = '23514';
    end if;
  end loop;
  return new;
end $$;
create trigger keeps_rates before insert or update of rate, from_day on salary.contract
  for each row execute function salary.keep_rates();

/*
 * What a business day of an agent's team brings the agent, in the brand's own money, and how much of it was paid. It is
 * counted anew as a whole whenever the day's play changes.
 */
create table salary.day (
  agent uuid not null,
  day date not null,
  brand uuid not null,
  contract uuid not null,
  -- By which it was counted: that of the contract, lowered to the most that the brand allowed on the day.
  rate integer not null,
  -- Valid stake of the team, own accounts of agents included.
  valid bigint not null,
  earned bigint not null check (earned >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- When the day began in the brand's time zone.
  begins_at timestamptz not null,
  paid_at timestamptz,
  primary key (agent, day),
  -- Whatever contracts say, no day brings more than two per cent of what was played in it.
  constraint never_more_than_two_per_cent check (earned * 50 <= greatest(valid, 0))
);
create index day_to_pay on salary.day (brand, agent) where earned <> paid;
create index day_of_agent on salary.day (agent, begins_at desc);
create index day_of_brand on salary.day (brand, begins_at desc, agent desc);

/* Business days that are over and were counted whole. */
create table salary.closed_day (
  brand uuid not null,
  day date not null,
  agents integer not null,
  -- What was played below agents with contracts, each member once.
  valid bigint not null,
  earned bigint not null,
  closed_at timestamptz not null,
  primary key (brand, day)
);

create table salary.payment (
  id uuid primary key,
  brand uuid not null,
  agent uuid not null,
  amount bigint not null check (amount > 0),
  first_day date not null,
  last_day date not null,
  made_at timestamptz not null
);
create index payment_of_agent on salary.payment (agent, made_at desc);
create index payment_of_brand on salary.payment (brand, made_at);

/* Up to which change of play closed days were looked at again. */
create table salary.followed (
  only_one boolean primary key default true check (only_one),
  change bigint not null
);
insert into salary.followed (change) values (0);

grant usage on schema salary to sanuk_application;
grant select, insert on salary.rules, salary.closed_day, salary.payment to sanuk_application;
grant select, insert on salary.contract to sanuk_application;
grant update (rate, until_day, decided_at) on salary.contract to sanuk_application;
grant select, insert, update on salary.day to sanuk_application;
grant select, update (change) on salary.followed to sanuk_application;
grant execute on all functions in schema salary to sanuk_application;
call platform.wall('salary.rules');
call platform.wall('salary.contract');
call platform.wall('salary.day');
call platform.wall('salary.closed_day');
call platform.wall('salary.payment');
call agents.wall_agents('salary.contract', 'agent', 'from_day', 'until_day');
call agents.wall_agents('salary.day', 'agent', 'day');
call agents.wall_agents('salary.payment', 'agent');
call audit.watch('salary.rules');
call audit.watch('salary.contract', '{agent}');
