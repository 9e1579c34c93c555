create schema withdrawals;

-- How a brand pays out; one without a row has the defaults.
create table withdrawals.setting (
  brand uuid primary key,
  minimum bigint not null default 3000000 check (minimum > 0),
  maximum bigint not null default 2000000000,
  orders_per_day integer not null default 5 check (orders_per_day > 0),
  sum_per_day bigint not null default 5000000000,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0 and fee_fixed % 100 = 0),
  -- Hundredths of a per cent of the amount.
  fee_rate integer not null default 0 check (fee_rate between 0 and 2000),
  -- From this amount on two operators decide.
  two_from bigint not null default 500000000,
  answer_minutes integer not null default 30 check (answer_minutes > 0),
  target_minutes integer not null default 15 check (target_minutes > 0),
  constraint limits_fit check (maximum >= minimum and sum_per_day >= minimum)
);
call platform.wall('withdrawals.setting');
call audit.watch('withdrawals.setting', '{brand}');

create table withdrawals.withdrawal (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  -- The browser's own name for the wish, so that a second click asks for nothing new.
  request_id uuid not null,
  reference text not null constraint withdrawal_reference unique,
  -- Of the room `payees`.
  account uuid not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  -- amount = paid + remaining + returned, at all times: what remains is what neither left nor came back.
  paid bigint not null default 0 check (paid >= 0),
  returned bigint not null default 0 check (returned >= 0),
  state text not null,
  requested_at timestamptz not null,
  -- Since when it is in this state.
  since timestamptz not null,
  claimed_by uuid,
  constraint withdrawal_request unique (member, request_id),
  constraint nothing_is_paid_twice check (paid + returned <= amount),
  constraint an_end_leaves_nothing check (
    state in ('waiting', 'approved', 'paying', 'partly_paid', 'disputed') or paid + returned = amount),
  constraint nothing_moves_early check (state not in ('waiting', 'approved', 'paying') or paid + returned = 0)
);
create index withdrawal_of_member on withdrawals.withdrawal (member, requested_at desc, id desc);
create index withdrawal_of_brand on withdrawals.withdrawal (brand, requested_at desc, id desc);
create index withdrawal_queue on withdrawals.withdrawal (brand, requested_at)
  where state in ('waiting', 'approved', 'partly_paid', 'disputed');
call platform.wall('withdrawals.withdrawal');
call audit.watch('withdrawals.withdrawal');

-- What may follow what. No other step is taken, whoever tries.
create table withdrawals.step (before text not null, after text not null, primary key (before, after));
insert into withdrawals.step (before, after) values
  ('waiting', 'cancelled'), ('waiting', 'rejected'), ('waiting', 'approved'),
  ('approved', 'paying'), ('approved', 'partly_paid'), ('approved', 'paid'), ('approved', 'rejected'),
  ('paying', 'approved'), ('paying', 'partly_paid'), ('paying', 'paid'),
  ('partly_paid', 'paid'), ('partly_paid', 'disputed'),
  ('paid', 'received'), ('paid', 'received_automatically'), ('paid', 'disputed'),
  ('received_automatically', 'disputed'),
  ('disputed', 'resolved_received'), ('disputed', 'resolved_refunded');

create function withdrawals.check_step() returns trigger language plpgsql security definer
set search_path = withdrawals, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'waiting' then raise exception 'a withdrawal begins as waiting'; end if;
  elsif new.state <> old.state and not exists (select from step where before = old.state and after = new.state) then
    raise exception 'a withdrawal does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger only_known_steps before insert or update on withdrawals.withdrawal
  for each row execute function withdrawals.check_step();

-- What happened to it, in order: the states it went through, and notes of operators.
create table withdrawals.entry (
  id bigint generated always as identity primary key,
  withdrawal uuid not null references withdrawals.withdrawal,
  brand uuid not null,
  at timestamptz not null,
  state text,
  operator uuid,
  -- Beside a state its member reads it; alone it is for colleagues.
  note text
);
create index entry_of_withdrawal on withdrawals.entry (withdrawal, id);
call platform.wall('withdrawals.entry');

-- Our orders to a bank, stored before they are sent: one at a time.
create table withdrawals.payout (
  id uuid primary key,
  withdrawal uuid not null references withdrawals.withdrawal,
  brand uuid not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  state text not null check (state in ('ordered', 'open', 'done', 'failed')),
  ordered_at timestamptz not null,
  asked integer not null default 0,
  ask_at timestamptz not null,
  last_fault text
);
create unique index payout_under_way on withdrawals.payout (withdrawal) where state in ('ordered', 'open');
create index payout_to_ask on withdrawals.payout (ask_at) where state in ('ordered', 'open');
call platform.wall('withdrawals.payout');

-- Payments that left. A bank's reference counts once.
create table withdrawals.part (
  withdrawal uuid not null references withdrawals.withdrawal,
  number integer not null,
  brand uuid not null,
  amount bigint not null check (amount > 0),
  bank_reference text not null,
  paid_at timestamptz not null,
  noted_at timestamptz not null,
  payout uuid references withdrawals.payout,
  -- Of the room `pictures`.
  picture uuid,
  answer text check (answer in ('received', 'not_received', 'automatic')),
  answered_at timestamptz,
  answer_by timestamptz,
  returned boolean not null default false,
  primary key (withdrawal, number),
  constraint bank_reference_once unique (brand, bank_reference),
  constraint answers_have_their_time check ((answer is null) = (answered_at is null)),
  constraint only_the_proved_run_out check (answer_by is null or payout is not null or picture is not null),
  constraint only_the_missing_come_back check (not returned or answer = 'not_received')
);
create index part_to_run_out on withdrawals.part (answer_by) where answer is null;
call platform.wall('withdrawals.part');

-- What a bank reported that fits nothing: for a person to look at. Once per order and content.
create table withdrawals.held_report (
  id uuid primary key,
  payout uuid not null,
  report jsonb not null,
  told_at timestamptz not null,
  constraint held_once unique (payout, report)
);
call platform.wall_behind('withdrawals.held_report',
  'exists (select from withdrawals.payout where payout.id = held_report.payout)');

grant usage on schema withdrawals to sanuk_application;
grant select, insert on withdrawals.withdrawal, withdrawals.entry, withdrawals.payout, withdrawals.part,
  withdrawals.held_report to sanuk_application;
grant select, insert, update on withdrawals.setting to sanuk_application;
grant update (paid, returned, state, since, claimed_by) on withdrawals.withdrawal to sanuk_application;
grant update (paid, state, asked, ask_at, last_fault) on withdrawals.payout to sanuk_application;
grant update (answer, answered_at, returned) on withdrawals.part to sanuk_application;
