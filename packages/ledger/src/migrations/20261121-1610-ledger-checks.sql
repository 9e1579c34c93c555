-- Whether the books are true: each row is a rule and how often it is broken. All must be 0. `p_since` is the batch from
-- which on they are looked at; 0 looks at everything there is, and counts the money of every account as well.
create function ledger.check_books(p_since bigint default 0) returns table (rule text, violations bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  with change as materialized (
    select debit as account, debit_sequence as sequence, -amount as amount, debit_balance as balance_after
      from attempt where batch >= p_since and debit_sequence is not null
    union all
    select credit, credit_sequence, amount, credit_balance
      from attempt where batch >= p_since and credit_sequence is not null
  ), chained as materialized (
    select account, sequence, amount, balance_after,
           lag(sequence) over turn as sequence_before, lag(balance_after) over turn as balance_before,
           lead(1) over turn is null as last
      from change window turn as (partition by account order by sequence)
  ), first as (
    -- What a change follows that stands at the beginning of what is looked at.
    select chained.account, sequence, chained.amount, balance_after, earlier.balance as balance_before
      from chained
      left join lateral (
        select debit_balance as balance from attempt
         where debit = chained.account and debit_sequence = chained.sequence - 1 and batch < p_since
        union all
        select credit_balance from attempt
         where credit = chained.account and credit_sequence = chained.sequence - 1 and batch < p_since
      ) earlier on true
     where sequence_before is null
  ), open_moved as (
    select account, hour, sum(amount) as amount from (
      select debit as account, date_trunc('hour', instant_of(batch)) as hour, -amount as amount from attempt
       where batch >= batch_at(date_trunc('hour', instant_of(p_since))) and debit < 0
         and (credit < 0 or credit_sequence is not null)
      union all
      select credit, date_trunc('hour', instant_of(batch)), amount from attempt
       where batch >= batch_at(date_trunc('hour', instant_of(p_since))) and credit < 0
         and (debit < 0 or debit_sequence is not null)
    ) moved group by account, hour
  ), open_kept as (
    select account, hour, sum(amount) as amount from (
      select account, hour, amount from open_hour where hour >= date_trunc('hour', instant_of(p_since))
      union all
      select account, date_trunc('hour', instant_of(batch)), amount from open_sum
       where batch >= batch_at(date_trunc('hour', instant_of(p_since)))
    ) kept group by account, hour
  )
  select 'balances sum to zero per currency', count(*) from (
    select currency from account_balance where p_since = 0 group by currency having sum(balance) <> 0) broken
  union all
  select 'a balance is what its last change left', count(*) from account
    left join chained on chained.account = account.id and chained.last
   where account.id > 0 and (chained.account is not null or p_since = 0)
     and (balance, account.sequence) is distinct from (coalesce(balance_after, 0), coalesce(chained.sequence, 0))
  union all
  select 'no balance is below its floor', count(*) from account where id > 0 and balance < floor
  union all
  select 'changes of a balance are numbered without gap', count(*) from chained
   where sequence <> coalesce(sequence_before + 1, case when p_since = 0 then 1 else sequence end)
  union all
  select 'each balance follows from the one before', count(*) from (
    select balance_after, amount, balance_before from chained where sequence_before is not null
    union all
    select balance_after, amount, case when sequence = 1 then 0 else balance_before end from first
  ) step where balance_after is distinct from balance_before + amount
  union all
  select 'an open account holds what was moved to it', count(*) from open_moved
    full join open_kept using (account, hour) where coalesce(open_moved.amount, 0) <> coalesce(open_kept.amount, 0)
  union all
  select 'what is held belongs to holds that are open', count(*) from account_balance
    left join (select held_in, sum(amount) as amount from hold where ended is null group by held_in) open
      on open.held_in = account_balance.id
   where kind = 'held' and id < 0 and balance <> coalesce(open.amount, 0)
  union all
  select 'a transfer stays within one currency', count(*) from attempt
    join account debited on debited.id = debit join account credited on credited.id = credit
   where batch >= p_since and debited.currency <> credited.currency
  union all
  select 'a key is used once', count(*) from attempt
   where batch >= p_since
     and exists (select 1 from attempt other where other.key = attempt.key
                  and (other.batch, other.ordinal) <> (attempt.batch, attempt.ordinal))
$$;

revoke all on function ledger.check_books from public;
grant execute on function ledger.check_books to sanuk_application;
