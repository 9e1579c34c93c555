-- A free round is decided about one by one: its wins are paid by the house. What plays many at once leaves a round alone
-- that answers to a reference.
create or replace function wagers.lock_rounds(p_rounds uuid[])
returns table (ordinal bigint, member uuid, game text, stake bigint, win bigint, state wagers.round_state,
               undone boolean, reference uuid)
language sql volatile set search_path = wagers, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, member, game, stake, win, state, undone, coalesce(reference, grant_id)
    from unnest(p_rounds) with ordinality as asked (id, ordinal) join round using (id)
   order by id for no key update of round
$$;
