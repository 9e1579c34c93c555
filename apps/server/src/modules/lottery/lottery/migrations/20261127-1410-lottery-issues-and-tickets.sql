-- Lotteries: issues, the tickets that were bought for them, and what those won.
create schema lottery;

create type lottery.issue_state as enum ('open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled');

-- One draw of one game, for all brands. Bets are taken until `seals_at`, by the clock of the database.
create table lottery.issue (
  id bigint generated always as identity primary key,
  game text not null,
  number text not null,
  opens_at timestamptz not null,
  seals_at timestamptz not null,
  draws_at timestamptz not null,
  state lottery.issue_state not null default 'open',
  -- Of a house draw: secret until it is drawn; its SHA-256 is shown from the beginning.
  seed bytea check (length(seed) = 32),
  commitment bytea generated always as (sha256(seed)) stored,
  sealed_at timestamptz,
  -- The ledger's last seal at that moment.
  sealed_after bigint,
  -- The first seal of the ledger that was made after this issue was sealed.
  head_number bigint,
  head_hash bytea,
  drawn_at timestamptz,
  result text[],
  -- Up to which ticket it is settled.
  settled_to bigint not null default 0,
  settled_at timestamptz,
  constraint issue_number unique (game, number),
  constraint issue_times check (opens_at < seals_at and seals_at <= draws_at),
  constraint sealed_has_its_time check ((sealed_at is not null and sealed_after is not null) or state in ('open', 'cancelled')),
  constraint drawn_has_its_result check ((result is not null) or state in ('open', 'sealed', 'cancelled')),
  constraint mixed_is_whole check ((head_number is null) = (head_hash is null))
);
create index issue_under_way on lottery.issue (state, seals_at) where state <> 'settled' and state <> 'cancelled';
create index issue_latest on lottery.issue (game, draws_at);

-- One bet: lines on one or more issues, taken together.
create table lottery.slip (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  request uuid not null,
  game text not null,
  -- What was asked for, as a digest: a repeat must ask for the same.
  digest bytea not null,
  placed_at timestamptz not null,
  constraint slip_of_request unique (member, request)
);

create table lottery.line (
  slip uuid not null references lottery.slip,
  ordinal smallint not null,
  play text not null,
  selection jsonb not null,
  units integer not null check (units > 0),
  unit_stake bigint not null check (unit_stake > 0),
  multiple integer not null check (multiple > 0),
  series smallint,
  -- For one issue, before its multiple.
  stake bigint not null check (stake > 0),
  -- What a unit staked with 2 wins, by tier, as it was when the bet was taken.
  prizes bigint[] not null,
  -- What comes back of the stake, whatever is drawn, for playing at a lower series; as the stake, for one issue.
  rebate bigint not null check (rebate >= 0),
  primary key (slip, ordinal)
);

-- The lines of a bet on one issue: a round of play, whose id it has. It never changes but by being taken back.
create table lottery.ticket (
  id uuid primary key,
  number bigint generated always as identity,
  issue bigint not null references lottery.issue,
  slip uuid not null references lottery.slip,
  brand uuid not null,
  member uuid not null,
  -- Whose money it is, and against which account of the house.
  account bigint not null,
  house bigint not null,
  multiple integer not null check (multiple > 0),
  units integer not null,
  stake bigint not null check (stake > 0),
  placed_at timestamptz not null,
  cancelled_at timestamptz
);
create unique index ticket_of_issue on lottery.ticket (issue, number);
create index ticket_of_member on lottery.ticket (member, number);
create index ticket_of_slip on lottery.ticket (slip);

-- Tickets that were paid for: what they won and what came back of their stakes. Those of a settled issue without a row
-- here lost.
create table lottery.win (
  ticket uuid primary key references lottery.ticket,
  brand uuid not null,
  amount bigint not null check (amount >= 0),
  rebate bigint not null check (rebate >= 0),
  at timestamptz not null,
  constraint something_was_paid check (amount + rebate > 0)
);

grant usage on schema lottery to sanuk_application;
grant select, insert on lottery.issue, lottery.slip, lottery.line, lottery.ticket, lottery.win to sanuk_application;
grant update (state, sealed_at, sealed_after, head_number, head_hash, drawn_at, result, settled_to, settled_at) on lottery.issue
  to sanuk_application;
grant update (cancelled_at) on lottery.ticket to sanuk_application;
call platform.wall('lottery.slip');
call platform.wall('lottery.ticket');
call platform.wall('lottery.win');
call platform.wall_behind('lottery.line', 'exists (select from lottery.slip where slip.id = line.slip)');

-- Bets on an issue hold this lock together, and whoever seals it alone: it is sealed when no bet is under way any more.
create function lottery.hold_issue(p_issue bigint) returns void language sql volatile as $$
  select pg_advisory_xact_lock_shared(1819239540, (p_issue % 2147483647)::integer)
$$;
create function lottery.hold_issue_alone(p_issue bigint) returns void language sql volatile as $$
  select pg_advisory_xact_lock(1819239540, (p_issue % 2147483647)::integer)
$$;

