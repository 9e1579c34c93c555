-- The books. Money moves from a debit account to a credit account by transfers that are never changed afterwards.
-- An account that somebody may spend from is guarded: its balance stands in its row, under a CHECK, and every change
-- of it is numbered. The house's own accounts are open: their balance is the sum of their entries, so that a thousand
-- players at once do not queue for one row.

create schema ledger;

create table ledger.account (
  id uuid primary key,
  brand uuid not null,
  kind text not null,
  owner text not null,
  currency text not null,
  guarded boolean not null,
  floor bigint not null default 0,
  balance bigint not null default 0,
  sequence bigint not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  unique (brand, kind, owner, currency),
  constraint balance_stays_above_floor check (not guarded or balance >= floor),
  constraint open_account_keeps_no_balance check (guarded or (balance = 0 and sequence = 0))
) with (fillfactor = 50);

create table ledger.transfer (
  id uuid primary key,
  key text not null constraint transfer_key unique,
  debit uuid not null,
  credit uuid not null,
  currency text not null,
  amount bigint not null,
  kind text not null,
  reference uuid not null,
  debit_balance bigint,
  debit_sequence bigint,
  credit_balance bigint,
  credit_sequence bigint,
  at timestamptz not null default clock_timestamp(),
  constraint amount_is_positive check (amount > 0),
  constraint two_different_accounts check (debit <> credit)
);

create index transfer_of_debit on ledger.transfer (debit, at desc);
create index transfer_of_credit on ledger.transfer (credit, at desc);
create index transfer_of_reference on ledger.transfer (reference);

-- A key that was refused stays refused: whoever repeats it must hear the same answer, however rich he is by then.
create table ledger.refusal (
  key text primary key,
  debit uuid not null,
  credit uuid not null,
  amount bigint not null,
  kind text not null,
  reference uuid not null,
  balance bigint not null,
  at timestamptz not null default clock_timestamp()
);

create view ledger.entry as
  select id as transfer, debit as account, currency, -amount as amount, debit_balance as balance_after,
         debit_sequence as sequence, kind, reference, at
    from ledger.transfer
  union all
  select id, credit, currency, amount, credit_balance, credit_sequence, kind, reference, at
    from ledger.transfer;

create view ledger.account_balance as
  select id, brand, kind, owner, currency, guarded,
         case when guarded then balance
              else coalesce((select sum(amount) from ledger.transfer where credit = account.id), 0)
                 - coalesce((select sum(amount) from ledger.transfer where debit = account.id), 0)
         end as balance
    from ledger.account;

create function ledger.history_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the history of the ledger is never changed' using errcode = 'restrict_violation';
end $$;

create trigger transfer_is_final before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.history_is_final();
create trigger refusal_is_final before update or delete or truncate on ledger.refusal
  for each statement execute function ledger.history_is_final();

create function ledger.open_account(
  p_id uuid, p_brand uuid, p_kind text, p_owner text, p_currency text, p_guarded boolean
) returns uuid language sql security definer set search_path = ledger, pg_temp as $$
  with opened as (
    insert into ledger.account (id, brand, kind, owner, currency, guarded)
    values (p_id, p_brand, p_kind, p_owner, p_currency, p_guarded)
    on conflict (brand, kind, owner, currency) do nothing
    returning id
  )
  select id from opened
  union all
  select id from ledger.account
   where brand = p_brand and kind = p_kind and owner = p_owner and currency = p_currency
  limit 1
$$;

