-- The three steps again, without joins of a crowd with itself: comparing each of its rounds with each other one took nearly
-- half of what a round costs. What they do is as before. Rounds are found by their ids alone: "state || ''" is spelled so
-- that no plan begins with all rounds of a state, which were few when it was made.
create or replace function studio.begin_rounds(
  ids uuid[], sessions uuid[], spins uuid[], members text[], games text[], currencies text[], math_versions text[],
  stakes bigint[], bets uuid[], wins uuid[], rollbacks uuid[], choices text[], times timestamptz[], leases timestamptz[]
) returns table (place bigint, nonce integer, seed uuid, server_seed bytea, commitment bytea, client_seed text)
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  -- In one order, so that processes that begin rounds of the same players wait and do not block each other.
  perform from studio.seed where player = any (members) and state = 'playing' order by id for update;
  -- A statement of its own: it sees what was committed while the one before waited. Seeds that were begun meanwhile are
  -- held, too: none is told before the rounds that are drawn from it stand.
  return query
    with drawn as materialized (
      select asked.*, held.id as seed, held.rounds as nonce, held.server_seed, held.commitment, held.client_seed
        from unnest(ids, sessions, spins, members, games, currencies, math_versions, stakes, bets, wins, rollbacks,
                    choices, times, leases) with ordinality
          as asked (id, session, spin, member, game, currency, math_version, stake, bet, win, rollback, choice,
                    created_at, leased_until, place)
        left join lateral (
          select s.id, s.rounds, s.server_seed, s.commitment, s.client_seed
            from studio.seed s where s.player = asked.member and s.state = 'playing' for update
        ) held on true
    ), begun as (
      insert into studio.round as r (id, session, spin, member, game, currency, math_version, stake, state, bet, win,
                                     rollback, choice, created_at, leased_until, seed, nonce)
      select id, session, spin, member, game, currency, math_version, stake, 'betting', bet, win, rollback,
             choice::jsonb, created_at, leased_until, seed, nonce
        from drawn where seed is not null
      on conflict do nothing
      returning r.id, r.member, r.game, r.seed
    ), counted as (
      update studio.seed s set rounds = s.rounds + 1 from begun where s.id = begun.seed
    ), passed_over as (
      update studio.round r set state = 'shown'
        from begun where r.member = begun.member and r.game = begun.game and r.state = 'settled'
    )
    select drawn.place, case when drawn.id in (select id from begun) then drawn.nonce end, drawn.seed,
           drawn.server_seed, drawn.commitment, drawn.client_seed
      from drawn;
end $$;

create or replace function studio.decide_rounds(
  ids uuid[], outcomes text[], wons bigint[], math_versions text[], balances bigint[], leases timestamptz[]
) returns setof uuid
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from studio.round where id = any (ids) and state || '' = 'betting' order by id for update;
  return query
    update studio.round r
       set state = 'winning', outcome = asked.outcome::jsonb, won = asked.won, math_version = asked.math_version,
           balance = asked.balance, tries = 0, leased_until = asked.leased_until
      from unnest(ids, outcomes, wons, math_versions, balances, leases)
        as asked (id, outcome, won, math_version, balance, leased_until)
     where r.id = asked.id and r.state || '' = 'betting'
    returning r.id;
end $$;

create or replace function studio.settle_rounds(
  ids uuid[], balances bigint[], settled timestamptz[], leases timestamptz[]
) returns setof uuid
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from studio.round where id = any (ids) and state || '' = 'winning' order by id for update;
  return query
    update studio.round r
       set state = 'settled', balance = asked.balance, settled_at = asked.settled_at, tries = 0,
           leased_until = asked.leased_until
      from unnest(ids, balances, settled, leases) as asked (id, balance, settled_at, leased_until)
     where r.id = asked.id and r.state || '' = 'winning'
    returning r.id;
end $$;
