-- Rounds and transactions of whole branches, page by page.
create schema records;

/*
 * Rounds that stood open for a minute, until they are settled or taken back: whoever asks for open rounds must not read
 * all others. No index may stand on the state of a round, by which every round changes.
 */
create table records.open_round (
  round uuid primary key,
  brand uuid not null,
  member uuid not null,
  started_at timestamptz not null
);
create index open_round_of_member on records.open_round (member, started_at);

/* Up to which beginning the rounds of a brand were looked at. */
create table records.open_look (
  brand uuid primary key,
  looked_to timestamptz not null
);

insert into records.open_round (round, brand, member, started_at)
select id, brand, member, started_at from wagers.round where settled_at is null;
insert into records.open_look (brand, looked_to) select id, now() from system.brand;

/*
 * Which rounds an agent asks for: of two business days, both included. A settled round belongs to the day on which it was
 * settled, an open one to the day on which it began. `state` is open, won (more came back than was staked), lost (no more
 * did) or void; `beginning` that of a username. Where a reference or issues of lotteries are named, no others are found.
 */
create type records.asked as (
  brand uuid,
  currency text,
  zone text,
  first_day date,
  last_day date,
  today date,
  game_type text,
  vendor text,
  state text,
  beginning text,
  reference_first uuid,
  reference_last uuid,
  issues bigint[]
);

/*
 * Who was in the branch that the session is limited to, and from when until when: nobody without one. Guests are left out,
 * as they are in all figures. Somebody who came back has two rows, which share no instant.
 */
