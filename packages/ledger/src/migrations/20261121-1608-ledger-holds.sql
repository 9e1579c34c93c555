-- Money that is set aside: a withdrawal that waits, a transfer under way. It has left its account and lies in the
-- brand's `held` account; it ends in exactly one way, by a second transfer.

create table ledger.hold (
  -- Of the transfer that set it aside.
  id uuid primary key,
  account bigint not null references ledger.account,
  held_in bigint not null references ledger.account,
  amount bigint not null check (amount > 0),
  reference uuid not null,
  expires_at timestamptz not null,
  ended text check (ended in ('posted', 'voided', 'expired')),
  ended_to bigint references ledger.account,
  constraint ends_somewhere check ((ended is null) = (ended_to is null))
);
create index hold_expiry on ledger.hold (expires_at) where ended is null;
create index hold_of_account on ledger.hold (account) where ended is null;

create function ledger.hold(
  p_key uuid, p_account bigint, p_amount bigint, p_reference uuid, p_memo text, p_expires_at timestamptz,
  out outcome text, out balance bigint
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare held_in bigint;
begin
  select open_account(brand, 'held', 'held', currency, false) into held_in from account where id = p_account and id > 0;
  if held_in is null then outcome := 'u'; return; end if;
  select posted.outcomes, split_part(posted.balances, '/', 1)::bigint into outcome, balance
    from post_in_turn(array[p_key], array[p_account], array[held_in], array[p_amount], array[12::smallint],
                      array[p_reference], array[p_memo], 0) posted;
  if outcome = 'p' then
    insert into hold values (p_key, p_account, held_in, p_amount, p_reference, p_expires_at);
  end if;
end $$;

-- outcome: p ended now, r ended like this before, o ended otherwise (`how` says how), u no such hold or account.
-- `balance` is what the account it was taken from holds now.
create function ledger.end_hold(
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
      from post_in_turn(array[p_key], array[held.held_in], array[target], array[held.amount],
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

revoke all on function ledger.hold, ledger.end_hold from public;
grant select on ledger.hold to sanuk_application;
grant execute on function ledger.hold, ledger.end_hold to sanuk_application;
