-- Pools that must be won before they are larger than their cap. `run` is which of its runs such a pool is in, and null in a
-- pool that is won by numbers. `carried` is what rounds gave back that were called off after they had won: it is no part of
-- what is in the pool, and comes into runs that begin later.
alter table studio.jackpot_pool
  add run integer check (run > 0),
  add carried bigint not null default 0 check (carried >= 0),
  add check (seeded + div(contributed, 1000000) >= paid + carried);

create or replace function studio.jackpot_amount(pool studio.jackpot_pool) returns bigint language sql immutable as $$
  select (pool.seeded + div(pool.contributed, 1000000) - pool.paid - pool.carried)::bigint
$$;

-- From its beginning until it is won, a pool is in a run. The amount at which it is won lies between the two and is kept
-- sealed with its salt; their hash is told.
create table studio.jackpot_run (
  code text not null,
  currency text not null,
  place integer not null check (place > 0),
  start bigint not null check (start > 0),
  cap bigint not null check (cap > start),
  secret bytea not null,
  commitment bytea not null check (length(commitment) = 32),
  opened_at timestamptz not null,
  primary key (code, currency, place),
  foreign key (code, currency) references studio.jackpot_pool
);

-- A run is over with the hit of its place. What was in the pool before the share of the round that won, and that share of
-- its stake in millionths.
alter table studio.jackpot_hit
  add before bigint check (before >= 0 and before <= amount),
  add share integer check (share > 0);

-- Opens a pool with its first run, unless it is there.
create function studio.open_must_drop(
  pool text, currency text, seed bigint, cap bigint, secret bytea, commitment bytea, at timestamptz
) returns void language plpgsql volatile set search_path = studio, pg_temp as $$
begin
  insert into studio.jackpot_pool (code, currency, seeded, run) values (pool, currency, seed, 1) on conflict do nothing;
  if found then
    insert into studio.jackpot_run values (pool, currency, 1, seed, cap, secret, commitment, at);
  end if;
end $$;

-- Whether what a caller knows of a pool is still so; of a pool that is won by numbers nothing need be known.
create function studio.is_known_run(pool studio.jackpot_pool, known jsonb) returns boolean language sql immutable as $$
  select pool.run is null
      or coalesce((known ->> 'run')::integer = pool.run and (known ->> 'carried')::bigint = pool.carried, false)
$$;

-- Decides rounds that fill pools: the step of `decide_rounds`, and in the same commit each stake's share goes into its
-- pool. A round that wins is paid what is in the pool then, its own share included; the next finds a new beginning there.
-- Only rounds whose next step this is are counted, so that each is, once.
--
-- `drops` says of each pool that must be won, under 'CODE CURRENCY', in which `run` it is, what is `carried`, and in `runs`
-- the threshold of this one and all of those that may begin meanwhile, one a round. Rounds of a pool that is further by now
-- stay undecided and come back as `stale`.
drop function studio.decide_pooled_rounds;
create function studio.decide_pooled_rounds(
  ids uuid[], outcomes text[], wons bigint[], math_versions text[], balances bigint[], leases timestamptz[],
  pools text[], seeds bigint[], shares integer[], wins boolean[], times timestamptz[], drops jsonb default '{}'
) returns table (id uuid, jackpot bigint, stale boolean)
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  one record;
  known jsonb;
  next jsonb;
  run_before integer;
  before bigint;
  prize bigint;
  won boolean;
  current_ids uuid[];
