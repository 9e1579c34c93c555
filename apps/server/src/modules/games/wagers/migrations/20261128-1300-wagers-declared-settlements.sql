-- Rounds whose vendor declares what they have won (`settle`): the highest version counts, whichever came first. Only
-- `settle` changes such a round from then on.
alter table wagers.round add column version integer;
grant update (version) on wagers.round to sanuk_application;

-- One constraint, since every statement that writes must read its text anew.
alter table wagers.round drop constraint round_makes_sense;
alter table wagers.round add constraint round_makes_sense check (
  stake >= 0 and win >= 0 and (settled_at is null) = (state <= 'closed')
  and (version is null or version > 0 and state > 'closed')) not valid;
alter table wagers.round validate constraint round_makes_sense;

-- Settles rounds for the first time by a declaration: `p_wins` is what each has won in all; one that is void has its
-- stake given back and has won nothing. `p_valid_stakes` is what counts as turnover, null the rule of the game type.
-- `p_changes` are the numbers of the accounts' changes, where money moved. The caller has locked the rounds and seen that
-- they are open or closed.
create function wagers.settle_declared(
  p_rounds uuid[], p_versions integer[], p_voids boolean[], p_wins bigint[], p_valid_stakes bigint[],
  p_changes integer[], p_at timestamptz
) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  update round
     set version = declared.declared_version,
         stake = case when declared.void then 0 else round.stake end,
         win = declared.won,
         valid_stake = declared.counts,
         undone = round.undone or declared.void,
         state = case when declared.void then 'rolled_back' else 'settled' end::round_state,
         settled_at = p_at,
         last_change = coalesce(declared.change, round.last_change)
    from unnest(p_rounds, p_versions, p_voids, p_wins, p_valid_stakes, p_changes)
           as declared (id, declared_version, void, won, counts, change)
   where round.id = declared.id;
end $$;
revoke all on function wagers.settle_declared from public;
grant execute on function wagers.settle_declared to sanuk_application;
