-- The books, laid out for speed. What was two tables, one of transfers and one of refusals, is one: an attempt, which
-- was posted or refused. It is written in batches, one round trip for many, and cut into months, so that its indexes
-- stay small. Accounts are numbered: guarded ones (somebody may spend from them) upwards from 1, the house's own, open
-- ones downwards from -1. What an open account holds is summed per batch and rolled up by the hour.

drop view ledger.entry;
drop view ledger.account_balance;
drop function ledger.open_account;
drop function ledger.post;
drop function ledger.check_books;
alter table ledger.account rename to account_before;
alter table ledger.transfer rename to transfer_before;
alter table ledger.refusal rename to refusal_before;
alter table ledger.account_before rename constraint account_pkey to account_before_pkey;

create sequence ledger.guarded_account;
create sequence ledger.open_account increment -1;

create table ledger.account (
  id bigint primary key,
  brand uuid not null,
  kind text not null,
  owner text not null,
  currency text not null,
  floor bigint not null default 0,
  balance bigint not null default 0,
  -- Changes so far; one account may have two thousand million.
  sequence integer not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  constraint account_name unique (brand, kind, owner, currency),
  constraint balance_stays_above_floor check (id < 0 or balance >= floor),
  constraint open_account_keeps_no_balance check (id > 0 or (balance = 0 and sequence = 0))
) with (fillfactor = 50);

create table ledger.kind (
  id smallint primary key,
  name text not null unique
);
insert into ledger.kind (id, name) values
  (1, 'bet'), (2, 'win'), (3, 'rollback'), (4, 'return'), (5, 'resettlement'), (6, 'shortfall'),
  (10, 'deposit'), (11, 'withdrawal'), (12, 'hold'), (13, 'release'), (14, 'transfer_in'), (15, 'transfer_out'),
  (20, 'test');

-- One round trip. Its number is the instant of the database's clock in microseconds, times 256, plus a lane number that
-- tells apart what happens in the same microsecond. `transaction` says when it is certain that none can come before it.
create table ledger.batch (
  id bigint primary key,
  transaction xid8 not null default pg_current_xact_id()
) partition by range (id);
create sequence ledger.batch_lane minvalue 0 maxvalue 255 cycle;

create table ledger.attempt (
  batch bigint not null,
  -- The transfer's name for ever, made from the caller's own.
  key uuid not null,
  reference uuid not null,
  debit bigint not null,
  credit bigint not null,
  amount bigint not null,
  -- Of guarded accounts: what they held afterwards, and the number of this change; a refused attempt has no number.
  debit_balance bigint,
  credit_balance bigint,
  debit_sequence integer,
  credit_sequence integer,
  ordinal smallint not null,
  kind smallint not null,
  -- What the caller wants to find again beside the money, such as the vendor's own name of it.
  memo text,
  constraint amount_is_not_negative check (amount >= 0),
  constraint two_different_accounts check (debit <> credit),
  constraint guarded_sides_show_their_balance
    check ((debit > 0) = (debit_balance is not null) and (credit > 0) = (credit_balance is not null)),
  constraint only_guarded_sides_are_numbered
    check ((debit > 0 or debit_sequence is null) and (credit > 0 or credit_sequence is null))
) partition by range (batch);

-- What a batch moved on an open account, until it is rolled up.
create table ledger.open_sum (
  batch bigint not null,
  account bigint not null,
  amount bigint not null
);
create table ledger.open_hour (
  account bigint not null,
  hour timestamptz not null,
  amount bigint not null,
  primary key (account, hour)
);

create function ledger.batch_at(instant timestamptz) returns bigint language sql immutable parallel safe
return (extract(epoch from instant) * 1000000)::bigint << 8;

create function ledger.instant_of(batch bigint) returns timestamptz language sql immutable parallel safe
return timestamptz 'epoch' + (batch >> 8) * interval '1 microsecond';

create trigger history_is_final before update or delete or truncate on ledger.batch
  for each statement execute function ledger.history_is_final();
create trigger history_is_final before update or delete or truncate on ledger.attempt
  for each statement execute function ledger.history_is_final();

-- Makes the tables of a month. They are built apart and attached when they are complete, which stops nobody's work.
create function ledger.prepare_month(p_month date) returns void
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

-- This month and the next three; done every day, and when a program starts.
create function ledger.prepare_months() returns void
language plpgsql security definer set search_path = ledger, pg_temp set timezone = 'UTC' as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger months'));
  for ahead in 0 .. 3 loop
    perform prepare_month((date_trunc('month', clock_timestamp()) + make_interval(months => ahead))::date);
  end loop;
end $$;

select ledger.prepare_months();

-- What is in the books already. A text key becomes what `key.ts` makes of it: 128 bits of its SHA-256 as a UUID.
create function ledger.key_of(p_key text) returns uuid language sql immutable as $$
  select (substr(digest, 1, 12) || '8' || substr(digest, 14, 3)
    || substr('89ab', (('x' || substr(digest, 17, 1))::bit(4)::int & 3) + 1, 1) || substr(digest, 18, 15))::uuid
    from (select encode(sha256(convert_to(p_key, 'UTF8')), 'hex') as digest) hashed
$$;

do $$
declare month timestamptz;
begin
  for month in
    select distinct date_trunc('month', at, 'UTC') from ledger.transfer_before
    union select date_trunc('month', at, 'UTC') from ledger.refusal_before
  loop
    perform ledger.prepare_month((month at time zone 'UTC')::date);
  end loop;
end $$;

alter table ledger.account_before add column number bigint;
update ledger.account_before
   set number = case when guarded then nextval('ledger.guarded_account') else nextval('ledger.open_account') end;