begin
  insert into studio.jackpot_pool as p (code, currency, seeded)
    select distinct on (a.pool, r.currency) a.pool, r.currency, a.seed
      from unnest(ids, pools, seeds) as a (id, pool, seed) join studio.round r on r.id = a.id
      where not drops ? (a.pool || ' ' || r.currency)
      order by a.pool, r.currency
    on conflict do nothing;
  -- In one order, before any round is held.
  perform from studio.jackpot_pool p
    where (p.code, p.currency) in (
      select a.pool, r.currency from unnest(ids, pools) as a (id, pool) join studio.round r on r.id = a.id)
    order by p.code, p.currency for update;
  -- Those of pools that are further are passed over: nothing has the id null.
  select array_agg(case when studio.is_known_run(p, drops -> (p.code || ' ' || p.currency)) then a.id end order by a.place)
    into current_ids
    from unnest(ids, pools) with ordinality as a (id, pool, place)
    left join studio.round r on r.id = a.id
    left join studio.jackpot_pool p on p.code = a.pool and p.currency = r.currency;
  return query
    select a.id, null::bigint, true from unnest(ids, current_ids) as a (id, current) where a.current is null;
  for one in
    select a.id, a.pool, a.seed, a.share, a.win, a.at, r.currency, r.stake
      from studio.decide_rounds(current_ids, outcomes, wons, math_versions, balances, leases) as d (id)
      join unnest(ids, pools, seeds, shares, wins, times) with ordinality as a (id, pool, seed, share, win, at, place)
        on a.id = d.id
      join studio.round r on r.id = a.id
     order by a.place
  loop
    select studio.jackpot_amount(p), p.run into before, run_before
      from studio.jackpot_pool p where p.code = one.pool and p.currency = one.currency;
    update studio.jackpot_pool p set contributed = p.contributed + one.stake::numeric * one.share
     where p.code = one.pool and p.currency = one.currency
     returning studio.jackpot_amount(p) into prize;
    known := drops -> (one.pool || ' ' || one.currency);
    won := one.win;
    if run_before is not null then
      won := prize >= (known -> 'runs' -> (run_before - (known ->> 'run')::integer) ->> 'threshold')::bigint;
      next := known -> 'runs' -> (run_before + 1 - (known ->> 'run')::integer);
    end if;
    if won is null then
      raise exception 'nothing is known of run % of %', run_before, one.pool;
    end if;
    if won and run_before is null then
      insert into studio.jackpot_hit (round, code, currency, place, amount, at)
        select one.id, one.pool, one.currency, count(*) + 1, prize, one.at
          from studio.jackpot_hit h where h.code = one.pool and h.currency = one.currency;
      update studio.jackpot_pool p set paid = p.paid + prize, seeded = p.seeded + one.seed
       where p.code = one.pool and p.currency = one.currency;
    elsif won then
      insert into studio.jackpot_hit (round, code, currency, place, amount, at, before, share)
        values (one.id, one.pool, one.currency, run_before, prize, one.at, before, one.share);
      update studio.jackpot_pool p
         set paid = p.paid + prize, seeded = p.seeded + one.seed, run = run_before + 1,
             carried = p.carried - ((next ->> 'start')::bigint - one.seed)
       where p.code = one.pool and p.currency = one.currency;
      insert into studio.jackpot_run values (
        one.pool, one.currency, run_before + 1, (next ->> 'start')::bigint, (next ->> 'cap')::bigint,
        decode(next ->> 'secret', 'hex'), decode(next ->> 'commitment', 'hex'), one.at);
    end if;
    if won then
      update studio.round r set won = r.won + prize, jackpot = prize where r.id = one.id;
    end if;
    return query select one.id, case when won then prize end, false;
  end loop;
end $$;

-- A round that is called off although it had won: nothing of it is paid. A pool that is won by numbers has its money again.
-- In one that must be won the next run is under way, whose threshold must not be passed by this: what comes back is carried
-- into later ones.
create or replace function studio.give_jackpot_back() returns trigger language plpgsql as $$
begin
  update studio.jackpot_hit set undone = true where round = new.id;
  update studio.jackpot_pool p
     set paid = p.paid - new.jackpot, carried = p.carried + case when p.run is null then 0 else new.jackpot end
    from studio.jackpot_hit h where h.round = new.id and p.code = h.code and p.currency = h.currency;
  return new;
end $$;

grant select, insert on studio.jackpot_run to sanuk_studio;
