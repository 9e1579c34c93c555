-- How money moves. Both functions take transfers as arrays, give each an outcome of its own, and answer in one row:
--   batch      its number
--   outcomes   a letter each: p posted; i not enough money; r posted before, under the same key; j refused before;
--              x the key was used for something else; u an account does not exist, or the currencies differ
--   balances   of the guarded side afterwards, or as it was when a repeat was first answered; of two `debit/credit`
--   known      [ordinal, batch] of each repeat: when it was first answered
-- A key is looked for among the batches since `p_since` (0: ever) and, the clock having been set back, two days ahead.

create function ledger.new_batch() returns bigint language sql volatile set search_path = ledger, pg_temp as $$
  insert into batch (id) values (batch_at(clock_timestamp()) + nextval('batch_lane')) returning id
$$;

-- The running balance of an account whose transfers may be refused: a refused one leaves it as it was.
create function ledger.guarded_step(running bigint, balance bigint, change bigint, floor bigint) returns bigint
language plpgsql immutable as $$
begin
  running := coalesce(running, balance);
  return case when running + change >= floor then running + change else running end;
end $$;
create aggregate ledger.guarded(bigint, bigint, bigint) (sfunc = ledger.guarded_step, stype = bigint);

-- Many transfers as one set. Each has exactly one guarded side, and no key comes twice. Rows are locked in one order,
-- so that two batches never wait for each other in a circle, and read again only when they are locked.
create function ledger.post_together(
  p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_kinds smallint[], p_references uuid[],
  p_memos text[], p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb
) language plpgsql security definer
  set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  held_ids bigint[]; held_balances bigint[]; held_sequences integer[]; held_floors bigint[]; held_rows tid[];
  held_currencies text[]; open_ids bigint[]; open_currencies text[]; until bigint;
begin
  select array_agg(id), array_agg(balance), array_agg(sequence), array_agg(floor), array_agg(ctid), array_agg(currency)
    into held_ids, held_balances, held_sequences, held_floors, held_rows, held_currencies
    from (select id, balance, sequence, floor, ctid, currency from account
           where id = any (p_debits || p_credits) and id > 0 order by id for no key update) held;
  select array_agg(id), array_agg(currency) into open_ids, open_currencies
    from account
   where id = any (array(select distinct least(debit, credit) from unnest(p_debits, p_credits) as sides (debit, credit)));
  post_together.batch := new_batch();
  until := post_together.batch + (172800000000 << 8);

  with item as materialized (
    select i.*, case when i.debit > 0 then -i.amount else i.amount end as change,
           held.id as account, held.balance, held.sequence, held.floor, held.place,
           held.currency is not distinct from open.currency as same_currency,
           old.batch as old_batch, coalesce(old.debit_balance, old.credit_balance) as old_balance,
           coalesce(old.debit_sequence, old.credit_sequence) is not null as was_posted,
           (old.debit, old.credit, old.amount, old.kind, old.reference)
             = (i.debit, i.credit, i.amount, i.kind, i.reference)
             and old.memo is not distinct from i.memo as same_content
      from unnest(p_keys, p_debits, p_credits, p_amounts, p_kinds, p_references, p_memos) with ordinality
             as i (key, debit, credit, amount, kind, reference, memo, ordinal)
      left join unnest(held_ids, held_balances, held_sequences, held_floors, held_rows, held_currencies)
             as held (id, balance, sequence, floor, place, currency)
             on held.id = greatest(i.debit, i.credit)
      left join unnest(open_ids, open_currencies) as open (id, currency) on open.id = least(i.debit, i.credit)
      -- One look into the index for each key, whatever the planner believes of the table.
      left join lateral (select * from attempt where attempt.key = i.key and attempt.batch >= p_since
                            and attempt.batch < until limit 1) old on true
  ), fresh as materialized (
    -- As if all were covered.
    select *, (balance + sum(change) over turn)::bigint as after, (row_number() over turn)::integer as nth,
           lead(1) over turn is null as final
      from item where old_batch is null and same_currency and account is not null
    window turn as (partition by account order by ordinal rows unbounded preceding)
  ), contested as materialized (
    select distinct account from fresh where after < floor and not (nth = 1 and final)
  ), decided as materialized (
    select ordinal, account, key, reference, debit, credit, amount, change, kind, memo, place, final,
           case when after >= floor then after else balance end as after,
           after >= floor as posted,
           case when after >= floor then sequence + nth else sequence end as sequence
      from fresh where account not in (select account from contested)
    union all
    select ordinal, account, key, reference, debit, credit, amount, change, kind, memo, place, final, after, posted,
           sequence + (count(*) filter (where posted) over turn)::integer
      from (select *, coalesce(lag(after) over turn, balance) + change >= floor as posted
              from (select ordinal, account, key, reference, debit, credit, amount, change, kind, memo, place, final,
                           balance, sequence, floor, guarded(balance, change, floor) over turn as after
                      from fresh where account in (select account from contested)
                    window turn as (partition by account order by ordinal rows unbounded preceding)) stepped
            window turn as (partition by account order by ordinal rows unbounded preceding)) turned
    window turn as (partition by account order by ordinal rows unbounded preceding)
  ), kept as (
    insert into attempt (batch, key, reference, debit, credit, amount, debit_balance, credit_balance, debit_sequence,
                         credit_sequence, ordinal, kind, memo)
    select post_together.batch, key, reference, debit, credit, amount, case when debit > 0 then after end,
           case when credit > 0 then after end, case when debit > 0 and posted then sequence end,
           case when credit > 0 and posted then sequence end, ordinal, kind, memo
      from decided
  ), moved as (
    update account set balance = decided.after, sequence = decided.sequence
      from decided where decided.final and account.ctid = decided.place
  ), summed as (
    insert into open_sum (batch, account, amount)
    select post_together.batch, least(debit, credit), -sum(change) from decided where posted group by 2
  )
  select string_agg(case when item.old_batch is not null
                           then case when not same_content then 'x' when was_posted then 'r' else 'j' end
                         when posted then 'p' when not posted then 'i' else 'u' end, '' order by item.ordinal),
         string_agg(coalesce(decided.after, item.old_balance, 0)::text, ',' order by item.ordinal),
         jsonb_agg(jsonb_build_array(item.ordinal, old_batch)) filter (where old_batch is not null)
    into outcomes, balances, known
    from item left join decided using (ordinal);
