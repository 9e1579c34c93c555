-- As before, and a seed that a player began while this waited for the one before is held, too: he could have had it told
-- before the rounds that are drawn from it stood.
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
    with held as materialized (
      select s.id, s.player, s.rounds, s.server_seed, s.commitment, s.client_seed
        from studio.seed s where s.player = any (members) and s.state = 'playing' order by s.id for update
    ), asked as (
      select * from unnest(ids, sessions, spins, members, games, currencies, math_versions, stakes, bets, wins,
                           rollbacks, choices, times, leases) with ordinality
        as a (id, session, spin, member, game, currency, math_version, stake, bet, win, rollback, choice, created_at,
              leased_until, place)
    ), drawn as (
      select asked.*, held.id as seed, held.rounds as nonce, held.server_seed, held.commitment, held.client_seed
        from asked left join held on held.player = asked.member
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
