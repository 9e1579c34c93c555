-- What came into an account and what left it, by some kinds, in batches from one on and before another. It looks with its
-- owner's eyes, since whoever may see an account may see each of its changes: asking that again of every one takes longer
-- than adding them up. It is planned for what is asked, for a day of an account is one thing and its year another.
create function ledger.moved(
  p_account bigint, p_from bigint, p_until bigint, p_kinds smallint[], out came bigint, out "left" bigint
) language plpgsql stable security definer set search_path = ledger, pg_temp as $$
begin
  execute
    'select (select coalesce(sum(amount), 0) from attempt
              where credit = $1 and credit_sequence is not null and batch >= $2 and batch < $3 and kind = any ($4)),
            (select coalesce(sum(amount), 0) from attempt
              where debit = $1 and debit_sequence is not null and batch >= $2 and batch < $3 and kind = any ($4))'
    into came, "left" using p_account, p_from, p_until, p_kinds;
end $$;
revoke execute on function ledger.moved from public;
grant execute on function ledger.moved to sanuk_application;
