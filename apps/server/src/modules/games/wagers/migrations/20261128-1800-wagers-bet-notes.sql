-- What bets say of themselves: summaries, shown wherever the round is, and until when the round may stay open.
alter table wagers.round add column summaries jsonb;
grant update (summaries) on wagers.round to sanuk_application;

-- Rounds whose bets say until when they may stay open. A row is deleted when its time has come.
create table wagers.open_until (
  round uuid primary key,
  brand uuid not null,
  until timestamptz not null
);
create index open_until_by_time on wagers.open_until (brand, until);
call platform.wall('wagers.open_until');
grant select, insert, update, delete on wagers.open_until to sanuk_application;

-- Keeps notes of bets (`{"summary": …, "until": …}`, either may be missing) that were just posted (letter p). Of a round
-- the first 20 summaries are kept (`SUMMARIES_MAX`), and the latest `until`. The caller has locked the rounds.
create function wagers.keep_notes(p_letters text[], p_rounds uuid[], p_notes text[]) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  update round
     set summaries = (select jsonb_agg(one order by place)
                        from jsonb_array_elements(coalesce(round.summaries, '[]') || said.list) with ordinality as all_of (one, place)
                       where place <= 20)
    from (select noted.id, jsonb_agg(note::jsonb -> 'summary' order by place) as list
            from unnest(p_letters, p_rounds, p_notes) with ordinality as noted (letter, id, note, place)
           where letter = 'p' and note::jsonb ? 'summary'
           group by noted.id) said
   where round.id = said.id;
  insert into open_until as known (round, brand, until)
  select round.id, round.brand, max((note::jsonb ->> 'until')::timestamptz)
    from unnest(p_letters, p_rounds, p_notes) as noted (letter, id, note) join round using (id)
   where letter = 'p' and note::jsonb ? 'until'
   group by round.id, round.brand
  on conflict (round) do update set until = greatest(known.until, excluded.until);
end $$;

-- As before, and when the round began: what is repeated in an old round is sought one by one.
drop function wagers.lock_rounds(uuid[]);
create function wagers.lock_rounds(p_rounds uuid[])
returns table (ordinal bigint, member uuid, game text, stake bigint, win bigint, state wagers.round_state,
               undone boolean, reference uuid, started_at timestamptz)
language sql volatile set search_path = wagers, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, member, game, stake, win, state, undone, coalesce(reference, grant_id), started_at
    from unnest(p_rounds) with ordinality as asked (id, ordinal) join round using (id)
   order by id for no key update of round
$$;

-- Writes down stakes of one account that were just posted, in this order and as its last changes; a round may have
-- several. Rounds that exist were locked by the caller and take stakes.
create function wagers.stake_together(
  p_rounds uuid[], p_amounts bigint[], p_names text[], p_games text[], p_game_types text[], p_at timestamptz,
  p_account bigint, p_vendor text, p_brand uuid, p_member uuid, p_currency text
) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before integer := (select sequence from ledger.account where id = p_account) - cardinality(p_rounds);
begin
  insert into round as known (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, state,
                              started_at, account, first_change, last_change)
  select id, p_brand, p_member, p_vendor, name, game, game_type, p_currency, sum(amount), 'open', p_at, p_account,
         before + min(place), before + max(place)
    from unnest(p_rounds, p_amounts, p_names, p_games, p_game_types) with ordinality
           as staked (id, amount, name, game, game_type, place)
   group by id, name, game, game_type
  on conflict (id) do update
    set stake = known.stake + excluded.stake, state = 'open', settled_at = null,
        first_change = coalesce(known.first_change, excluded.first_change), last_change = excluded.last_change;
end $$;

revoke all on function wagers.keep_notes, wagers.lock_rounds, wagers.stake_together from public;
grant execute on function wagers.keep_notes, wagers.lock_rounds, wagers.stake_together to sanuk_application;