create function records.people(
  of_brand uuid, zone text, first_day date, last_day date, beginning text,
  out members uuid[], out begins timestamptz[], out ends timestamptz[]
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  select coalesce(array_agg(place.member), '{}'), coalesce(array_agg(place.from_at), '{}'),
         coalesce(array_agg(place.until_at), '{}')
    into members, begins, ends
    from (
      select belongs.member, greatest(belongs.from_day, stands.from_day)::timestamp at time zone zone as from_at,
             coalesce(least(belongs.until_day, stands.until_day)::timestamp at time zone zone, 'infinity') as until_at
        from agents.stands
        join agents.belongs on belongs.agent = stands.agent
        join members.member named on named.id = belongs.member
       where stands.brand = of_brand
         and stands.ancestors @> array[nullif(current_setting('sanuk.branch', true), '')::uuid]
         and greatest(stands.from_day, belongs.from_day) <= people.last_day
         and coalesce(least(stands.until_day, belongs.until_day), 'infinity')
             > greatest(stands.from_day, belongs.from_day, people.first_day)
         and named.type <> 4
         and (people.beginning is null or (
               named.brand = of_brand and named.username_key operator(pg_catalog.~>=~) people.beginning
               and named.username_key operator(pg_catalog.~<~) (people.beginning || chr(1114111))))
    ) place;
end $$;

/* Whether a round is one of those that are asked for, played by somebody who was in the branch between two instants. */
create function records.fits(played wagers.round, asked records.asked, begins timestamptz, ends timestamptz)
returns boolean language sql stable
return played.brand = asked.brand and played.currency = asked.currency
  and (asked.game_type is null or played.game_type = asked.game_type)
  and (asked.vendor is null or played.vendor = asked.vendor)
  and case asked.state
        when 'open' then played.settled_at is null
        when 'won' then played.state in ('settled', 'resettled')
                        and played.win + coalesce(played.free_win, 0) > played.stake
        when 'lost' then played.state in ('settled', 'resettled')
                         and played.win + coalesce(played.free_win, 0) <= played.stake
        when 'void' then played.state = 'rolled_back'
        else true
      end
  and coalesce(played.settled_at, played.started_at) >= asked.first_day::timestamp at time zone asked.zone
  and coalesce(played.settled_at, played.started_at) < (asked.last_day + 1)::timestamp at time zone asked.zone
  and coalesce(played.settled_at, asked.today::timestamp at time zone asked.zone) >= begins
  and coalesce(played.settled_at, asked.today::timestamp at time zone asked.zone) < ends;

/* Whether the rounds that are asked for are found without reading those of days. */
create function records.are_named(asked records.asked) returns boolean language sql immutable
return asked.state is not distinct from 'open' or asked.reference_first is not null or asked.issues is not null;

/* Among which rounds those are that are asked for by name, or because they are open. */
create function records.named_rounds(asked records.asked, members uuid[]) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if asked.reference_first is not null or asked.issues is not null then
    return query
      select id from wagers.round where id between asked.reference_first and asked.reference_last
      union
      select id from lottery.ticket where issue = any (asked.issues) and brand = asked.brand;
  else
    return query
      select round from records.open_round where member = any (members)
      union
      select id from wagers.round
       where member = any (members) and settled_at is null
         and started_at >= coalesce((select looked_to - interval '1 minute' from records.open_look
                                      where brand = asked.brand), '-infinity');
  end if;
end $$;

/*
 * The next rounds that are asked for, by when they began, the newest first, behind a place; one more than a page has. They
 * are looked for in stretches of time, each longer or shorter by how many rounds the one before had, so that a page costs
 * as much of a long history as of a short one. Whoever asks for what is rare is told after `look_most` rounds up to
 * where there are no others (`reached`); it is null where there are none at all behind those that were found.
 */
create function records.page_of_rounds(
  asked records.asked, before_at timestamptz, before_id uuid, page integer, look_most integer,
  out ids uuid[], out reached timestamptz
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  step_most constant integer := least(look_most, 20000);
  first_at constant timestamptz := asked.first_day::timestamp at time zone asked.zone;
  last_at constant timestamptz := (asked.last_day + 1)::timestamp at time zone asked.zone;
  -- What began earlier and was settled on these days was settled late, and is found by that.
  begun_at constant timestamptz := first_at - interval '1 day';
  its_members uuid[]; its_begins timestamptz[]; its_ends timestamptz[];
  stretch interval := '1 hour'; from_at timestamptz; to_at timestamptz; to_id uuid; found uuid[]; looked integer;
  looked_in_all integer := 0;
begin
  select members, begins, ends into its_members, its_begins, its_ends
    from records.people(asked.brand, asked.zone,
                        case when asked.state = 'open' then asked.today else least(asked.first_day, asked.today) end,
                        case when asked.state = 'open' then asked.today else greatest(asked.last_day, asked.today) end,
                        asked.beginning);
  if records.are_named(asked) then
    select coalesce(array_agg(it.id order by it.started_at desc, it.id desc), '{}') into ids
      from (
        select round.id, round.started_at
          from records.named_rounds(asked, its_members) as named (id) join wagers.round using (id)
          join unnest(its_members, its_begins, its_ends) as person (member, begins, ends) using (member)
         where records.fits(round, asked, person.begins, person.ends)
           and (before_at is null or (round.started_at, round.id) < (before_at, before_id))
         order by round.started_at desc, round.id desc limit page + 1
      ) it;
    return;
  end if;

  ids := '{}';
  to_at := least(last_at, before_at);
  to_id := case when before_at < last_at then before_id end;
  while to_at > begun_at loop
    from_at := greatest(begun_at, to_at - stretch);
    with looked_at as materialized (
      select round.id, round.started_at, records.fits(round, asked, person.begins, person.ends) as fits
        from unnest(its_members, its_begins, its_ends) as person (member, begins, ends)
        join wagers.round using (member)
       where round.started_at >= from_at and round.started_at <= to_at
         and (round.started_at < to_at or round.id < to_id)
       limit step_most + 1
    )
    select (select count(*) from looked_at),
           (select array_agg(it.id order by it.started_at desc, it.id desc)
              from (select id, started_at from looked_at where fits
                     order by started_at desc, id desc limit page + 1 - cardinality(ids)) it)
      into looked, found;
    if looked > step_most and stretch > interval '1 second' then
      stretch := stretch / 8;
      continue;
    end if;
    ids := ids || coalesce(found, '{}');
    looked_in_all := looked_in_all + looked;
    if cardinality(ids) > page then return; end if;
    to_at := from_at;
    to_id := null;
    if looked_in_all >= look_most then
      reached := to_at;
      return;
    end if;
    if looked < step_most / 16 then stretch := stretch * 8; end if;
  end loop;

  ids := ids || coalesce((
    select array_agg(it.id order by it.started_at desc, it.id desc)
      from (
        select played.id, played.started_at
          from wagers.late_settled late join wagers.round played on played.id = late.round
          join unnest(its_members, its_begins, its_ends) as person (member, begins, ends) using (member)
         where late.brand = asked.brand and late.settled_at >= first_at and late.settled_at < last_at
           and played.started_at < begun_at and records.fits(played, asked, person.begins, person.ends)
           and (before_at is null or (played.started_at, played.id) < (before_at, before_id))
         order by played.started_at desc, played.id desc limit page + 1 - cardinality(ids)
      ) it), '{}');
end $$;

/*
 * What the rounds that are asked for come to; of whoever asks for no state, the settled ones. `rounds` is null where more
 * than `look_most` rounds would have to be read.
 */
create function records.sums_of_rounds(
  asked records.asked, look_most integer, out rounds bigint, out stake numeric, out win numeric, out valid numeric
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := asked.first_day::timestamp at time zone asked.zone;
  last_at constant timestamptz := (asked.last_day + 1)::timestamp at time zone asked.zone;
  begun_at constant timestamptz := first_at - interval '1 day';
  its_members uuid[]; its_begins timestamptz[]; its_ends timestamptz[]; looked integer; found uuid[];
begin
  select members, begins, ends into its_members, its_begins, its_ends
    from records.people(asked.brand, asked.zone,
                        case when asked.state = 'open' then asked.today else least(asked.first_day, asked.today) end,
                        case when asked.state = 'open' then asked.today else greatest(asked.last_day, asked.today) end,
                        asked.beginning);
  if records.are_named(asked) then
    select coalesce(array_agg(round.id), '{}') into found
      from records.named_rounds(asked, its_members) as named (id) join wagers.round using (id)
      join unnest(its_members, its_begins, its_ends) as person (member, begins, ends) using (member)
     where records.fits(round, asked, person.begins, person.ends);
  else
    with looked_at as materialized (
      select round.id, records.fits(round, asked, person.begins, person.ends) as fits
        from unnest(its_members, its_begins, its_ends) as person (member, begins, ends)
        join wagers.round using (member)
       where round.started_at >= begun_at and round.started_at < last_at
       limit look_most + 1
    )
    select (select count(*) from looked_at), array(
             select id from looked_at where fits
             union all
             select played.id
               from wagers.late_settled late join wagers.round played on played.id = late.round
               join unnest(its_members, its_begins, its_ends) as person (member, begins, ends) using (member)
              where late.brand = asked.brand and late.settled_at >= first_at and late.settled_at < last_at
                and played.started_at < begun_at and records.fits(played, asked, person.begins, person.ends))
      into looked, found;
    if looked > look_most then return; end if;
  end if;
  select count(*), coalesce(sum(round.stake), 0), coalesce(sum(round.win), 0),
         coalesce(sum(case when round.state in ('settled', 'resettled')
                           then wagers.valid_stake(round.game_type, round.stake, round.win, round.valid_stake) end), 0)
    into rounds, stake, win, valid
    from wagers.round
   where round.id = any (found) and (asked.state is not null or round.state in ('settled', 'resettled'));
end $$;

/* What was settled on the days that are asked for, from the sums of members' days: of some vendor or usernames. */
create function records.sums_of_days(
  asked records.asked, out rounds bigint, out stake numeric, out win numeric, out valid numeric
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  its_members uuid[]; its_begins timestamptz[]; its_ends timestamptz[];
begin
  select members, begins, ends into its_members, its_begins, its_ends
    from records.people(asked.brand, asked.zone, asked.first_day, asked.last_day, asked.beginning);
  select coalesce(sum(played.rounds), 0), coalesce(sum(played.stake), 0), coalesce(sum(played.win), 0),
         coalesce(sum(played.valid), 0)
    into rounds, stake, win, valid
    from (
      select member, (begins at time zone asked.zone)::date as from_day, (ends at time zone asked.zone)::date as until_day
        from unnest(its_members, its_begins, its_ends) as place (member, begins, ends) offset 0
    ) person
    join turnover.game_day played using (member)
   where played.day between asked.first_day and asked.last_day and played.currency = asked.currency
     and (asked.game_type is null or played.game_type = asked.game_type)
     and (asked.vendor is null or played.vendor = asked.vendor)
     and played.day >= person.from_day and played.day < person.until_day;
end $$;

/*
 * Open rounds of the branch now; `tickets` are those whose outcome can cost no more than is known, since they are tickets
 * of the platform's lotteries, and `potential` what these would win if every unit won its highest prize.
 */
create function records.exposure(
  of_brand uuid, in_currency text, zone text, today date,
  out rounds bigint, out stake numeric, out tickets bigint, out potential numeric
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  asked constant records.asked := row(of_brand, in_currency, zone, date '1970-01-01', today + 1, today, null, null, 'open',
                                      null, null, null, null)::records.asked;
  its_members uuid[]; its_begins timestamptz[]; its_ends timestamptz[];
begin
  select members, begins, ends into its_members, its_begins, its_ends
    from records.people(of_brand, zone, today, today, null);
  select count(*), coalesce(sum(round.stake), 0), count(ticket.id), coalesce(sum(may_win.amount), 0)
    into rounds, stake, tickets, potential
    from records.named_rounds(asked, its_members) as named (id) join wagers.round using (id)
    join unnest(its_members, its_begins, its_ends) as person (member, begins, ends) using (member)
    left join lottery.ticket on ticket.id = round.id
    left join lateral (
      -- Prizes are those of a unit staked with 2.
      select sum(line.units * trunc((select max(prize) from unnest(line.prizes) prize)::numeric
                                    * line.unit_stake * line.multiple * ticket.multiple / 20000)) as amount
        from lottery.line where line.slip = ticket.slip
    ) may_win on true
   where records.fits(round, asked, person.begins, person.ends);
end $$;

/*
 * The next transactions of the branch besides play, the newest first, behind a place; one more than a page has. Both sides
 * of one may be in the branch: `side` is 1 where money came and 0 where it left, and comes after the key in the order.
 * `micros` are microseconds since 1970. It is looked for as in `records.page_of_rounds`.
 */
create function records.page_of_moves(
  of_brand uuid, in_currency text, zone text, first_day date, last_day date, beginning text, kinds smallint[],
  least_amount bigint, most_amount bigint, before_at timestamptz, before_key uuid, before_side integer, page integer,
  look_most integer, out moves jsonb, out reached timestamptz
) language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  step_most constant integer := least(look_most, 20000);
  first_at constant timestamptz := first_day::timestamp at time zone zone;
  last_at constant timestamptz := (last_day + 1)::timestamp at time zone zone;
  its_accounts bigint[]; its_members uuid[]; its_begins bigint[]; its_ends bigint[];
  stretch interval := '6 hours'; from_at timestamptz; to_at timestamptz; to_key uuid; found jsonb; looked integer;
  looked_in_all integer := 0;
begin
  select coalesce(array_agg(account.id), '{}'), coalesce(array_agg(person.member), '{}'),
         coalesce(array_agg(ledger.batch_at(greatest(person.begins, first_at))), '{}'),
         coalesce(array_agg(ledger.batch_at(least(person.ends, last_at))), '{}')
    into its_accounts, its_members, its_begins, its_ends
    from records.people(of_brand, zone, first_day, last_day, beginning) whole
   cross join unnest(whole.members, whole.begins, whole.ends) as person (member, begins, ends)
    join ledger.account on account.brand = of_brand and account.kind = 'member'
                       and account.owner = person.member::text and account.currency = in_currency;
  moves := '[]';
  to_at := least(last_at, before_at);
  to_key := case when before_at < last_at then before_key end;
  while to_at > first_at loop
    from_at := greatest(first_at, to_at - stretch);
    with looked_at as materialized (
      (select batch >> 8 as micros, key, 1 as side, person.member, attempt.kind, amount, reference
         from unnest(its_accounts, its_members, its_begins, its_ends) as person (account, member, begins, ends)
         join ledger.attempt on attempt.credit = person.account
        where attempt.credit > 0 and attempt.kind >= 10 and attempt.kind < 50 and credit_sequence is not null
          and amount > 0 and batch >= ledger.batch_at(from_at) and batch < ledger.batch_at(to_at) + 256
          and batch >= person.begins and batch < person.ends
        limit step_most + 1)
      union all
      (select batch >> 8, key, 0, person.member, attempt.kind, -amount, reference
         from unnest(its_accounts, its_members, its_begins, its_ends) as person (account, member, begins, ends)
         join ledger.attempt on attempt.debit = person.account
        where attempt.debit > 0 and attempt.kind >= 10 and attempt.kind < 50 and debit_sequence is not null
          and amount > 0 and batch >= ledger.batch_at(from_at) and batch < ledger.batch_at(to_at) + 256
          and batch >= person.begins and batch < person.ends
        limit step_most + 1)
    )
    select (select count(*) from looked_at),
           (select jsonb_agg(to_jsonb(it) order by micros desc, key desc, side desc)
              from (
                select micros, key, side, member, kind, amount::text, reference
                  from looked_at
                 where kind = any (kinds) and abs(amount) >= coalesce(least_amount, 0)
                   and abs(amount) <= coalesce(most_amount, abs(amount))
                   and (micros < ledger.batch_at(to_at) >> 8 or (key, side) < (to_key, before_side))
                 order by looked_at.micros desc, key desc, side desc limit page + 1 - jsonb_array_length(moves)
              ) it)
      into looked, found;
    if looked > step_most and stretch > interval '1 second' then
      stretch := stretch / 8;
      continue;
    end if;
    moves := moves || coalesce(found, '[]');
    looked_in_all := looked_in_all + looked;
    if jsonb_array_length(moves) > page then return; end if;
    to_at := from_at;
    to_key := null;
    if looked_in_all >= look_most and to_at > first_at then
      reached := to_at;
      return;
    end if;
    if looked < step_most / 16 then stretch := stretch * 8; end if;
  end loop;
end $$;

call platform.wall('records.open_round');
call platform.wall('records.open_look');
call agents.wall_members('records.open_round', 'member');
grant usage on schema records to sanuk_application;
grant select, insert, delete on records.open_round to sanuk_application;
grant select, insert, update (looked_to) on records.open_look to sanuk_application;
revoke execute on all functions in schema records from public;
grant execute on function records.page_of_rounds, records.sums_of_rounds, records.sums_of_days, records.exposure,
  records.page_of_moves to sanuk_application;