end $$;

-- The same rules one transfer after the other, for any accounts: two members, two of the house, keys that repeat.
create function ledger.post_in_turn(
  p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_kinds smallint[], p_references uuid[],
  p_memos text[], p_since bigint,
  out batch bigint, out outcomes text, out balances text, out known jsonb
) language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  debit account; credit account; old attempt;
  outcome text; shown text; all_shown text[] := '{}';
begin
  perform 1 from account where id = any (p_debits || p_credits) and id > 0 order by id for no key update;
  post_in_turn.batch := new_batch();
  outcomes := '';
  for i in 1 .. cardinality(p_keys) loop
    select * into old from attempt a
     where a.key = p_keys[i] and a.batch >= p_since and a.batch < post_in_turn.batch + (172800000000 << 8);
    if found then
      if (old.debit, old.credit, old.amount, old.kind, old.reference)
           = (p_debits[i], p_credits[i], p_amounts[i], p_kinds[i], p_references[i])
         and old.memo is not distinct from p_memos[i] then
        outcome := case when old.debit_sequence is not null or old.credit_sequence is not null
                          or (old.debit < 0 and old.credit < 0) then 'r' else 'j' end;
      else
        outcome := 'x';
      end if;
      shown := concat_ws('/', old.debit_balance, old.credit_balance);
      known := coalesce(known, '[]') || jsonb_build_array(jsonb_build_array(i, old.batch));
    else
      select * into debit from account where id = p_debits[i];
      select * into credit from account where id = p_credits[i];
      if debit.id is null or credit.id is null or debit.currency <> credit.currency then
        outcome := 'u'; shown := '0';
      else
        outcome := case when debit.id < 0 or debit.balance - p_amounts[i] >= debit.floor then 'p' else 'i' end;
        if outcome = 'p' then
          if debit.id > 0 then
            update account set balance = balance - p_amounts[i], sequence = sequence + 1
             where id = debit.id returning * into debit;
          else
            insert into open_sum values (post_in_turn.batch, debit.id, -p_amounts[i]);
          end if;
          if credit.id > 0 then
            update account set balance = balance + p_amounts[i], sequence = sequence + 1
             where id = credit.id returning * into credit;
          else
            insert into open_sum values (post_in_turn.batch, credit.id, p_amounts[i]);
          end if;
        end if;
        insert into attempt (batch, key, reference, debit, credit, amount, debit_balance, credit_balance,
                             debit_sequence, credit_sequence, ordinal, kind, memo)
        values (post_in_turn.batch, p_keys[i], p_references[i], debit.id, credit.id, p_amounts[i],
                case when debit.id > 0 then debit.balance end, case when credit.id > 0 then credit.balance end,
                case when outcome = 'p' and debit.id > 0 then debit.sequence end,
                case when outcome = 'p' and credit.id > 0 then credit.sequence end, i, p_kinds[i], p_memos[i]);
        shown := concat_ws('/', case when debit.id > 0 then debit.balance end,
                           case when credit.id > 0 then credit.balance end);
      end if;
    end if;
    outcomes := outcomes || outcome;
    all_shown := all_shown || shown;
  end loop;
  balances := array_to_string(all_shown, ',');
end $$;

revoke all on function ledger.new_batch, ledger.guarded_step, ledger.post_together, ledger.post_in_turn from public;
grant execute on function ledger.post_together, ledger.post_in_turn to sanuk_application;
