-- What the house gave members is counted by their business days, too, and added to the figures of their agents: rebates,
-- salaries, and all other rewards. What was given before is counted when this is followed from the beginning.
alter table team.counted_day
  add column rebates bigint not null default 0,
  add column rewards bigint not null default 0,
  add column salaries bigint not null default 0;
alter table team.account_day
  add column rebates bigint not null default 0,
  add column rewards bigint not null default 0,
  add column salaries bigint not null default 0;
alter table team.followed add column gifts_to timestamptz not null default 'epoch';
grant update (gifts_to) on team.followed to sanuk_application;

/*
 * Counts a business day of members anew and adds what is different to the figures of their agents of that day. `play` and
 * `accounts` are what they did in all: rows of member, kind, rounds, stake, win, valid, and of member, joined,
 * first_deposits, deposits, withdrawals, rebates, rewards, salaries; who is missing did nothing. Null leaves what was
 * counted.
 */
create or replace function team.count_day(
  of_brand uuid, of_day date, in_currency text, active_least bigint, of_members uuid[], play jsonb, accounts jsonb
) returns void language sql as $$
  with wanted as materialized (
    select member, coalesce(agents.chain_on(member, of_day), '{}') as ancestors
      from team.each_of(of_members)
  ), day_before as materialized (
    select counted.* from wanted join team.counted_day counted using (member) where counted.day = of_day
  ), play_before as materialized (
    select counted.* from wanted join team.counted_play counted using (member) where counted.day = of_day
  ), play_after as materialized (
    select member, kind, rounds, stake, win, valid
      from jsonb_to_recordset(play)
           as given (member uuid, kind text, rounds bigint, stake bigint, win bigint, valid bigint)
    union all
    select member, kind, rounds, stake, win, valid from play_before where play is null
  ), day_after as materialized (
    select wanted.member, wanted.ancestors, coalesce(did.joined, 0) as joined,
           coalesce(did.first_deposits, 0) as first_deposits, coalesce(did.deposits, 0) as deposits,
           coalesce(did.withdrawals, 0) as withdrawals, coalesce(did.rebates, 0) as rebates,
           coalesce(did.rewards, 0) as rewards, coalesce(did.salaries, 0) as salaries,
           coalesce(sums.valid, 0) > 0 and sums.valid >= active_least as active
      from wanted
      left join (
        select member, joined, first_deposits, deposits, withdrawals, rebates, rewards, salaries
          from jsonb_to_recordset(accounts)
               as given (member uuid, joined int, first_deposits int, deposits bigint, withdrawals bigint,
                         rebates bigint, rewards bigint, salaries bigint)
        union all
        select member, joined, first_deposits, deposits, withdrawals, rebates, rewards, salaries
          from day_before where accounts is null
      ) did using (member)
      left join (select member, sum(valid) as valid from play_after group by member) sums using (member)
  ), scoped as materialized (
    select member, 1 as sign, agent, scope, in_currency as currency
      from day_after cross join lateral team.scopes(member, ancestors)
    union all
    select member, -1, agent, scope, currency
      from day_before cross join lateral team.scopes(member, ancestors)
  ), add_play as (
    insert into team.play_day as sums (agent, scope, day, currency, kind, brand, rounds, stake, win, valid)
    select agent, scope, of_day, currency, kind, of_brand, sum(sign * rounds), sum(sign * stake), sum(sign * win),
           sum(sign * valid)
      from scoped join (
        select 1 as sign, member, kind, rounds, stake, win, valid from play_after
        union all
        select -1, member, kind, rounds, stake, win, valid from play_before
      ) played using (member, sign)
     group by agent, scope, currency, kind
    having (sum(sign * rounds), sum(sign * stake), sum(sign * win), sum(sign * valid)) <> (0, 0, 0, 0)
    on conflict (agent, scope, day, currency, kind) do update
       set rounds = sums.rounds + excluded.rounds, stake = sums.stake + excluded.stake, win = sums.win + excluded.win,
           valid = sums.valid + excluded.valid
  ), add_accounts as (
    insert into team.account_day as sums
           (agent, scope, day, currency, brand, joined, first_deposits, deposits, withdrawals, active, rebates, rewards,
            salaries)
    select agent, scope, of_day, currency, of_brand, sum(sign * joined), sum(sign * first_deposits),
           sum(sign * deposits), sum(sign * withdrawals), sum(sign * active::int), sum(sign * rebates),
           sum(sign * rewards), sum(sign * salaries)
      from scoped join (
        select 1 as sign, member, joined, first_deposits, deposits, withdrawals, active, rebates, rewards, salaries
          from day_after
        union all
        select -1, member, joined, first_deposits, deposits, withdrawals, active, rebates, rewards, salaries
          from day_before
      ) did using (member, sign)
     group by agent, scope, currency
    having (sum(sign * joined), sum(sign * first_deposits), sum(sign * deposits), sum(sign * withdrawals),
            sum(sign * active::int), sum(sign * rebates), sum(sign * rewards), sum(sign * salaries))
           <> (0, 0, 0, 0, 0, 0, 0, 0)
    on conflict (agent, scope, day, currency) do update
       set joined = sums.joined + excluded.joined, first_deposits = sums.first_deposits + excluded.first_deposits,
           deposits = sums.deposits + excluded.deposits, withdrawals = sums.withdrawals + excluded.withdrawals,
           active = sums.active + excluded.active, rebates = sums.rebates + excluded.rebates,
           rewards = sums.rewards + excluded.rewards, salaries = sums.salaries + excluded.salaries
  ), keep_play as (
    insert into team.counted_play as counted (member, day, kind, brand, rounds, stake, win, valid)
    select member, of_day, kind, of_brand, coalesce(now.rounds, 0), coalesce(now.stake, 0), coalesce(now.win, 0),
           coalesce(now.valid, 0)
      from play_after now full join play_before using (member, kind)
    on conflict (member, day, kind) do update
       set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win, valid = excluded.valid
     where (counted.rounds, counted.stake, counted.win, counted.valid)
           <> (excluded.rounds, excluded.stake, excluded.win, excluded.valid)
  )
  insert into team.counted_day as counted
         (member, day, brand, currency, ancestors, joined, first_deposits, deposits, withdrawals, active, rebates, rewards,
          salaries)
  select member, of_day, of_brand, in_currency, ancestors, joined, first_deposits, deposits, withdrawals, active, rebates,
         rewards, salaries
    from day_after
  on conflict (member, day) do update
     set currency = excluded.currency, ancestors = excluded.ancestors, joined = excluded.joined,
         first_deposits = excluded.first_deposits, deposits = excluded.deposits, withdrawals = excluded.withdrawals,
         active = excluded.active, rebates = excluded.rebates, rewards = excluded.rewards, salaries = excluded.salaries
   where (counted.currency, counted.ancestors, counted.joined, counted.first_deposits, counted.deposits,
          counted.withdrawals, counted.active, counted.rebates, counted.rewards, counted.salaries)
         <> (excluded.currency, excluded.ancestors, excluded.joined, excluded.first_deposits, excluded.deposits,
             excluded.withdrawals, excluded.active, excluded.rebates, excluded.rewards, excluded.salaries)