-- Takes a bet, whole: its issues take bets by the clock of the database, its money moves, its tickets and rounds are
-- written. To be rolled back by its caller where the outcome is another than `taken`:
--   known         this request was answered before
--   unknown       there is no such issue (`at_issue`)
--   closed        an issue takes no more bets (`at_issue`)
--   limit         more than a member may stake in an issue (`at_issue`; `rest` is what may still be staked)
--   insufficient  the member cannot pay it
create function lottery.place(
  p_slip uuid, p_brand uuid, p_member uuid, p_request uuid, p_digest bytea, p_game text, p_vendor text,
  p_game_type text, p_currency text, p_account bigint, p_house bigint, p_most bigint, p_units integer,
  p_numbers text[], p_multiples integer[], p_tickets uuid[], p_keys uuid[], p_names text[], p_stakes bigint[],
  p_lines jsonb,
  out outcome text, out at_issue text, out rest bigint, out balance bigint
) language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  issues bigint[]; size integer := cardinality(p_numbers); taken_at timestamptz; at timestamptz; posted record;
  late text; over record;
begin
  insert into slip (id, brand, member, request, game, digest, placed_at)
  values (p_slip, p_brand, p_member, p_request, p_game, p_digest, clock_timestamp())
  on conflict do nothing;
  if not found then
    outcome := 'known';
    return;
  end if;

  select array_agg(issue.id order by asked.ordinal), min(asked.number) filter (where issue.id is null)
    into issues, at_issue
    from unnest(p_numbers) with ordinality as asked (number, ordinal)
    left join issue on issue.game = p_game and issue.number = asked.number;
  if at_issue is not null then
    outcome := 'unknown';
    return;
  end if;
  perform hold_issue(id) from (select id from unnest(issues) as id order by id) held;
  -- This is when the bet is taken: before its issues end, whenever it is committed.
  taken_at := clock_timestamp();
  select min(number) into late from issue where id = any (issues) and (state <> 'open' or seals_at <= taken_at);
  if late is not null then
    outcome := 'closed';
    at_issue := late;
    return;
  end if;

  select * into posted
    from ledger.post(p_keys, array_fill(p_account, array[size]), array_fill(p_house, array[size]), p_stakes,
                     array_fill(1::smallint, array[size]), p_tickets, p_names,
                     ledger.batch_at(taken_at - interval '40 days'));
  if posted.outcomes <> repeat('p', size) then
    outcome := 'insufficient';
    return;
  end if;
  at := ledger.instant_of(posted.batch);
  balance := split_part(posted.balances, ',', size)::bigint;

  insert into line (slip, ordinal, play, selection, units, unit_stake, multiple, series, stake, prizes, rebate)
  select p_slip, ordinal, play, selection, units, unit_stake, multiple, series, stake, prizes, rebate
    from jsonb_to_recordset(p_lines) as bet (ordinal smallint, play text, selection jsonb, units integer,
                                             unit_stake bigint, multiple integer, series smallint, stake bigint,
                                             prizes bigint[], rebate bigint);
  insert into ticket (id, issue, slip, brand, member, account, house, multiple, units, stake, placed_at)
  select id, issue_id, p_slip, p_brand, p_member, p_account, p_house, multiple, p_units, stake, taken_at
    from unnest(p_tickets, issues, p_multiples, p_stakes) as bought (id, issue_id, multiple, stake);
  -- Whose bets these are is locked by now, and one comes after the other.
  select issue.number, sum(ticket.stake) as staked into over
    from ticket join issue on issue.id = ticket.issue
   where ticket.issue = any (issues) and ticket.member = p_member and cancelled_at is null
   group by issue.number having sum(ticket.stake) > p_most order by issue.number limit 1;
  if found then
    outcome := 'limit';
    at_issue := over.number;
    rest := greatest(0, p_most - over.staked
      + (select sum(stake) from unnest(p_numbers, p_stakes) as asked (number, stake) where number = over.number));
    return;
  end if;

  perform wagers.write_down(
    string_to_array(posted.outcomes, null), array_fill(true, array[size]), p_tickets, array_fill(1::smallint, array[size]),
    p_stakes, array_fill(false, array[size]), posted.debit_sequences, posted.credit_sequences, at,
    array_fill(p_account, array[size]), array_fill(p_vendor, array[size]), p_names, array_fill(p_brand, array[size]),
    array_fill(p_member, array[size]), array_fill(p_game, array[size]), array_fill(p_game_type, array[size]),
    array_fill(p_currency, array[size]));
  outcome := 'taken';
end $$;

-- Settles tickets of an issue, the next ones after `p_from`: what they won and their rebates are paid, and all their
-- rounds end. Answers null where another process has settled them. Tickets that won nothing have 0.
create function lottery.settle(
  p_issue bigint, p_from bigint, p_to bigint, p_tickets uuid[], p_brands uuid[], p_accounts bigint[], p_houses bigint[],
  p_wins bigint[], p_rebates bigint[], p_keys uuid[], p_names text[]
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
  perform wagers.settle(p_tickets, coalesce(paid, '{}'), changes, at);
  update issue set settled_to = p_to where id = p_issue;
  return at;
end $$;

revoke all on function lottery.hold_issue, lottery.hold_issue_alone, lottery.place, lottery.settle from public;
grant execute on function lottery.hold_issue, lottery.hold_issue_alone, lottery.place, lottery.settle
  to sanuk_application;
