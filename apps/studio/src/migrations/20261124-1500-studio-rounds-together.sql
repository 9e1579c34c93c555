-- Begins rounds of different players in one statement and one commit, each with the seeds its outcome is drawn from. What
-- comes back without a nonce was not begun: the player has said no client seed yet (`seed` is null, too), or the spin was
-- begun before, or another round of the player's in this game is under way. The number of a round is counted only where
-- the round stands, so that of those drawn from a seed none is missing.
create function studio.begin_rounds(
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
  -- A statement of its own: it sees what was committed while the one before waited.
  return query
    with asked as (
      select * from unnest(ids, sessions, spins, members, games, currencies, math_versions, stakes, bets, wins,
                           rollbacks, choices, times, leases) with ordinality
        as a (id, session, spin, member, game, currency, math_version, stake, bet, win, rollback, choice, created_at,
              leased_until, place)
    ), drawn as (
      select asked.*, s.id as seed, s.rounds as nonce, s.server_seed, s.commitment, s.client_seed
        from asked left join studio.seed s on s.player = asked.member and s.state = 'playing'
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
    select drawn.place, case when begun.id is not null then drawn.nonce end, drawn.seed, drawn.server_seed,
           drawn.commitment, drawn.client_seed
      from drawn left join begun on begun.id = drawn.id;
end $$;

-- Writes down what rounds came to whose stake is taken, in one statement and one commit. Answers which of them stood
-- where that is the next step.
create function studio.decide_rounds(
  ids uuid[], outcomes text[], wons bigint[], math_versions text[], balances bigint[], leases timestamptz[]
) returns setof uuid
  language sql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
  with asked as (
    select * from unnest(ids, outcomes, wons, math_versions, balances, leases)
      as a (id, outcome, won, math_version, balance, leased_until)
  ), held as (
    select r.id from studio.round r where r.id = any (ids) and r.state = 'betting' order by r.id for update
  )
  update studio.round r
     set state = 'winning', outcome = asked.outcome::jsonb, won = asked.won, math_version = asked.math_version,
         balance = asked.balance, tries = 0, leased_until = asked.leased_until
    from asked join held on held.id = asked.id
   where r.id = asked.id
  returning r.id
$$;

-- The same for rounds whose win is paid.
create function studio.settle_rounds(
  ids uuid[], balances bigint[], settled timestamptz[], leases timestamptz[]
) returns setof uuid
  language sql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
  with asked as (
    select * from unnest(ids, balances, settled, leases) as a (id, balance, settled_at, leased_until)
  ), held as (
    select r.id from studio.round r where r.id = any (ids) and r.state = 'winning' order by r.id for update
  )
  update studio.round r
     set state = 'settled', balance = asked.balance, settled_at = asked.settled_at, tries = 0,
         leased_until = asked.leased_until
    from asked join held on held.id = asked.id
   where r.id = asked.id
  returning r.id
$$;
