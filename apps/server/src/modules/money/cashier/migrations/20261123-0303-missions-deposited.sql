-- What was credited at a brand in a time, for other rooms' sums: read where it lies.
create function cashier.credited_between(of_brand uuid, in_currency text, from_instant timestamptz, to_instant timestamptz)
returns table (member uuid, credited_at timestamptz, amount bigint)
language sql stable
as $$
  select paid.member, paid.credited_at, paid.amount
    from cashier.deposit paid
   where paid.brand = of_brand and paid.currency = in_currency and paid.state = 'credited'
     and paid.credited_at >= from_instant and paid.credited_at < to_instant
$$;
grant execute on function cashier.credited_between to sanuk_application;
