-- Ways to pay in, as a brand offers them. A brand without any has PromptPay, as the code says.
create table cashier.method (
  brand uuid not null,
  code text not null check (code ~ '^[a-z0-9_-]{1,32}$'),
  kind text not null check (kind in ('promptpay', 'bank_transfer', 'gateway')),
  names jsonb not null,
  icon text not null check (icon in ('qr', 'bank', 'card', 'wallet')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0 and fee_fixed % 100 = 0),
  -- Hundredths of a per cent of the amount.
  fee_rate integer not null default 0 check (fee_rate between 0 and 2000),
  fee_by text not null default 'member' check (fee_by in ('member', 'brand')),
  -- Minutes of the brand's day; it may close on the next day. Without them it never closes.
  opens integer check (opens between 0 and 1439),
  closes integer check (closes between 0 and 1439),
  quick_amounts bigint[] not null default '{}',
  place integer not null default 0,
  enabled boolean not null default true,
  -- What one member may pay in by it on one day of the brand.
  sum_per_day bigint check (sum_per_day > 0),
  minutes integer not null default 15 check (minutes between 1 and 1440),
  primary key (brand, code),
  constraint limits_fit check (maximum >= minimum),
  constraint hours_are_both check ((opens is null) = (closes is null) and opens is distinct from closes or opens is null)
);
call platform.wall('cashier.method');
call audit.watch('cashier.method', '{brand,code}');

-- How a brand's cashier works; one without a row has the defaults.
create table cashier.setting (
  brand uuid primary key,
  -- From this amount on two operators credit by hand.
  two_from bigint not null default 500000000 check (two_from > 0),
  target_minutes integer not null default 10 check (target_minutes > 0)
);
call platform.wall('cashier.setting');
call audit.watch('cashier.setting', '{brand}');

-- Where members' money is to arrive: a biller of PromptPay, or an account at a bank. None is ever changed or taken
-- away: another one is added, by two operators, and this one is switched off.
create table cashier.account (
  id uuid primary key,
  brand uuid not null,
  kind text not null check (kind in ('biller', 'bank')),
  bank text,
  number text not null,
  holder text not null,
  enabled boolean not null default true,
  added_at timestamptz not null,
  constraint an_account_has_its_bank check ((kind = 'bank') = (bank is not null))
);
-- What a bank says of a number belongs to one brand.
create unique index account_number_once on cashier.account (number);
create index account_of_brand on cashier.account (brand, added_at);
call platform.wall('cashier.account');
call audit.watch('cashier.account');

alter table cashier.deposit
  add column kind text not null default 'promptpay' check (kind in ('promptpay', 'bank_transfer', 'gateway')),
  add column account uuid references cashier.account,
  -- What its member typed. `amount` is what is to be paid, and after it what was paid.
  add column asked bigint,
  add column fee bigint not null default 0 check (fee >= 0),
  add column fee_by text not null default 'member' check (fee_by in ('member', 'brand')),
  -- No other order of the account has this amount, until some time after it ran out.
  add column keeps_amount boolean not null default false,
  -- Of a gateway: the page on which the member pays, and when the gateway is asked how it stands.
  add column redirect text,
  add column ask_at timestamptz,
  add column questions integer not null default 0,
  add column claimed_by uuid,
  -- By which its member's days are cut; none where an operator made it for money that was there already.
  add column time_zone text,
  alter column payload drop not null,
  drop constraint deposit_state_check,
  add constraint deposit_state_check check (state in ('waiting', 'credited', 'expired', 'cancelled', 'failed'));
update cashier.deposit set asked = amount;
alter table cashier.deposit alter column asked set not null;
create unique index deposit_amount_free on cashier.deposit (account, amount) where keeps_amount;
create index deposit_to_ask on cashier.deposit (ask_at) where ask_at is not null;
create index deposit_of_day on cashier.deposit (member, method, requested_at);
call audit.watch('cashier.deposit');

-- What may follow what. No other step is taken, whoever tries.
create table cashier.step (before text not null, after text not null, primary key (before, after));
insert into cashier.step (before, after) values
  ('waiting', 'credited'), ('waiting', 'expired'), ('waiting', 'cancelled'), ('waiting', 'failed'),
  ('expired', 'credited'), ('cancelled', 'credited'), ('failed', 'credited');