$$;

/*
 * Who stood right below an agent of the branch between two days, both included, and on which: an agent directly below, or
 * a member who belonged to the agent. `until_day` is excluded. Somebody who was both, or whose branch was moved, has
 * several rows, none of which share a day.
 */
create function team.right_below(parent uuid, first_day date, last_day date)
returns table (member uuid, is_agent boolean, ancestors uuid[], from_day date, until_day date)
language sql stable security definer set search_path = '' as $$
  select stands.agent, true, stands.ancestors, greatest(stands.from_day, first_day),
         least(stands.until_day, last_day + 1)
    from agents.stands
   where stands.parent = right_below.parent and team.own_agent() = any (stands.ancestors)
     and stands.from_day <= last_day and (stands.until_day is null or stands.until_day > first_day)
  union all
  select belongs.member, false, stands.ancestors, greatest(stands.from_day, belongs.from_day, first_day),
         least(stands.until_day, belongs.until_day, last_day + 1)
    from agents.stands join agents.belongs on belongs.agent = stands.agent and belongs.member <> belongs.agent
   where stands.agent = right_below.parent and team.own_agent() = any (stands.ancestors)
     and greatest(stands.from_day, belongs.from_day) <= last_day
     and greatest(stands.from_day, belongs.from_day, first_day)
         < least(stands.until_day, belongs.until_day, last_day + 1)
$$;

