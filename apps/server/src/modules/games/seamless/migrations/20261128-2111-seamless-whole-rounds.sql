-- Plays whole rounds at once: the stake of each and its win, in one statement and one commit, as `seamless.play` does with
-- stakes and wins that come alone. Keys, accounts, amounts and memos have two places for each round, the stake before the
-- win; all else has one. What is out of the ordinary, such as a round that was begun before, is left alone and must be
-- decided by itself. A win is posted only with its stake.
create function seamless.play_whole(
  p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_kinds smallint[], p_references uuid[],
  p_memos text[],
  p_closes boolean[], p_tokens text[], p_rounds uuid[], p_vendors text[], p_names text[], p_brands uuid[],
  p_accounts bigint[], p_members uuid[], p_games text[], p_game_types text[], p_currencies text[], p_halls text[],
  p_now timestamptz, p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb
) language plpgsql security definer set search_path = seamless, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  size integer := cardinality(p_rounds);
  free boolean[] := array_fill(false, array[size]);
  found record; posted record; i integer; guarded bigint[]; letters text[]; uncovered boolean;
begin
  for found in select * from launch.live_sessions(p_tokens, p_now) loop
    i := found.ordinal;
    free[i] := found.member = p_members[i] and found.vendor = p_vendors[i]
               and (found.game = p_games[i] or coalesce(found.hall = p_halls[i], false))
               and found.currency = p_currencies[i];
  end loop;
  for found in select * from wagers.lock_rounds(p_rounds) loop free[found.ordinal] := false; end loop;
  -- Whoever protects themselves is decided about one by one, under the lock of their limits.
  guarded := protection.places(p_members);
  if guarded is not null then
    foreach i in array guarded loop free[i] := false; end loop;
  end if;
  -- There is no account 0: what is not free is left alone.
  for i in 1 .. size loop
    if not free[i] then
      p_debits[2 * i - 1] := 0;
      p_debits[2 * i] := 0;
    end if;
  end loop;
  -- Where a stake was not covered, all is posted anew without its win, which another stake may have counted on.
  loop
    begin
      select * into posted
        from ledger.post(p_keys, p_debits, p_credits, p_amounts, p_kinds, p_references, p_memos, p_since);
      letters := string_to_array(posted.outcomes, null);
      uncovered := false;
      for i in 1 .. size loop
        if letters[2 * i] = 'p' and letters[2 * i - 1] <> 'p' then
          p_debits[2 * i] := 0;
          uncovered := true;
        end if;
      end loop;
      if uncovered then
        raise exception 'a win without its stake' using errcode = 'BW001';
      end if;
      exit;
    exception when sqlstate 'BW001' then
      null;
    end;
  end loop;
  perform wagers.write_down_whole(
    letters, p_amounts, p_closes, posted.debit_sequences, posted.credit_sequences, ledger.instant_of(posted.batch),
    p_rounds, p_accounts, p_vendors, p_names, p_brands, p_members, p_games, p_game_types, p_currencies);
  batch := posted.batch;
  outcomes := posted.outcomes;
  balances := posted.balances;
  known := posted.known;
end $$;

revoke all on function seamless.play_whole from public;
grant execute on function seamless.play_whole to sanuk_application;
