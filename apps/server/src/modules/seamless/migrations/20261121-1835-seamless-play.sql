-- Stakes and wins, many at once, as they almost always come: a live session, a round that is open or begins, a game
-- within its limits. Whatever is otherwise is left to the calls that decide one by one; so is a repeat that can no
-- longer be recognised by its content alone, and a round that was begun before its id was made from its name. All of it is one statement of the vendor's wallet: sessions, rounds, money
-- and the record of it.
--   p_kinds   1 a stake, 2 a win
--   p_bets    of a win: the key of the stake it names, if it names one
-- Answers as `ledger.post` does; x and u mean that the call was left alone.
create function seamless.play(
  p_kinds smallint[], p_keys uuid[], p_accounts bigint[], p_houses bigint[], p_amounts bigint[], p_memos text[],
  p_closes boolean[], p_tokens text[], p_bets uuid[], p_rounds uuid[], p_vendors text[], p_names text[],
  p_brands uuid[], p_members uuid[], p_games text[], p_game_types text[], p_currencies text[],
  p_now timestamptz, p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb
) language plpgsql security definer set search_path = seamless, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  debits bigint[]; credits bigint[]; begins boolean[];
  posted record; letters text[];
begin
  select array_agg(case when not free then 0 when kind = 1 then account else house end order by ordinal),
         array_agg(case when kind = 1 then house else account end order by ordinal),
         array_agg(round is null order by ordinal)
    into debits, credits, begins
    from (
      select i.ordinal, i.kind, i.account, i.house, round.id as round,
             case when i.kind = 1 then
               (round.id is null or round.state = 'open' and round.reference is null and round.member = i.member
                                    and round.game = i.game)
               and (session.member, session.vendor, session.game, session.currency)
                     is not distinct from (i.member, i.vendor, i.game, i.currency)
             else
               coalesce(round.state = 'open' and round.reference is null and round.member = i.member and round.game = i.game, false)
               and (i.bet is null or not round.undone and exists (
                 select from ledger.attempt
                  where attempt.key = i.bet and attempt.batch >= p_since and attempt.debit = i.account
                    and attempt.debit_sequence is not null
                    and attempt.reference = round.id))
             end as free
        from unnest(p_kinds, p_accounts, p_houses, p_rounds, p_members, p_vendors, p_games, p_currencies, p_bets)
               with ordinality as i (kind, account, house, round, member, vendor, game, currency, bet, ordinal)
        left join wagers.lock_rounds(p_rounds) round on round.id = i.round
        left join launch.live_sessions(p_tokens, p_now) session on session.ordinal = i.ordinal
    ) looked_up;

  select * into posted from ledger.post(p_keys, debits, credits, p_amounts, p_kinds, p_rounds, p_memos, p_since);
  letters := string_to_array(posted.outcomes, null);
  perform wagers.write_down(
      array_agg(round), array_agg(begins), array_agg(case when kind = 1 then amount else 0 end),
      array_agg(case when kind = 2 then amount else 0 end), array_agg(closes),
      array_agg(coalesce(debit_change, credit_change)), ledger.instant_of(posted.batch), array_agg(account),
      array_agg(vendor), array_agg(name), array_agg(brand), array_agg(member), array_agg(game), array_agg(game_type),
      array_agg(currency))
     from unnest(letters, p_kinds, p_amounts, p_closes, posted.debit_sequences, posted.credit_sequences, begins,
                 p_accounts, p_rounds, p_vendors, p_names, p_brands, p_members, p_games, p_game_types, p_currencies)
            as played (letter, kind, amount, closes, debit_change, credit_change, begins, account, round, vendor, name,
                       brand, member, game, game_type, currency)
    where letter = 'p';
  batch := posted.batch;
  outcomes := posted.outcomes;
  balances := posted.balances;
  known := posted.known;
end $$;

revoke all on function seamless.play from public;
grant execute on function seamless.play to sanuk_application;

-- Every decision has a transfer under the vendor's name of it, so that a name cannot mean two things; those of before
-- get one of nothing, between accounts of the house.
do $$
declare known record; house bigint; receivable bigint;
begin
  for known in
    select account.brand, decided.vendor, decided.currency,
           (substr(digest, 1, 12) || '8' || substr(digest, 14, 3)
             || substr('89ab', (('x' || substr(digest, 17, 1))::bit(4)::int & 3) + 1, 1)
             || substr(digest, 18, 15))::uuid as key
      from seamless.transaction decided
      join ledger.account on account.kind = 'member' and account.owner = decided.member::text
                         and account.currency = decided.currency,
           lateral encode(sha256(convert_to('seamless:' || vendor || ':' || transaction, 'UTF8')), 'hex') as digest
  loop
    house := ledger.open_account(known.brand, 'vendor', known.vendor, known.currency, false);
    receivable := ledger.open_account(known.brand, 'receivable', known.vendor, known.currency, false);
    perform ledger.post(array[known.key], array[house], array[receivable], array[0::bigint], array[7::smallint],
                        array[known.key], array[null::text], 0);
  end loop;
end $$;
