-- Progressive pools, one a currency: what the house put in, what stakes put in (in millionths of the smallest unit, so
-- that nothing is ever rounded away), and what was won. No column says what is in a pool: it is what these three make.
create table studio.jackpot_pool (
  code text not null,
  currency text not null,
  seeded bigint not null check (seeded >= 0),
  contributed numeric(38, 0) not null default 0 check (contributed >= 0),
  paid bigint not null default 0 check (paid >= 0),
  primary key (code, currency),
  check (seeded + div(contributed, 1000000) >= paid)
);

create function studio.jackpot_amount(pool studio.jackpot_pool) returns bigint language sql immutable as $$
  select (pool.seeded + div(pool.contributed, 1000000) - pool.paid)::bigint
$$;

-- What a round won of a pool, within what it won in all.
alter table studio.round add jackpot bigint check (jackpot > 0 and jackpot <= won);

-- Each jackpot that was won, in the order of its pool.
create table studio.jackpot_hit (
  round uuid primary key references studio.round (id),
  code text not null,
  currency text not null,
  place integer not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- The bet of the round was undone before it was paid: the amount went back into the pool.
  undone boolean not null default false,
  unique (code, currency, place),
  foreign key (code, currency) references studio.jackpot_pool
);

-- Decides rounds that fill pools: the step of `decide_rounds`, and in the same commit each stake's share goes into its
-- pool. A round that wins is paid what is in the pool then, its own share included; the next finds the new seed there.
-- Only rounds whose next step this is are counted, so that each is, once.
create function studio.decide_pooled_rounds(
  ids uuid[], outcomes text[], wons bigint[], math_versions text[], balances bigint[], leases timestamptz[],
  pools text[], seeds bigint[], shares integer[], wins boolean[], times timestamptz[]
) returns table (id uuid, jackpot bigint)
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  one record;
  prize bigint;
begin
  insert into studio.jackpot_pool as p (code, currency, seeded)
    select distinct on (a.pool, r.currency) a.pool, r.currency, a.seed
      from unnest(ids, pools, seeds) as a (id, pool, seed) join studio.round r on r.id = a.id
      order by a.pool, r.currency
    on conflict do nothing;
  -- In one order, before any round is held.
  perform from studio.jackpot_pool p
    where (p.code, p.currency) in (
      select a.pool, r.currency from unnest(ids, pools) as a (id, pool) join studio.round r on r.id = a.id)
    order by p.code, p.currency for update;
  for one in
    select a.id, a.pool, a.seed, a.share, a.win, a.at, r.currency, r.stake
      from studio.decide_rounds(ids, outcomes, wons, math_versions, balances, leases) as d (id)
      join unnest(ids, pools, seeds, shares, wins, times) with ordinality as a (id, pool, seed, share, win, at, place)
        on a.id = d.id
      join studio.round r on r.id = a.id
     order by a.place
  loop
    update studio.jackpot_pool p set contributed = p.contributed + one.stake::numeric * one.share
     where p.code = one.pool and p.currency = one.currency
     returning studio.jackpot_amount(p) into prize;
    if one.win then
      insert into studio.jackpot_hit (round, code, currency, place, amount, at)
        select one.id, one.pool, one.currency, count(*) + 1, prize, one.at
          from studio.jackpot_hit h where h.code = one.pool and h.currency = one.currency;
      update studio.jackpot_pool p set paid = p.paid + prize, seeded = p.seeded + one.seed
       where p.code = one.pool and p.currency = one.currency;
      update studio.round r set won = r.won + prize, jackpot = prize where r.id = one.id;
    end if;
    return query select one.id, case when one.win then prize end;
  end loop;
end $$;

-- A round that is called off although it had won: nothing of it is paid, and the pool has its money again.
create function studio.give_jackpot_back() returns trigger language plpgsql as $$
begin
  update studio.jackpot_hit set undone = true where round = new.id;
  update studio.jackpot_pool p set paid = p.paid - new.jackpot
    from studio.jackpot_hit h where h.round = new.id and p.code = h.code and p.currency = h.currency;
  return new;
end $$;
create trigger give_jackpot_back after update of state on studio.round
  for each row when (old.state = 'winning' and new.state = 'voided' and new.jackpot is not null)
  execute function studio.give_jackpot_back();

grant select, insert, update on studio.jackpot_pool, studio.jackpot_hit to sanuk_studio;
