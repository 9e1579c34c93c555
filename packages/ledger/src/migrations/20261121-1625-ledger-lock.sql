-- What a guarded account holds, which nobody changes until the transaction ends: for a movement whose amount depends on
-- it.
create function ledger.lock_balance(p_account bigint) returns bigint
language sql security definer set search_path = ledger, pg_temp as $$
  select balance from account where id = p_account and id > 0 for no key update
$$;
revoke all on function ledger.lock_balance from public;
grant execute on function ledger.lock_balance to sanuk_application;
