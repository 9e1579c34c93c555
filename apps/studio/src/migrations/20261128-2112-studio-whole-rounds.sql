-- Rounds whose outcome is known at once are drawn before their stake is asked for, and stake and win are asked for in one
-- step: such a round is `betting` with its outcome. Nothing of it is told before that step is answered, and a round that is
-- called off keeps none.

-- Keeps what rounds came to whose stake was never asked for, in one statement and one commit: they are still held by the
-- lease they were begun with. Answers which of them stood there. No column of an index changes.
create function studio.draw_rounds(ids uuid[], outcomes text[], wons bigint[], math_versions text[], leases timestamptz[])
  returns setof uuid
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from studio.round where id = any (ids) and state || '' = 'betting' order by id for update;
  return query
    update studio.round r
       set outcome = asked.outcome::jsonb, won = asked.won, math_version = asked.math_version
      from unnest(ids, outcomes, wons, math_versions, leases) as asked (id, outcome, won, math_version, leased_until)
     where r.id = asked.id and r.state || '' = 'betting' and r.outcome is null and r.leased_until = asked.leased_until
    returning r.id;
end $$;

-- As before, and rounds whose stake and win were moved in one step, whatever their next step was: that it was done is known
-- by its answer.
create or replace function studio.settle_rounds(
  ids uuid[], balances bigint[], settled timestamptz[], leases timestamptz[]
) returns setof uuid
  language plpgsql volatile set search_path = studio, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from studio.round
    where id = any (ids) and state || '' in ('winning', 'betting', 'rolling_back') order by id for update;
  return query
    update studio.round r
       set state = 'settled', balance = asked.balance, settled_at = asked.settled_at, fault = null, tries = 0,
           leased_until = asked.leased_until
      from unnest(ids, balances, settled, leases) as asked (id, balance, settled_at, leased_until)
     where r.id = asked.id
       and (r.state || '' = 'winning' or r.state || '' in ('betting', 'rolling_back') and r.outcome is not null)
    returning r.id;
end $$;