create function cashier.check_step() returns trigger language plpgsql security definer
set search_path = cashier, pg_temp as $$
begin
  if new.state <> old.state and not exists (select from step where before = old.state and after = new.state) then
    raise exception 'a deposit does not go from % to %', old.state, new.state;
  end if;
  if old.state = 'credited' and (new.amount, new.fee) is distinct from (old.amount, old.fee) then
    raise exception 'what was credited stays as it is';
  end if;
  return new;
end $$;
create trigger only_known_steps before update on cashier.deposit
  for each row execute function cashier.check_step();

-- Held money waits for a person: it is credited, or sent back through the bank.
alter table cashier.payment
  add column brand uuid,
  add column way text not null default 'promptpay' check (way in ('promptpay', 'bank_transfer', 'gateway')),
  -- Where it arrived, as the bank says it, and ours where we know it.
  add column arrived_at text,
  add column account uuid references cashier.account,
  add column held_because text check (
    held_because in ('unknown', 'double', 'amount', 'limit', 'wrong_account', 'by_hand')),
  add column claimed_by uuid,
  add column settled_at timestamptz,
  add column settled_by uuid,
  add column reason text,
  add column return_reference text,
  add column asked integer not null default 0,
  add column ask_at timestamptz,
  add column last_fault text,
  drop constraint payment_result_check,
  add constraint payment_result_check check (result in ('credited', 'held_for_review', 'returning', 'returned'));
update cashier.payment
   set brand = (select brand from cashier.deposit where deposit.id = payment.deposit),
       held_because = case when result = 'held_for_review' then 'unknown' end;
alter table cashier.payment
  add constraint held_has_a_reason check (result = 'credited' or held_because is not null),
  add constraint returned_has_its_reference check ((result = 'returned') = (return_reference is not null));
create index payment_held on cashier.payment (brand, received_at) where result in ('held_for_review', 'returning');
create index payment_of_brand on cashier.payment (brand, paid_at);
create index payment_to_return on cashier.payment (ask_at) where result = 'returning';
drop policy own_brand on cashier.payment;
call platform.wall('cashier.payment');
call audit.watch('cashier.payment');

create table cashier.payment_step (before text not null, after text not null, primary key (before, after));
insert into cashier.payment_step (before, after) values
  ('held_for_review', 'credited'), ('held_for_review', 'returning'),
  ('returning', 'held_for_review'), ('returning', 'returned');

create function cashier.check_payment_step() returns trigger language plpgsql security definer
set search_path = cashier, pg_temp as $$
begin
  if new.result <> old.result
     and not exists (select from payment_step where before = old.result and after = new.result) then
    raise exception 'a payment does not go from % to %', old.result, new.result;
  end if;
  return new;
end $$;
create trigger only_known_steps before update on cashier.payment
  for each row execute function cashier.check_payment_step();

-- Pictures of slips that members send. The same picture proves one payment.
create table cashier.slip (
  id uuid primary key,
  brand uuid not null,
  deposit uuid not null references cashier.deposit,
  -- Of the room `pictures`.
  picture uuid not null,
  hash text not null,
  sent_at timestamptz not null,
  state text not null check (state in ('waiting', 'accepted', 'rejected')),
  -- Its member reads it.
  reason text,
  decided_by uuid,
  constraint slip_once unique (brand, hash)
);
create index slip_of_deposit on cashier.slip (deposit, sent_at desc);
create index slip_waiting on cashier.slip (brand, sent_at) where state = 'waiting';
call platform.wall('cashier.slip');
call audit.watch('cashier.slip');

-- What operators write for colleagues, and what they did and why.
create table cashier.entry (
  id bigint generated always as identity primary key,
  brand uuid not null,
  deposit uuid,
  payment uuid,
  at timestamptz not null,
  operator uuid,
  what text not null,
  note text,
  constraint entry_is_about_something check (deposit is not null or payment is not null)
);
create index entry_of_deposit on cashier.entry (deposit, id);
create index entry_of_payment on cashier.entry (payment, id);
call platform.wall('cashier.entry');

grant select, insert on cashier.slip, cashier.entry to sanuk_application;
grant select, insert, update on cashier.method, cashier.setting, cashier.account to sanuk_application;
grant update (state, reason, decided_by) on cashier.slip to sanuk_application;
grant update (amount, fee, keeps_amount, redirect, ask_at, questions, claimed_by) on cashier.deposit
  to sanuk_application;
grant update (deposit, result, claimed_by, settled_at, settled_by, reason, return_reference, asked, ask_at, last_fault)
  on cashier.payment to sanuk_application;
