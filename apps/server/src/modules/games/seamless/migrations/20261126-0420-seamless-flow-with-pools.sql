-- What stands in a vendor's accounts is all that its games took less what they gave: what of it lies in its pools, too.
create or replace function seamless.exchange_flow(
  p_vendors text[], p_currencies text[], p_rounds bigint[], p_stakes bigint[], p_wins bigint[], p_now timestamptz,
  p_net_of text[]
) returns table (vendor text, currency text, rounds bigint, stake bigint, win bigint, net bigint)
language plpgsql security definer set search_path = seamless, pg_temp as $$
#variable_conflict use_column
begin
  insert into flow as minutely (vendor, currency, minute, rounds, stake, win)
  select vendor, currency, date_trunc('minute', p_now), rounds, stake, win
    from unnest(p_vendors, p_currencies, p_rounds, p_stakes, p_wins) as seen (vendor, currency, rounds, stake, win)
   order by vendor, currency
  on conflict (vendor, currency, minute) do update
    set rounds = minutely.rounds + excluded.rounds, stake = minutely.stake + excluded.stake,
        win = minutely.win + excluded.win;
  return query
    select coalesce(hour.vendor, book.owner), coalesce(hour.currency, book.currency), coalesce(hour.rounds, 0),
           coalesce(hour.stake, 0), coalesce(hour.win, 0), book.net
      from (
        select vendor, currency, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win
          from flow where minute > p_now - interval '1 hour' group by vendor, currency
      ) hour
      full join (
        select split_part(owner, ':', 1) as owner, currency, sum(balance)::bigint as net from ledger.account_balance
         where kind = 'vendor' and owner = any (p_net_of)
            or kind = 'jackpot' and split_part(owner, ':', 1) = any (p_net_of)
         group by 1, 2
      ) book on book.owner = hour.vendor and book.currency = hour.currency;
end $$;