/* The same of whoever has a username that begins so, at any depth of the branch. */
create function team.named_within(of_brand uuid, beginning text, first_day date, last_day date)
returns table (member uuid, is_agent boolean, ancestors uuid[], from_day date, until_day date)
language sql stable security definer set search_path = '' as $$
  select named.id, belongs.member = belongs.agent, stands.ancestors,
         greatest(stands.from_day, belongs.from_day, first_day),
         least(stands.until_day, belongs.until_day, last_day + 1)
    from members.member named
    join agents.belongs on belongs.member = named.id
    join agents.stands on stands.agent = belongs.agent
   where named.brand = of_brand
     and named.username_key operator(pg_catalog.~>=~) beginning
     and named.username_key operator(pg_catalog.~<~) (beginning || chr(1114111))
     and named.id <> team.own_agent() and team.own_agent() = any (stands.ancestors)
     and greatest(stands.from_day, belongs.from_day) <= last_day
     and greatest(stands.from_day, belongs.from_day, first_day)
         < least(stands.until_day, belongs.until_day, last_day + 1)
$$;

/*
 * What people did and were given between two days: of each an agent's whole team on the days on which they stood as an
 * agent, and their own on those on which they belonged to one. Whom it is about is found by one of the functions above:
 * right below `parent`, or by the beginning of a username where one is given.
 */
create function team.profit(
  of_brand uuid, in_currency text, parent uuid, beginning text, first_day date, last_day date
) returns table (
  member uuid, is_agent boolean, ancestors uuid[], rounds bigint, stake bigint, win bigint, valid bigint,
  deposits bigint, withdrawals bigint, rebates bigint, rewards bigint, salaries bigint
) language sql stable security definer set search_path = '' as $$
  with place as materialized (
    select * from team.right_below(parent, first_day, last_day) where beginning is null
    union all
    select * from team.named_within(of_brand, beginning, first_day, last_day) where beginning is not null
  ), part as (
    select place.member, play.rounds, play.stake, play.win, play.valid, 0::bigint as deposits, 0::bigint as withdrawals,
           0::bigint as rebates, 0::bigint as rewards, 0::bigint as salaries
      from place join team.play_day play on play.agent = place.member and play.scope = 'team'
       and play.day >= place.from_day and play.day < place.until_day and play.currency = in_currency
     where place.is_agent
    union all
    select place.member, 0, 0, 0, 0, did.deposits, did.withdrawals, did.rebates, did.rewards, did.salaries
      from place join team.account_day did on did.agent = place.member and did.scope = 'team'
       and did.day >= place.from_day and did.day < place.until_day and did.currency = in_currency
     where place.is_agent
    union all
    select place.member, play.rounds, play.stake, play.win, play.valid, 0, 0, 0, 0, 0
      from place
      join team.counted_day did on did.member = place.member
       and did.day >= place.from_day and did.day < place.until_day and did.currency = in_currency
      join team.counted_play play on play.member = did.member and play.day = did.day
     where not place.is_agent
    union all
    select place.member, 0, 0, 0, 0, did.deposits, did.withdrawals, did.rebates, did.rewards, did.salaries
      from place join team.counted_day did on did.member = place.member
       and did.day >= place.from_day and did.day < place.until_day and did.currency = in_currency
     where not place.is_agent
  ), sums as (
    select part.member, sum(part.rounds) as rounds, sum(part.stake) as stake, sum(part.win) as win,
           sum(part.valid) as valid, sum(part.deposits) as deposits, sum(part.withdrawals) as withdrawals,
           sum(part.rebates) as rebates, sum(part.rewards) as rewards, sum(part.salaries) as salaries
      from part group by part.member
  ), person as (
    select distinct on (place.member) place.member, place.ancestors,
           bool_or(place.is_agent) over (partition by place.member) as is_agent
      from place order by place.member, place.from_day desc
  )
  select person.member, person.is_agent, person.ancestors,
         coalesce(sums.rounds, 0)::bigint, coalesce(sums.stake, 0)::bigint, coalesce(sums.win, 0)::bigint,
         coalesce(sums.valid, 0)::bigint, coalesce(sums.deposits, 0)::bigint, coalesce(sums.withdrawals, 0)::bigint,
         coalesce(sums.rebates, 0)::bigint, coalesce(sums.rewards, 0)::bigint, coalesce(sums.salaries, 0)::bigint
    from person left join sums on sums.member = person.member
$$;
revoke execute on function team.right_below, team.named_within, team.profit from public;
grant execute on function team.right_below, team.named_within, team.profit to sanuk_application;
