-- A round that is played from a seat has the seat's account for its own; the vendor's name of the seat is kept with it.
alter table wagers.round add column seat text;

-- As before, but that rounds of seats are left to the code that decides one by one, as are free rounds.
create or replace function wagers.lock_rounds(p_rounds uuid[])
returns table (ordinal bigint, member uuid, game text, stake bigint, win bigint, state wagers.round_state,
               undone boolean, reference uuid, started_at timestamptz)
language sql volatile set search_path = wagers, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, member, game, stake, win, state, undone,
         coalesce(reference, grant_id, case when seat is not null then round.id end), started_at
    from unnest(p_rounds) with ordinality as asked (id, ordinal) join round using (id)
   order by id for no key update of round
$$;
