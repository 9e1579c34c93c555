-- Settles many rounds at once by what their vendor declares, as it almost always comes: the round is open or closed and
-- was never settled, and has won no more so far than it is to win. Whoever wins, or has a stake given back, is paid by
-- one posting; whoever loses has none. Whatever is otherwise is left to the code that settles one by one, as are members
-- who protect themselves where money moves, since that is noted with their limits.
--   p_won        what each had won when it was looked at: what is more was counted for the vendor's limits
--   p_multiples  how many times its stake a round may win, where that is bounded
-- Answers a letter for each: m money moved, s settled without, x left alone. Rounds are locked before accounts, both in
-- the order of their ids, as in `seamless.play`.
create function seamless.settle(
  p_rounds uuid[], p_versions integer[], p_voids boolean[], p_wins bigint[], p_valid_stakes bigint[], p_won bigint[],
  p_multiples integer[], p_members uuid[], p_keys uuid[], p_houses bigint[], p_accounts bigint[], p_memos text[],
  p_since bigint, out outcomes text
) language plpgsql security definer set search_path = seamless, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  size integer := cardinality(p_rounds);
  -- What the member is given; null where the round is left alone.
  amounts bigint[] := array_fill(null::bigint, array[size]);
  changes integer[] := array_fill(null::integer, array[size]);
  at timestamptz := clock_timestamp();
  found record; posted record; i integer; guarded bigint[]; moving integer[]; settled integer[];
begin
  for found in select * from wagers.lock_rounds(p_rounds) loop
    i := found.ordinal;
    continue when found.state > 'closed' or found.reference is not null or found.win <> p_won[i];
    if p_voids[i] then
      continue when found.win > 0;
      amounts[i] := found.stake;
    else
      continue when p_wins[i] < found.win or p_valid_stakes[i] > found.stake;
      continue when p_wins[i] > found.win and p_wins[i] > found.stake * p_multiples[i];
      amounts[i] := p_wins[i] - found.win;
    end if;
  end loop;
  guarded := protection.places(p_members);
  if guarded is not null then
    foreach i in array guarded loop
      if amounts[i] > 0 then amounts[i] := null; end if;
    end loop;
  end if;
  select array_agg(n order by n) into moving from generate_subscripts(amounts, 1) as n where amounts[n] > 0;
  if moving is not null then
    select * into posted
      from ledger.post(
        (select array_agg(p_keys[n] order by n) from unnest(moving) as n),
        (select array_agg(p_houses[n] order by n) from unnest(moving) as n),
        (select array_agg(p_accounts[n] order by n) from unnest(moving) as n),
        (select array_agg(amounts[n] order by n) from unnest(moving) as n),
        (select array_agg(case when p_voids[n] then 3 else 2 end::smallint order by n) from unnest(moving) as n),
        (select array_agg(p_rounds[n] order by n) from unnest(moving) as n),
        (select array_agg(p_memos[n] order by n) from unnest(moving) as n),
        p_since);
    at := ledger.instant_of(posted.batch);
    for place in 1 .. cardinality(moving) loop
      i := moving[place];
      -- The vendor has used the name for something else.
      if substr(posted.outcomes, place, 1) <> 'p' then amounts[i] := null; end if;
      changes[i] := posted.credit_sequences[place];
    end loop;
  end if;
  select array_agg(n order by n) into settled from generate_subscripts(amounts, 1) as n where amounts[n] is not null;
  if settled is not null then
    perform wagers.settle_declared(
      (select array_agg(p_rounds[n] order by n) from unnest(settled) as n),
      (select array_agg(p_versions[n] order by n) from unnest(settled) as n),
      (select array_agg(p_voids[n] order by n) from unnest(settled) as n),
      (select array_agg(p_wins[n] order by n) from unnest(settled) as n),
      (select array_agg(p_valid_stakes[n] order by n) from unnest(settled) as n),
      (select array_agg(changes[n] order by n) from unnest(settled) as n),
      at);
  end if;
  outcomes := (select string_agg(case when amount is null then 'x' when amount > 0 then 'm' else 's' end, '' order by n)
                 from unnest(amounts) with ordinality as given (amount, n));
end $$;
revoke all on function seamless.settle from public;
grant execute on function seamless.settle to sanuk_application;
