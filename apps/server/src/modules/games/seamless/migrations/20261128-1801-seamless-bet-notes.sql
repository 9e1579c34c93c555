-- As before, but that notes of stakes are kept (`p_notes`, see `wagers.keep_notes`), and that rounds which began long ago
-- are left alone: they may stay open for longer than repeats are recognised here.
drop function seamless.play;
create function seamless.play(
  p_kinds smallint[], p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_memos text[],
  p_closes boolean[], p_tokens text[], p_bets uuid[], p_rounds uuid[], p_vendors text[], p_names text[],
  p_brands uuid[], p_accounts bigint[], p_members uuid[], p_games text[], p_game_types text[], p_currencies text[],
  p_halls text[], p_multiples integer[], p_notes text[], p_now timestamptz, p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb
) language plpgsql security definer set search_path = seamless, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  size integer := cardinality(p_keys);
  free boolean[] := array_fill(false, array[size]);
  begins boolean[] := array_fill(true, array[size]);
  found record; posted record; i integer; guarded bigint[];
begin
  for found in select * from launch.live_sessions(p_tokens, p_now) loop
    i := found.ordinal;
    free[i] := found.member = p_members[i] and found.vendor = p_vendors[i]
               and (found.game = p_games[i] or coalesce(found.hall = p_halls[i], false))
               and found.currency = p_currencies[i];
  end loop;
  for found in select * from wagers.lock_rounds(p_rounds) loop
    i := found.ordinal;
    begins[i] := false;
    free[i] := found.state = 'open' and found.reference is null and found.member = p_members[i]
               and found.game = p_games[i]
               and ledger.batch_at(found.started_at - interval '1 day') >= p_since
               and case when p_kinds[i] = 1 then free[i]
                        when found.win + p_amounts[i] > found.stake * p_multiples[i] then false
                        when p_bets[i] is null then true
                        when found.undone then false
                        else exists (
                          select from ledger.attempt
                           where attempt.key = p_bets[i] and attempt.batch >= p_since
                             and attempt.debit = p_accounts[i] and attempt.debit_sequence is not null
                             and attempt.reference = p_rounds[i])
                   end;
  end loop;
  -- Whoever protects themselves is decided about one by one, under the lock of their limits.
  guarded := protection.places(p_members);
  if guarded is not null then
    foreach i in array guarded loop free[i] := false; end loop;
  end if;
  -- There is no account 0: what is not free is left alone.
  for i in 1 .. size loop
    if not free[i] then p_debits[i] := 0; end if;
  end loop;
  select * into posted
    from ledger.post(p_keys, p_debits, p_credits, p_amounts, p_kinds, p_rounds, p_memos, p_since);
  perform wagers.write_down(
    string_to_array(posted.outcomes, null), begins, p_rounds, p_kinds, p_amounts, p_closes, posted.debit_sequences,
    posted.credit_sequences, ledger.instant_of(posted.batch), p_accounts, p_vendors, p_names, p_brands, p_members,
    p_games, p_game_types, p_currencies);
  if array_remove(p_notes, null) <> '{}' then
    perform wagers.keep_notes(string_to_array(posted.outcomes, null), p_rounds, p_notes);
  end if;
  batch := posted.batch;
  outcomes := posted.outcomes;
  balances := posted.balances;
  known := posted.known;
end $$;

revoke all on function seamless.play from public;
grant execute on function seamless.play to sanuk_application;