-- Posts transfers in the order given, each with an outcome of its own:
--   posted             money moved now, or (replayed) had moved under this key already
--   insufficient       the debit account does not hold enough; remembered under the key
--   different_content  the key was used for something else; nothing moved
--   unknown_account    one of the accounts does not exist, or their currencies differ; nothing moved
create function ledger.post(
  p_ids uuid[], p_keys text[], p_debits uuid[], p_credits uuid[], p_amounts bigint[], p_kinds text[],
  p_references uuid[]
) returns table (
  ordinal integer, outcome text, replayed boolean, transfer uuid, debit_balance bigint, credit_balance bigint,
  at timestamptz
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  debit ledger.account;
  credit ledger.account;
  old ledger.transfer;
  refused ledger.refusal;
begin
  -- In one order, so that two batches never wait for each other in a circle.
  perform 1 from ledger.account
    where id = any (p_debits || p_credits) and guarded order by id for no key update;

  for i in 1 .. cardinality(p_keys) loop
    ordinal := i; replayed := false; transfer := null; debit_balance := null; credit_balance := null; at := null;

    select * into old from ledger.transfer t where t.key = p_keys[i];
    if found then
      if (old.debit, old.credit, old.amount, old.kind, old.reference)
         = (p_debits[i], p_credits[i], p_amounts[i], p_kinds[i], p_references[i]) then
        outcome := 'posted'; replayed := true; transfer := old.id;
        debit_balance := old.debit_balance; credit_balance := old.credit_balance; at := old.at;
      else
        outcome := 'different_content';
      end if;
      return next; continue;
    end if;

    select * into refused from ledger.refusal r where r.key = p_keys[i];
    if found then
      if (refused.debit, refused.credit, refused.amount, refused.kind, refused.reference)
         = (p_debits[i], p_credits[i], p_amounts[i], p_kinds[i], p_references[i]) then
        outcome := 'insufficient'; replayed := true; debit_balance := refused.balance; at := refused.at;
      else
        outcome := 'different_content';
      end if;
      return next; continue;
    end if;

    select * into debit from ledger.account a where a.id = p_debits[i];
    select * into credit from ledger.account a where a.id = p_credits[i];
    if debit.id is null or credit.id is null or debit.currency <> credit.currency then
      outcome := 'unknown_account'; return next; continue;
    end if;

    if debit.guarded then
      update ledger.account a set balance = a.balance - p_amounts[i], sequence = a.sequence + 1
        where a.id = debit.id and a.balance - p_amounts[i] >= a.floor
        returning * into debit;
      if not found then
        select a.balance into debit_balance from ledger.account a where a.id = p_debits[i];
        at := clock_timestamp();
        insert into ledger.refusal (key, debit, credit, amount, kind, reference, balance, at)
          values (p_keys[i], p_debits[i], p_credits[i], p_amounts[i], p_kinds[i], p_references[i], debit_balance, at);
        outcome := 'insufficient'; return next; continue;
      end if;
      debit_balance := debit.balance;
    end if;

    if credit.guarded then
      update ledger.account a set balance = a.balance + p_amounts[i], sequence = a.sequence + 1
        where a.id = credit.id returning * into credit;
      credit_balance := credit.balance;
    end if;

    transfer := p_ids[i]; at := clock_timestamp(); outcome := 'posted';
    insert into ledger.transfer (id, key, debit, credit, currency, amount, kind, reference, debit_balance,
                                 debit_sequence, credit_balance, credit_sequence, at)
      values (transfer, p_keys[i], debit.id, credit.id, debit.currency, p_amounts[i], p_kinds[i], p_references[i],
              debit_balance, case when debit.guarded then debit.sequence end,
              credit_balance, case when credit.guarded then credit.sequence end, at);
    return next;
  end loop;
end $$;

-- Whether the books are true: each row is a rule and how often it is broken. All must be 0.
create function ledger.check_books() returns table (rule text, violations bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select 'entries sum to zero per currency', count(*) from (
    select currency from ledger.entry group by currency having sum(amount) <> 0) broken
  union all
  select 'a balance is the sum of its entries', count(*) from (
    select a.id from ledger.account a
      left join ledger.entry e on e.account = a.id
     where a.guarded group by a.id having a.balance <> coalesce(sum(e.amount), 0)) broken
  union all
  select 'no balance is below its floor', count(*) from ledger.account where guarded and balance < floor
  union all
  select 'changes of a balance are numbered without gap', count(*) from (
    select a.id from ledger.account a left join ledger.entry e on e.account = a.id
     where a.guarded group by a.id
    having count(e.transfer) <> a.sequence or coalesce(max(e.sequence), 0) <> a.sequence
        or count(distinct e.sequence) <> count(e.sequence)) broken
  union all
  select 'each balance follows from the one before', count(*) from (
    select balance_after, amount,
           coalesce(lag(balance_after) over (partition by account order by sequence), 0) as before
      from ledger.entry where sequence is not null) step
   where balance_after <> before + amount
  union all
  select 'a transfer stays within one currency', count(*) from ledger.transfer t
    join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit
   where t.currency <> d.currency or t.currency <> c.currency
  union all
  select 'no key is both posted and refused', count(*) from ledger.transfer t join ledger.refusal r using (key)
$$;

revoke all on all functions in schema ledger from public;
grant usage on schema ledger to sanuk_application;
grant select on ledger.account, ledger.transfer, ledger.refusal, ledger.entry, ledger.account_balance
  to sanuk_application;
grant execute on function ledger.open_account, ledger.post, ledger.check_books to sanuk_application;
