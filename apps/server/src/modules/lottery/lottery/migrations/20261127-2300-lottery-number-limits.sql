-- Limits of numbers: from which stake on one number of a play it pays half, and from which it is sold no more.

-- At which part of the prize a line was bought; its prizes are halved already.
alter table lottery.line
  add column rate text not null default 'full' constraint line_rate check (rate in ('full', 'half'));

-- What a brand decided about the numbers of a play. The latest decision holds for bets after it.
create table lottery.number_rule (
  id uuid primary key,
  brand uuid not null,
  game text not null,
  play text not null,
  -- The stake on one number in one issue, by all members of the brand; null: never.
  half_from bigint check (half_from > 0),
  closed_from bigint check (closed_from > 0),
  decided_at timestamptz not null,
  constraint half_before_closed check (half_from < closed_from)
);
create index number_rule_in_force on lottery.number_rule (brand, game, play, decided_at desc);

-- Numbers that an operator sells at half the prize or not at all, in one issue or (null) in all of them.
create table lottery.number_mark (
  id uuid primary key,
  brand uuid not null,
  game text not null,
  play text not null,
  number text not null check (number ~ '^\d{1,6}$'),
  issue bigint references lottery.issue,
  rate text not null check (rate in ('half', 'closed')),
  marked_by uuid not null,
  marked_at timestamptz not null,
  dropped_at timestamptz
);
create unique index number_mark_in_force on lottery.number_mark (brand, game, play, number, issue) nulls not distinct
  where dropped_at is null;

-- Numbers of lines whose plays have a rule: what a ticket of this bet stakes on each, before its multiple.
create table lottery.line_numbers (
  slip uuid not null references lottery.slip,
  ordinal smallint not null,
  play text not null,
  numbers text[] not null,
  each bigint not null check (each > 0),
  primary key (slip, ordinal)
);

-- What a brand's members staked on a number of an issue. Only of plays with a rule; counted anew when a rule is decided.
create table lottery.number_stake (
  issue bigint not null,
  brand uuid not null,
  play text not null,
  number text not null,
  stake bigint not null check (stake >= 0),
  primary key (issue, brand, play, number)
);

grant select, insert on lottery.number_rule, lottery.number_mark, lottery.line_numbers, lottery.number_stake
  to sanuk_application;
grant update (dropped_at) on lottery.number_mark to sanuk_application;
grant update (stake) on lottery.number_stake to sanuk_application;
call platform.wall('lottery.number_rule');
call platform.wall('lottery.number_mark');
call platform.wall('lottery.number_stake');
call platform.wall_behind('lottery.line_numbers', 'exists (select from lottery.slip where slip.id = line_numbers.slip)');
call audit.watch('lottery.number_rule');
call audit.watch('lottery.number_mark');

-- Bets and cancellations hold the numbers of a brand's game together, and whoever counts them anew holds them alone.
create function lottery.hold_numbers(p_brand uuid, p_game text) returns void language sql volatile as $$
  select pg_advisory_xact_lock_shared(1819239541, hashtext(p_brand::text || p_game))
$$;
create function lottery.hold_numbers_alone(p_brand uuid, p_game text) returns void language sql volatile as $$
  select pg_advisory_xact_lock(1819239541, hashtext(p_brand::text || p_game))
$$;

-- The rules of a brand's game that hold now; plays without any bound are left out.
create function lottery.number_rules(p_brand uuid, p_game text)
returns table (play text, half_from bigint, closed_from bigint)
language sql stable set search_path = lottery, pg_temp as $$
  select latest.play, latest.half_from, latest.closed_from
    from (select distinct on (play) play, half_from, closed_from
            from number_rule where brand = p_brand and game = p_game order by play, decided_at desc) latest
   where latest.half_from is not null or latest.closed_from is not null
$$;

-- At which rate a number is sold on which so much was staked, and what may still be staked on it at this rate.
create function lottery.number_rate(p_staked bigint, p_half_from bigint, p_closed_from bigint, p_mark text)
returns text language sql immutable as $$
  select case when p_mark = 'closed' or p_staked >= p_closed_from then 'closed'
              when p_mark = 'half' or p_staked >= p_half_from then 'half' else 'full' end
$$;
create function lottery.number_left(p_rate text, p_staked bigint, p_half_from bigint, p_closed_from bigint)
returns bigint language sql immutable as $$
  select case p_rate when 'closed' then 0 when 'half' then p_closed_from - p_staked
                     else coalesce(p_half_from, p_closed_from) - p_staked end
$$;

