-- Settlement says of each round what of its stake counts as turnover (`p_valid_stakes`). Otherwise these
-- two functions are what they were; where only that changes by a correction, nothing is posted.
drop function lottery.settle(bigint, bigint, bigint, uuid[], uuid[], bigint[], bigint[], bigint[], bigint[], uuid[], text[]);
create function lottery.settle(
  p_issue bigint, p_from bigint, p_to bigint, p_tickets uuid[], p_brands uuid[], p_accounts bigint[], p_houses bigint[],
  p_wins bigint[], p_rebates bigint[], p_valid_stakes bigint[], p_keys uuid[], p_names text[]
) returns timestamptz language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  at timestamptz := clock_timestamp(); posted record; winners integer[];
  paid bigint[] := (select array_agg(win + rebate order by ordinal)
                      from unnest(p_wins, p_rebates) with ordinality as due (win, rebate, ordinal));
  changes integer[] := array_fill(null::integer, array[cardinality(p_tickets)]);
begin
  perform from issue where id = p_issue and state = 'settling' and settled_to = p_from for no key update;
  if not found then return null; end if;
  perform from wagers.lock_rounds(p_tickets);
  select array_agg(i) into winners from generate_subscripts(p_tickets, 1) as i where paid[i] > 0;
  if winners is not null then
    select * into posted
      from ledger.post(
        (select array_agg(p_keys[i] order by i) from unnest(winners) as i),
        (select array_agg(p_houses[i] order by i) from unnest(winners) as i),
        (select array_agg(p_accounts[i] order by i) from unnest(winners) as i),
        (select array_agg(paid[i] order by i) from unnest(winners) as i),
        array_fill(2::smallint, array[cardinality(winners)]),
        (select array_agg(p_tickets[i] order by i) from unnest(winners) as i),
        (select array_agg(p_names[i] order by i) from unnest(winners) as i),
        ledger.batch_at(at - interval '40 days'));
    if posted.outcomes <> repeat('p', cardinality(winners)) then
      raise exception 'wins of issue % were not posted: %', p_issue, posted.outcomes;
    end if;
    at := ledger.instant_of(posted.batch);
    for n in 1 .. cardinality(winners) loop
      changes[winners[n]] := posted.credit_sequences[n];
    end loop;
    insert into win (ticket, brand, amount, rebate, at)
    select p_tickets[i], p_brands[i], p_wins[i], p_rebates[i], at from unnest(winners) as i;
  end if;
  perform wagers.settle(p_tickets, coalesce(paid, '{}'), p_valid_stakes, changes, at);
  update issue set settled_to = p_to where id = p_issue;
  return at;
end $$;

drop function lottery.resettle(uuid, bigint, uuid[], uuid[], bigint[], bigint[], bigint[], integer[], uuid[], bigint[],
                               bigint[], bigint[], smallint[], uuid[], text[]);
create function lottery.resettle(
  p_correction uuid, p_to bigint, p_tickets uuid[], p_brands uuid[], p_wins bigint[], p_owed bigint[], p_paid bigint[],
  p_valid_stakes bigint[], p_moved integer[], p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[],
  p_kinds smallint[], p_references uuid[], p_names text[]
) returns timestamptz language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  at timestamptz := clock_timestamp(); posted record;
  changes integer[] := array_fill(null::integer, array[cardinality(p_tickets)]);
begin
  update correction set settled_to = p_to where id = p_correction;
  if cardinality(p_tickets) = 0 then return at; end if;
  if cardinality(p_keys) > 0 then
    select * into posted
      from ledger.post(p_keys, p_debits, p_credits, p_amounts, p_kinds, p_references, p_names,
                       ledger.batch_at(at - interval '40 days'));
    if posted.outcomes <> repeat('p', cardinality(p_keys)) then
      raise exception 'correction % was not posted: %', p_correction, posted.outcomes;
    end if;
    at := ledger.instant_of(posted.batch);
    select array_agg(coalesce(posted.debit_sequences[moved], posted.credit_sequences[moved]) order by ordinal)
      into changes from unnest(p_moved) with ordinality as of_ticket (moved, ordinal);
  end if;
  insert into win (ticket, brand, amount, rebate, at, owed)
  select ticket, brand, amount, 0, at, owed
    from unnest(p_tickets, p_brands, p_wins, p_owed) as settled (ticket, brand, amount, owed)
  on conflict (ticket) do update set amount = excluded.amount, owed = excluded.owed;
  perform wagers.settle(p_tickets, p_paid, p_valid_stakes, changes, at);
  return at;
end $$;

revoke all on function lottery.settle, lottery.resettle from public;
grant execute on function lottery.settle, lottery.resettle to sanuk_application;
