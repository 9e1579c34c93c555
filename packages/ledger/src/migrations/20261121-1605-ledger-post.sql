-- How money moves: transfers as arrays, decided one after the other, each with an outcome of its own. One row answers:
--   batch      its number
--   outcomes   a letter each: p posted; i not enough money; r posted before, under the same key; j refused before;
--              x the key was used for something else; u an account does not exist, or the currencies differ
--   balances   of the guarded side afterwards, or as it was when a repeat was first answered; of two `debit/credit`
--   known      [ordinal, batch] of each repeat: when it was first answered
--   …_sequences  the numbers the changes got
-- A key is looked for among the batches since `p_since` (0: ever) and, the clock having been set back, two days ahead.
-- No key may come twice in one call.

create function ledger.new_batch() returns bigint language sql volatile set search_path = ledger, pg_temp as $$
  insert into batch (id) values (batch_at(clock_timestamp()) + nextval('batch_lane')) returning id
$$;

-- Rows of guarded accounts are locked in one order, so that two calls never wait for each other in a circle, and read
-- when they are locked. They are worked on as arrays, in which an account is found by its place; the house's own stand
-- behind them and are counted from nothing.
create function ledger.post(
  p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_kinds smallint[], p_references uuid[],
  p_memos text[], p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb,
  out debit_sequences integer[], out credit_sequences integer[]
) language plpgsql security definer
  set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  size integer := cardinality(p_keys);
  accounts bigint[]; places tid[]; held bigint[]; sequences integer[]; floors bigint[]; currencies text[];
  guarded integer; until bigint;
  debit_places integer[]; credit_places integer[];
  debit_balances bigint[] := array_fill(null::bigint, array[size]); credit_balances bigint[] := debit_balances;
  letters text[] := array_fill(null::text, array[size]); shown text[] := letters;
  debit integer; credit integer; amount bigint; repeat record;
begin
  debit_sequences := array_fill(null::integer, array[size]);
  credit_sequences := debit_sequences;
  select array_agg(id), array_agg(ctid), array_agg(balance), array_agg(sequence), array_agg(floor), array_agg(currency)
    into accounts, places, held, sequences, floors, currencies
    from (select id, ctid, balance, sequence, floor, currency from account
           where id = any (p_debits || p_credits) and id > 0 order by id for no key update) locked;
  guarded := coalesce(cardinality(accounts), 0);
  select accounts || array_agg(id), held || array_agg(0::bigint), currencies || array_agg(currency)
    into accounts, held, currencies
    from account
   where id = any (array(select distinct id from unnest(p_debits || p_credits) as sides (id) where id < 0));
  post.batch := new_batch();
  until := post.batch + (172800000000 << 8);

  -- One look into the index for each key, whatever the planner believes of the table.
  for repeat in
    select i.ordinal, old.batch,
           concat_ws('/', old.debit_balance, old.credit_balance) as balances,
           (old.debit, old.credit, old.amount, old.kind, old.reference)
             = (p_debits[i.ordinal], p_credits[i.ordinal], p_amounts[i.ordinal], p_kinds[i.ordinal], p_references[i.ordinal])
             and old.memo is not distinct from p_memos[i.ordinal] as same_content,
           old.debit_sequence is not null or old.credit_sequence is not null or (old.debit < 0 and old.credit < 0) as posted
      from unnest(p_keys) with ordinality as i (key, ordinal),
           lateral (select * from attempt where attempt.key = i.key and attempt.batch >= p_since
                       and attempt.batch < until limit 1) old
  loop
    letters[repeat.ordinal] := case when not repeat.same_content then 'x' when repeat.posted then 'r' else 'j' end;
    shown[repeat.ordinal] := repeat.balances;
    known := coalesce(known, '[]') || jsonb_build_array(jsonb_build_array(repeat.ordinal, repeat.batch));
  end loop;

  select array_agg(d.place order by i.ordinal), array_agg(c.place order by i.ordinal)
    into debit_places, credit_places
    from unnest(p_debits, p_credits) with ordinality as i (debit, credit, ordinal)
    left join unnest(accounts) with ordinality as d (id, place) on d.id = i.debit
    left join unnest(accounts) with ordinality as c (id, place) on c.id = i.credit;

  for i in 1 .. size loop
    continue when letters[i] is not null;
    debit := debit_places[i];
    credit := credit_places[i];
    if debit is null or credit is null or currencies[debit] <> currencies[credit] then
      letters[i] := 'u';
      shown[i] := '0';
      continue;
    end if;
    amount := p_amounts[i];
    if debit > guarded or held[debit] - amount >= floors[debit] then
      letters[i] := 'p';
      held[debit] := held[debit] - amount;
      held[credit] := held[credit] + amount;
      if debit <= guarded then
        sequences[debit] := sequences[debit] + 1;
        debit_sequences[i] := sequences[debit];
      end if;
      if credit <= guarded then
        sequences[credit] := sequences[credit] + 1;
        credit_sequences[i] := sequences[credit];
      end if;
    else
      letters[i] := 'i';
    end if;
    if debit <= guarded then debit_balances[i] := held[debit]; end if;
    if credit <= guarded then credit_balances[i] := held[credit]; end if;
    shown[i] := concat_ws('/', debit_balances[i], credit_balances[i]);
  end loop;

  insert into attempt (batch, key, reference, debit, credit, amount, debit_balance, credit_balance, debit_sequence,
                       credit_sequence, ordinal, kind, memo)
  select post.batch, key, reference, debit, credit, amount, debit_balance, credit_balance, debit_sequence,
         credit_sequence, ordinal, kind, memo
    from unnest(p_keys, p_references, p_debits, p_credits, p_amounts, debit_balances, credit_balances, debit_sequences,
                credit_sequences, p_kinds, p_memos, letters) with ordinality
           as decided (key, reference, debit, credit, amount, debit_balance, credit_balance, debit_sequence,
                       credit_sequence, kind, memo, letter, ordinal)
   where letter = 'p' or letter = 'i';
  update account set balance = moved.balance, sequence = moved.sequence
    from unnest(places, held, sequences) as moved (place, balance, sequence)
   where account.ctid = moved.place and moved.sequence <> account.sequence;
  insert into open_sum (batch, account, amount)
  select post.batch, id, amount from unnest(accounts[guarded + 1 :], held[guarded + 1 :]) as moved (id, amount);
  outcomes := array_to_string(letters, '');
  balances := array_to_string(shown, ',');
end $$;

revoke all on function ledger.new_batch, ledger.post from public;
grant execute on function ledger.post to sanuk_application;