-- The marks of an issue: where a number has one of the issue and one of all issues, the stricter holds.
create function lottery.number_marks(p_brand uuid, p_game text, p_issue bigint)
returns table (play text, number text, rate text)
language sql stable set search_path = lottery, pg_temp as $$
  -- 'closed' comes before 'half'.
  select play, number, min(rate)
    from number_mark
   where brand = p_brand and game = p_game and dropped_at is null and (issue is null or issue = p_issue)
   group by play, number
$$;

-- Numbers of an issue that are marked, or staked on where their play has a rule.
create function lottery.number_states(p_brand uuid, p_game text, p_issue bigint)
returns table (play text, number text, rate text, rest bigint)
language sql stable set search_path = lottery, pg_temp as $$
  select stand.play, stand.number, stand.rate,
         number_left(stand.rate, stand.staked, stand.half_from, stand.closed_from)
    from (select play, number, coalesce(staked.stake, 0) as staked, rule.half_from, rule.closed_from,
                 number_rate(coalesce(staked.stake, 0), rule.half_from, rule.closed_from, mark.rate) as rate
            from (select play, number, stake from number_stake join number_rules(p_brand, p_game) using (play)
                   where issue = p_issue and brand = p_brand and stake > 0) staked
            full join number_marks(p_brand, p_game, p_issue) mark using (play, number)
            left join number_rules(p_brand, p_game) rule using (play)) stand
$$;

-- Adds what a bet stakes on numbers of limited plays and judges it by what was staked before. No outcome: all numbers are
-- sold as the lines want them. The rows of numbers are locked in order, before any account, as cancellations do.
--   number_closed          a number is not sold any more
--   number_rate_changed    a number is sold at another rate than its line was bought at
--   number_limit_exceeded  less may be staked on a number than the bet does
-- `faults`: of each line by its ordinal, the numbers with their rates and what may still be staked (`null`: anything).
create function lottery.take_numbers(
  p_slip uuid, p_brand uuid, p_game text, p_issues bigint[], p_multiples integer[], p_lines jsonb,
  out outcome text, out faults jsonb
) language plpgsql set search_path = lottery, pg_temp as $$
declare
  worst integer;
begin
  perform hold_numbers(p_brand, p_game);
  if not exists (select from number_rules(p_brand, p_game))
     and not exists (select from number_mark where brand = p_brand and game = p_game and dropped_at is null)
     and not p_lines @? '$[*] ? (@.rate == "half")' then
    return;
  end if;

  insert into line_numbers (slip, ordinal, play, numbers, each)
  select p_slip, ordinal, play, coalesce(numbers, array(select jsonb_array_elements_text(selection -> 'tickets'))),
         stake / units
    from jsonb_to_recordset(p_lines) as bet (ordinal smallint, play text, selection jsonb, units integer, stake bigint,
                                             single boolean, numbers text[])
    join number_rules(p_brand, p_game) using (play)
   where single;
  insert into number_stake (issue, brand, play, number, stake)
  select asked.issue, p_brand, play, number, sum(each * asked.multiple)
    from line_numbers, unnest(numbers) as number, unnest(p_issues, p_multiples) as asked (issue, multiple)
   where slip = p_slip
   group by asked.issue, play, number order by asked.issue, play, number
  on conflict (issue, brand, play, number) do update set stake = number_stake.stake + excluded.stake;

  with asked as (
    select * from unnest(p_issues, p_multiples) as asked (issue, multiple)
  ), mark as (
    select issue, mark.* from asked, number_marks(p_brand, p_game, asked.issue) mark
  ), rule as (
    select * from number_rules(p_brand, p_game)
  ), pick as (
    select ordinal, play, bet.rate as wanted, number, stake / units as each
      from jsonb_to_recordset(p_lines) as bet (ordinal smallint, play text, selection jsonb, units integer,
                                               stake bigint, rate text, single boolean, numbers text[]),
           unnest(coalesce(numbers, array(select jsonb_array_elements_text(selection -> 'tickets')))) as number
     where single and (bet.rate = 'half' or play in (select play from rule union all select play from mark))
  ), total as (
    select issue, play, number, sum(each * multiple)::bigint as added
      from pick cross join asked group by issue, play, number
  ), stand as (
    select total.*, half_from, closed_from, mark.rate as marked,
           case when rule.play is null then 0 else number_stake.stake - added end as staked
      from total left join rule using (play) left join mark using (issue, play, number)
      left join number_stake on number_stake.issue = total.issue and number_stake.brand = p_brand
                            and number_stake.play = total.play and number_stake.number = total.number
  ), rated as (
    select stand.*, number_rate(staked, half_from, closed_from, marked) as rate from stand
  ), judged as (
    select pick.ordinal, play, number, rated.rate, number_left(rated.rate, staked, half_from, closed_from) as rest,
           added, wanted
      from pick join rated using (play, number)
  ), faulty as (
    select distinct on (ordinal, number) ordinal, play, number, rate, rest, fault
      from (select *, case when rate = 'closed' then 1 when rate <> wanted then 2 when added > rest then 3 end as fault
              from judged) each
     where fault is not null order by ordinal, number, fault, rest
  ), of_line as (
    select ordinal, min(fault) as fault,
           jsonb_build_object('line', ordinal, 'play', play, 'numbers', jsonb_agg(
             jsonb_build_object('number', number, 'rate', rate, 'left', rest::text) order by number)) as line
      from faulty group by ordinal, play
  )
  select min(fault), jsonb_agg(line order by ordinal) into worst, faults from of_line;
  outcome := ('{number_closed,number_rate_changed,number_limit_exceeded}'::text[])[worst];
