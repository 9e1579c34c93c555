-- Takes back rounds that were not settled, many at once: their stakes were given home. `p_changes` are the numbers of the
-- accounts' changes. Rounds are locked in one order.
create function wagers.roll_back(p_rounds uuid[], p_changes integer[], p_at timestamptz) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from lock_rounds(p_rounds);
  update round set stake = 0, state = 'rolled_back', undone = true, settled_at = p_at, last_change = rolled.change
    from unnest(p_rounds, p_changes) as rolled (id, change)
   where round.id = rolled.id and round.state <= 'closed';
end $$;
revoke all on function wagers.roll_back from public;
grant execute on function wagers.roll_back to sanuk_application;