insert into ledger.account (id, brand, kind, owner, currency, floor, balance, sequence, opened_at)
  select number, brand, kind, owner, currency, floor, balance, sequence, opened_at from ledger.account_before;

create temporary table moved on commit drop as
  select ledger.batch_at(at) + (row_number() over (partition by at order by key)) % 256 as batch, key, at
    from (select key, at from ledger.transfer_before union all select key, at from ledger.refusal_before) everything;
insert into ledger.batch (id) select batch from moved;
insert into ledger.attempt (batch, key, reference, debit, credit, amount, debit_balance, credit_balance,
                            debit_sequence, credit_sequence, ordinal, kind)
  select moved.batch, ledger.key_of(t.key), t.reference, d.number, c.number, t.amount, t.debit_balance, t.credit_balance,
         t.debit_sequence, t.credit_sequence, 1, coalesce(k.id, 20)
    from ledger.transfer_before t join moved using (key)
    join ledger.account_before d on d.id = t.debit join ledger.account_before c on c.id = t.credit
    left join ledger.kind k on k.name = t.kind;
insert into ledger.attempt (batch, key, reference, debit, credit, amount, debit_balance, credit_balance, ordinal, kind)
  select moved.batch, ledger.key_of(r.key), r.reference, d.number, c.number, r.amount, r.balance,
         case when c.guarded then c.balance end, 1, coalesce(k.id, 20)
    from ledger.refusal_before r join moved using (key)
    join ledger.account_before d on d.id = r.debit join ledger.account_before c on c.id = r.credit
    left join ledger.kind k on k.name = r.kind;
insert into ledger.open_sum (batch, account, amount)
  select batch, account, sum(amount)
    from (select batch, debit as account, -amount as amount from ledger.attempt
           where debit < 0 and (credit < 0 or credit_sequence is not null)
          union all
          select batch, credit, amount from ledger.attempt
           where credit < 0 and (debit < 0 or debit_sequence is not null)) moved_on_open
   group by batch, account;

drop table ledger.transfer_before, ledger.refusal_before, ledger.account_before;
drop function ledger.key_of;

-- Money that moved. An attempt between two open accounts is never refused.
create view ledger.transfer as
  select attempt.key as id, batch, ordinal, ledger.instant_of(batch) as at, debit, credit, debit_account.currency, amount,
         debit_balance, credit_balance, debit_sequence, credit_sequence, kind.name as kind, reference, memo
    from ledger.attempt
    join ledger.kind on kind.id = attempt.kind
    join ledger.account debit_account on debit_account.id = debit
   where debit_sequence is not null or credit_sequence is not null or (debit < 0 and credit < 0);

create view ledger.refusal as
  select attempt.key as id, batch, ordinal, ledger.instant_of(batch) as at, debit, credit, amount,
         debit_balance as balance, kind.name as kind, reference, memo
    from ledger.attempt
    join ledger.kind on kind.id = attempt.kind
   where debit_sequence is null and credit_sequence is null and (debit > 0 or credit > 0);

create view ledger.entry as
  select id as transfer, batch, ordinal, at, debit as account, currency, -amount as amount,
         debit_balance as balance_after, debit_sequence as sequence, kind, reference, memo
    from ledger.transfer
  union all
  select id, batch, ordinal, at, credit, currency, amount, credit_balance, credit_sequence, kind, reference, memo
    from ledger.transfer;

create view ledger.account_balance as
  select id, brand, kind, owner, currency,
         case when id > 0 then balance
              else coalesce((select sum(amount) from ledger.open_hour where account = account.id), 0)
                 + coalesce((select sum(amount) from ledger.open_sum where account = account.id), 0)
         end as balance
    from ledger.account;

create function ledger.open_account(
  p_brand uuid, p_kind text, p_owner text, p_currency text, p_guarded boolean
) returns bigint language sql security definer set search_path = ledger, pg_temp as $$
  with opened as (
    insert into ledger.account (id, brand, kind, owner, currency)
    select case when p_guarded then nextval('guarded_account') else nextval('open_account') end,
           p_brand, p_kind, p_owner, p_currency
     where not exists (
       select 1 from ledger.account
        where brand = p_brand and kind = p_kind and owner = p_owner and currency = p_currency)
    on conflict on constraint account_name do nothing
    returning id
  )
  select id from opened
  union all
  select id from ledger.account
   where brand = p_brand and kind = p_kind and owner = p_owner and currency = p_currency
  limit 1
$$;

-- Puts what batches moved on open accounts together by the hour. Batches that may still be under way are left alone.
create function ledger.roll_up() returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare rolled bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger roll up')) then return 0; end if;
  with taken as (
    delete from open_sum using batch
     where batch.id = open_sum.batch and batch.transaction < pg_snapshot_xmin(pg_current_snapshot())
    returning open_sum.batch, open_sum.account, open_sum.amount
  ), rolled_up as (
    insert into open_hour as hourly (account, hour, amount)
    select account, date_trunc('hour', instant_of(batch)), sum(amount) from taken group by 1, 2
    on conflict (account, hour) do update set amount = hourly.amount + excluded.amount
  )
  select count(*) into rolled from taken;
  return rolled;
end $$;

revoke all on all functions in schema ledger from public;
grant select on ledger.account, ledger.kind, ledger.batch, ledger.attempt, ledger.open_sum, ledger.open_hour,
  ledger.transfer, ledger.refusal, ledger.entry, ledger.account_balance to sanuk_application;
grant execute on function ledger.open_account, ledger.roll_up, ledger.prepare_months, ledger.batch_at,
  ledger.instant_of to sanuk_application;