end $$;

-- Stakes of tickets that were taken back are free again.
create function lottery.free_numbers() returns trigger language plpgsql set search_path = lottery, pg_temp as $$
begin
  -- Before it is asked which numbers are counted: whoever counts them anew has done so then, or will see this ticket.
  perform hold_numbers(brand, game)
    from (select distinct cancelled.brand, issue.game from cancelled join issue on issue.id = cancelled.issue
           order by cancelled.brand, issue.game) held;
  perform from number_stake stake
    join (select distinct issue, brand, play, picked.number
            from cancelled join line_numbers using (slip), unnest(numbers) as picked (number)
           where cancelled_at is not null) freed using (issue, brand, play, number)
   order by issue, brand, play, number for no key update of stake;
  update number_stake stake set stake = stake.stake - freed.stake
    from (select issue, brand, play, picked.number, sum(each * multiple) as stake
            from cancelled join line_numbers using (slip), unnest(numbers) as picked (number)
           where cancelled_at is not null group by issue, brand, play, picked.number) freed
   where (stake.issue, stake.brand, stake.play, stake.number) = (freed.issue, freed.brand, freed.play, freed.number);
  return null;
end $$;
-- Nothing of a ticket ever changes but that it is taken back, once.
create trigger numbers_are_free_again after update on lottery.ticket
  referencing new table as cancelled for each statement execute function lottery.free_numbers();

drop function lottery.place;

-- Takes a bet, whole: its issues take bets by the clock of the database, its money moves, its tickets and rounds are
-- written. To be rolled back by its caller where the outcome is another than `taken`:
--   known         this request was answered before
--   unknown       there is no such issue (`at_issue`)
--   closed        an issue takes no more bets (`at_issue`)
--   limit         more than a member may stake in an issue (`at_issue`; `rest` is what may still be staked)
--   insufficient  the member cannot pay it
--   number_closed, number_rate_changed, number_limit_exceeded
--                 numbers are not sold as the lines want them (`faults`, of `take_numbers`)
create function lottery.place(
  p_slip uuid, p_brand uuid, p_member uuid, p_request uuid, p_digest bytea, p_game text, p_vendor text,
  p_game_type text, p_currency text, p_account bigint, p_house bigint, p_most bigint, p_units integer,
  p_numbers text[], p_multiples integer[], p_tickets uuid[], p_keys uuid[], p_names text[], p_stakes bigint[],
  p_lines jsonb,
  out outcome text, out at_issue text, out rest bigint, out balance bigint, out faults jsonb
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

  if p_lines @? '$[*] ? (@.single == true)' then
    select taken.outcome, taken.faults into outcome, faults
      from take_numbers(p_slip, p_brand, p_game, issues, p_multiples, p_lines) taken;
    if outcome is not null then return; end if;
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

  insert into line (slip, ordinal, play, selection, units, unit_stake, multiple, series, stake, prizes, rebate, rate)
  select p_slip, ordinal, play, selection, units, unit_stake, multiple, series, stake, prizes, rebate, rate
    from jsonb_to_recordset(p_lines) as bet (ordinal smallint, play text, selection jsonb, units integer,
                                             unit_stake bigint, multiple integer, series smallint, stake bigint,
                                             prizes bigint[], rebate bigint, rate text);
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

revoke all on function lottery.hold_numbers, lottery.hold_numbers_alone, lottery.number_rules, lottery.number_rate,
  lottery.number_left, lottery.number_marks, lottery.number_states, lottery.take_numbers, lottery.free_numbers,
  lottery.place from public;
grant execute on function lottery.hold_numbers, lottery.hold_numbers_alone, lottery.number_rules, lottery.number_rate,
  lottery.number_left, lottery.number_marks, lottery.number_states, lottery.take_numbers, lottery.free_numbers,
  lottery.place to sanuk_application;
