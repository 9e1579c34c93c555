-- Posting as before, for less.
--
-- Pages of accounts were half empty by their fill factor. To PostgreSQL a page that is fuller than that asks for being
-- tidied up, and with each change one was: at every look. Now a new account is as wide as two, its first change gives the
-- room back, and a page is tidied up when it is full, once for some thirty changes.
alter table ledger.account add column room text;
alter table ledger.account alter column room set default repeat('.', 110);
alter table ledger.account set (fillfactor = 90);

-- Accounts stand in the order of their ids, so those of a transfer are found by halving: joining them to it took two
-- joins and two sorts.
create or replace function ledger.post(
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
  members bigint[]; houses bigint[]; accounts bigint[]; places tid[]; held bigint[]; sequences integer[];
  floors bigint[]; currencies text[];
  guarded integer; until bigint;
  debit_balances bigint[] := array_fill(null::bigint, array[size]); credit_balances bigint[] := debit_balances;
  letters text[] := array_fill(null::text, array[size]); shown text[] := letters;
  debit integer; credit integer; amount bigint; repeat record;
begin
  debit_sequences := array_fill(null::integer, array[size]);
  credit_sequences := debit_sequences;
  select array_agg(id), array_agg(ctid), array_agg(balance), array_agg(sequence), array_agg(floor), array_agg(currency)
    into members, places, held, sequences, floors, currencies
    from (select id, ctid, balance, sequence, floor, currency from account
           where id = any (p_debits || p_credits) and id > 0 order by id for no key update) locked;
  guarded := coalesce(cardinality(members), 0);
  select array_agg(id), held || array_agg(0::bigint), currencies || array_agg(currency)
    into houses, held, currencies
    from (select id, currency from account
           where id = any (array(select distinct id from unnest(p_debits || p_credits) as sides (id) where id < 0))
           order by id) open;
  accounts := members || houses;
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

  for i in 1 .. size loop
    continue when letters[i] is not null;
    debit := case when p_debits[i] > 0 then width_bucket(p_debits[i], members)
                  else guarded + width_bucket(p_debits[i], houses) end;
    credit := case when p_credits[i] > 0 then width_bucket(p_credits[i], members)
                   else guarded + width_bucket(p_credits[i], houses) end;
    if accounts[debit] is distinct from p_debits[i] or accounts[credit] is distinct from p_credits[i]
       or currencies[debit] <> currencies[credit] then
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
  update account set balance = moved.balance, sequence = moved.sequence, room = null
    from unnest(places, held, sequences) as moved (place, balance, sequence)
   where account.ctid = moved.place and moved.sequence <> account.sequence;
  insert into open_sum (batch, account, amount)
  select post.batch, id, amount from unnest(accounts[guarded + 1 :], held[guarded + 1 :]) as moved (id, amount);
  outcomes := array_to_string(letters, '');
  balances := array_to_string(shown, ',');
end $$;
