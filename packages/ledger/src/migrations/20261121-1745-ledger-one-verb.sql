-- How money moves, in one verb in place of two: transfers as arrays, decided one after the other, each with an outcome of
-- its own. One row answers:
--   batch      its number
--   outcomes   a letter each: p posted; i not enough money; r posted before, under the same key; j refused before;
--              x the key was used for something else; u an account does not exist, or the currencies differ
--   balances   of the guarded side afterwards, or as it was when a repeat was first answered; of two `debit/credit`
--   known      [ordinal, batch] of each repeat: when it was first answered
--   …_sequences  the numbers the changes got
-- A key is looked for among the batches since `p_since` (0: ever) and, the clock having been set back, two days ahead.
-- No key may come twice in one call.

-- For some time the migrations before this one said it all themselves. Whoever had them in that text has some of this
-- already and is brought to the same.
-- brings along 20261121-1600-ledger-attempts.sql 1becf6f482b3e5740ebcf1f6e7867daf9bea1dfeace21dba2909ee1ca48a04fb
-- brings along 20261121-1605-ledger-post.sql c2d546fe56504f39a829ff53d341ad8e856a81b69a90856a52a3cba280bcfec8
-- brings along 20261121-1608-ledger-holds.sql a96befe468378e0e52b52f25fc284a1cfa817a98dca6852b2af7f0e83effc806
-- brings along 20261121-1620-ledger-seals.sql d52d205e007254ef0c13720be689aa7dfda48c5f6fb81078eeb7144b95fe76ab

drop function if exists ledger.post_together, ledger.post_in_turn;
drop aggregate if exists ledger.guarded(bigint, bigint, bigint);
drop function if exists ledger.guarded_step;

-- Nothing moves: something was decided under a key, and stays so.
insert into ledger.kind (id, name) values (7, 'decision') on conflict do nothing;

-- Rows of guarded accounts are locked in one order, so that two calls never wait for each other in a circle, and read
-- when they are locked. They are worked on as arrays, in which an account is found by its place; the house's own stand
-- behind them and are counted from nothing.
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

-- Holds move by it, too.
create or replace function ledger.hold(
  p_key uuid, p_account bigint, p_amount bigint, p_reference uuid, p_memo text, p_expires_at timestamptz,
  out outcome text, out balance bigint
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare owner account; held_in bigint;
begin
  select * into owner from account where id = p_account and id > 0;
  if not found then outcome := 'u'; return; end if;
  while held_in is null loop
    -- Null for whoever was slower in the same instant; the next statement sees the row.
    held_in := open_account(owner.brand, 'held', 'held', owner.currency, false);
  end loop;
  select posted.outcomes, split_part(posted.balances, '/', 1)::bigint into outcome, balance
    from post(array[p_key], array[p_account], array[held_in], array[p_amount], array[12::smallint],
                      array[p_reference], array[p_memo], 0) posted;
  if outcome = 'p' then
    insert into hold values (p_key, p_account, held_in, p_amount, p_reference, p_expires_at);
  end if;
end $$;

-- outcome: p ended now, r ended like this before, o ended otherwise (`how` says how), u no such hold or account.
-- `balance` is what the account it was taken from holds now.
create or replace function ledger.end_hold(
  p_hold uuid, p_key uuid, p_how text, p_credit bigint, p_kind smallint,
  out outcome text, out how text, out balance bigint
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare held hold; target bigint;
begin
  select * into held from hold where id = p_hold for update;
  if not found then outcome := 'u'; return; end if;
  target := case when p_how = 'posted' then p_credit else held.account end;
  if held.ended is null then
    select posted.outcomes into outcome
      from post(array[p_key], array[held.held_in], array[target], array[held.amount],
                        array[case when p_how = 'posted' then p_kind else 13::smallint end], array[held.reference],
                        array[null::text], 0) posted;
    if outcome <> 'p' then
      if outcome <> 'u' then raise exception 'hold % was not ended: %', p_hold, outcome; end if;
      return;
    end if;
    update hold set ended = p_how, ended_to = target where id = p_hold;
    how := p_how;
  else
    outcome := case when (held.ended, held.ended_to) = (p_how, target) then 'r' else 'o' end;
    how := held.ended;
  end if;
  select account.balance into end_hold.balance from account where id = held.account;
end $$;

-- One check in place of four, since every statement that writes must read its text anew.
alter table ledger.attempt
  drop constraint if exists amount_is_not_negative, drop constraint if exists two_different_accounts,
  drop constraint if exists guarded_sides_show_their_balance, drop constraint if exists only_guarded_sides_are_numbered,
  drop constraint if exists attempt_makes_sense,
  add constraint attempt_makes_sense check (amount >= 0 and debit <> credit
    and (debit > 0) = (debit_balance is not null) and (credit > 0) = (credit_balance is not null));

-- Makes the tables of a month. They are built apart and attached when they are complete, which stops nobody's work.
create or replace function ledger.prepare_month(p_month date) returns void
language plpgsql security definer set search_path = ledger, pg_temp set timezone = 'UTC' as $$
declare
  name text := to_char(p_month, 'YYYY_MM');
  lower bigint := batch_at(date_trunc('month', p_month::timestamptz));
  upper bigint := batch_at(date_trunc('month', p_month::timestamptz) + interval '1 month');
  part text;
begin
  if to_regclass('ledger.attempt_' || name) is not null then return; end if;
  foreach part in array array['batch', 'attempt'] loop
    execute format('create table %I (like %I including defaults including constraints)', part || '_' || name, part);
    execute format('create trigger history_is_final before update or delete or truncate on %I
      for each statement execute function history_is_final()', part || '_' || name);
    -- Nothing is planned by what they hold, and it changes all the time.
    execute format('alter table %I set (autovacuum_analyze_threshold = 2147483647)', part || '_' || name);
  end loop;
  execute format('alter table batch_%s add primary key (id)', name);
  execute format('create index on batch_%s (transaction)', name);
  execute format('create unique index attempt_%1$s_key on attempt_%1$s (key)', name);
  execute format('create unique index on attempt_%s (debit, debit_sequence) where debit_sequence is not null', name);
  execute format('create unique index on attempt_%s (credit, credit_sequence) where credit_sequence is not null', name);
  execute format('create index on attempt_%s (batch)', name);
  execute format('alter table batch_%1$s add constraint month check (id >= %2$s and id < %3$s)', name, lower, upper);
  execute format('alter table attempt_%1$s add constraint month check (batch >= %2$s and batch < %3$s)', name, lower, upper);
  execute format('alter table batch attach partition batch_%s for values from (%s) to (%s)', name, lower, upper);
  execute format('alter table attempt attach partition attempt_%s for values from (%s) to (%s)', name, lower, upper);
  execute format('alter table batch_%s drop constraint month', name);
  execute format('alter table attempt_%s drop constraint month', name);
end $$;

do $$
declare month regclass;
begin
  for month in select inhrelid from pg_inherits
    where inhparent in ('ledger.attempt'::regclass, 'ledger.batch'::regclass) loop
    execute format('alter table %s set (autovacuum_analyze_threshold = 2147483647)', month);
  end loop;
end $$;

drop function if exists ledger.make_seal, ledger.digest;

-- Seals what was committed since the last seal. Answers how many attempts it were; null when another process is at it.
-- Whoever was away for long catches up in steps of so many batches.
create function ledger.make_seal(p_batches integer default 10000) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare last seal; next bigint; upto xid8; beyond xid8; sealed bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger seal')) then return null; end if;
  select * into last from seal order by number desc limit 1;
  next := last.number + 1;
  upto := pg_snapshot_xmin(pg_current_snapshot());
  select transaction into beyond from batch where transaction >= last.horizon and transaction < upto
   order by transaction offset p_batches limit 1;
  if beyond > last.horizon then upto := beyond; end if;
  if not exists (select 1 from batch where transaction >= last.horizon and transaction < upto) then return 0; end if;
  with hashed as materialized (
    select batch.id as batch, sha256(joined.digests) as hash, joined.short, joined.attempts
      from batch, lateral (
        select coalesce(string_agg(digest, '' order by ordinal), '') as digests,
               coalesce(string_agg(substr(digest, 1, 4), '' order by ordinal), '') as short, count(*) as attempts
          from (select ordinal, sha256(convert_to(concat(
                         it.batch, '|', it.ordinal, '|', it.key, '|', it.reference, '|', it.debit, '|', it.credit, '|',
                         it.amount, '|', it.debit_balance, '|', it.credit_balance, '|', it.debit_sequence, '|',
                         it.credit_sequence, '|', it.kind, '|', it.memo), 'UTF8')) as digest
                  from attempt it where it.batch = batch.id
                -- So that each digest is made once.
                offset 0) digested
      ) joined
     where batch.transaction >= last.horizon and batch.transaction < upto
  ), sealing as (
    insert into seal (number, horizon, attempts, hash)
    select next, upto, sum(attempts),
           sha256(last.hash || int8send(next) || string_agg(int8send(batch) || hash, '' order by batch))
      from hashed
    returning attempts
  ), kept as (
    insert into sealed_batch (batch, seal, hash, digests) select batch, next, hash, short from hashed
  )
  select attempts into sealed from sealing;
  return sealed;
end $$;

revoke all on function ledger.post, ledger.make_seal from public;
grant execute on function ledger.post, ledger.make_seal to sanuk_application;
