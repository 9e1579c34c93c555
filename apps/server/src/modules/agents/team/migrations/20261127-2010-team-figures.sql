create schema team;

/*
 * What members' business days were counted as, and under which agents: the top first, the nearest last, none for members
 * whom no agent leads. Counting adds the difference to this.
 */
create table team.counted_day (
  member uuid not null,
  day date not null,
  brand uuid not null,
  currency text not null,
  ancestors uuid[] not null,
  joined smallint not null,
  first_deposits smallint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  active boolean not null,
  primary key (member, day)
);
create index counted_day_of_brand on team.counted_day (brand, day);

/* The play of such a day by kind of games. */
create table team.counted_play (
  member uuid not null,
  day date not null,
  kind text not null,
  brand uuid not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  primary key (member, day, kind)
);

/* Days on which members were active, as they stand in `team.active_gap`. */
create table team.active_day (
  member uuid not null,
  day date not null,
  brand uuid not null,
  ancestors uuid[] not null,
  primary key (member, day)
);

/* What agents' members played on business days, by kind of games. */
create table team.play_day (
  agent uuid not null,
  scope text not null check (scope in ('team', 'direct', 'own')),
  day date not null,
  currency text not null,
  kind text not null,
  brand uuid not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  primary key (agent, scope, day, currency, kind)
);

/* What else agents' members did on business days. */
create table team.account_day (
  agent uuid not null,
  scope text not null check (scope in ('team', 'direct', 'own')),
  day date not null,
  currency text not null,
  brand uuid not null,
  joined bigint not null,
  first_deposits bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  active bigint not null,
  primary key (agent, scope, day, currency)
);

/*
 * How many were active on a day, by how many days earlier they had been active before. Between two days, so many
 * different accounts were active as have a day whose `gap` reaches back behind the first of them. 92 stands for 92 days
 * or more, and for never: no question covers more days.
 */
create table team.active_gap (
  agent uuid not null,
  scope text not null check (scope in ('team', 'direct', 'own')),
  day date not null,
  gap smallint not null check (gap between 1 and 92),
  brand uuid not null,
  members bigint not null,
  primary key (agent, scope, day, gap)
);

/* Up to where each source has been followed. */
create table team.followed (
  only_one boolean primary key default true check (only_one),
  change bigint not null,
  joined_to timestamptz not null,
  joined_id uuid not null,
  deposits_to timestamptz not null,
  withdrawals_to timestamptz not null
);
insert into team.followed (change, joined_to, joined_id, deposits_to, withdrawals_to)
values (0, 'epoch', '00000000-0000-0000-0000-000000000000', 'epoch', 'epoch');

/* Up to which change of a brand's tree: changes of one brand wait for one another, those of several do not. */
create table team.followed_tree (
  brand uuid primary key,
  number bigint not null
);

/* In whose figures a member counts who stands under these agents. */
create function team.scopes(of_member uuid, ancestors uuid[]) returns table (agent uuid, scope text)
language sql immutable parallel safe as $$
  select unnest(ancestors), 'team'
  union all
  select of_member, 'own' where ancestors[cardinality(ancestors)] = of_member
  union all
  select nearest.agent, 'direct'
    from (select ancestors[cardinality(ancestors) - (ancestors[cardinality(ancestors)] = of_member)::int] as agent) nearest
   where nearest.agent is not null
$$;

/* Members, each once. The statements that begin with them are planned for many, which is when their plan matters. */
create function team.each_of(of_members uuid[]) returns table (member uuid) language plpgsql immutable rows 1000 as $$
begin
  return query select distinct one from unnest(of_members) one;
end $$;

/*
 * Counts a business day of members anew and adds what is different to the figures of their agents of that day. `play` and
 * `accounts` are what they did in all: rows of member, kind, rounds, stake, win, valid, and of member, joined,
 * first_deposits, deposits, withdrawals; who is missing did nothing. Null leaves what was counted.
 */
create function team.count_day(
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
           coalesce(did.withdrawals, 0) as withdrawals,
           coalesce(sums.valid, 0) > 0 and sums.valid >= active_least as active
      from wanted
      left join (
        select member, joined, first_deposits, deposits, withdrawals
          from jsonb_to_recordset(accounts)
               as given (member uuid, joined int, first_deposits int, deposits bigint, withdrawals bigint)
        union all
        select member, joined, first_deposits, deposits, withdrawals from day_before where accounts is null
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
           (agent, scope, day, currency, brand, joined, first_deposits, deposits, withdrawals, active)
    select agent, scope, of_day, currency, of_brand, sum(sign * joined), sum(sign * first_deposits),
           sum(sign * deposits), sum(sign * withdrawals), sum(sign * active::int)
      from scoped join (
        select 1 as sign, member, joined, first_deposits, deposits, withdrawals, active from day_after
        union all
        select -1, member, joined, first_deposits, deposits, withdrawals, active from day_before
      ) did using (member, sign)
     group by agent, scope, currency
    having (sum(sign * joined), sum(sign * first_deposits), sum(sign * deposits), sum(sign * withdrawals),
            sum(sign * active::int)) <> (0, 0, 0, 0, 0)
    on conflict (agent, scope, day, currency) do update
       set joined = sums.joined + excluded.joined, first_deposits = sums.first_deposits + excluded.first_deposits,
           deposits = sums.deposits + excluded.deposits, withdrawals = sums.withdrawals + excluded.withdrawals,
           active = sums.active + excluded.active
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
         (member, day, brand, currency, ancestors, joined, first_deposits, deposits, withdrawals, active)
  select member, of_day, of_brand, in_currency, ancestors, joined, first_deposits, deposits, withdrawals, active
    from day_after
  on conflict (member, day) do update
     set currency = excluded.currency, ancestors = excluded.ancestors, joined = excluded.joined,
         first_deposits = excluded.first_deposits, deposits = excluded.deposits, withdrawals = excluded.withdrawals,
         active = excluded.active
   where (counted.currency, counted.ancestors, counted.joined, counted.first_deposits, counted.deposits,
          counted.withdrawals, counted.active)
         <> (excluded.currency, excluded.ancestors, excluded.joined, excluded.first_deposits, excluded.deposits,
             excluded.withdrawals, excluded.active)
$$;

/*
 * Brings `team.active_gap` up to what was counted of a business day of these members. A member's day changes two gaps:
 * that of the day, and that of the next day on which the same agent's figures have this member as active.
 */
create function team.count_active(of_brand uuid, of_day date, of_members uuid[]) returns void language plpgsql as $$
begin
  with wanted as (
    select counted.member from team.each_of(of_members) join team.counted_day counted using (member)
      left join team.active_day known on known.member = counted.member and known.day = counted.day
     where counted.day = of_day
       and (counted.active <> (known.member is not null) or counted.active and counted.ancestors <> known.ancestors)
  ), now_in as (
    select member, agent, scope from wanted join team.counted_day counted using (member)
     cross join lateral team.scopes(member, counted.ancestors)
     where counted.day = of_day and counted.active
  ), was_in as (
    select member, agent, scope from wanted join team.active_day known using (member)
     cross join lateral team.scopes(member, known.ancestors)
     where known.day = of_day
  ), changed as materialized (
    select member, agent, scope, 1 as sign from (select * from now_in except select * from was_in) came
    union all
    select member, agent, scope, -1 from (select * from was_in except select * from now_in) went
  ), around as (
    select agent, scope, sign, last.day as last, next.day as next
      from changed
      left join lateral (
        select day from team.active_day known
         where known.member = changed.member and day < of_day and day > of_day - 92
           and (changed.agent, changed.scope) in (select * from team.scopes(known.member, known.ancestors))
         order by day desc limit 1
      ) last on true
      left join lateral (
        select day from team.active_day known
         where known.member = changed.member and day > of_day and day < of_day + 92
           and (changed.agent, changed.scope) in (select * from team.scopes(known.member, known.ancestors))
         order by day limit 1
      ) next on true
  ), moved as (
    select agent, scope, of_day as day, coalesce(of_day - last, 92) as gap, sign from around
    union all
    select agent, scope, next, next - of_day, sign from around where next is not null
    union all
    select agent, scope, next, least(coalesce(next - last, 92), 92), -sign from around where next is not null
  )
  insert into team.active_gap as sums (agent, scope, day, gap, brand, members)
  select agent, scope, day, gap, of_brand, sum(sign) from moved
   group by agent, scope, day, gap having sum(sign) <> 0
  on conflict (agent, scope, day, gap) do update set members = sums.members + excluded.members;

  delete from team.active_day known using team.counted_day counted
   where known.member = any (of_members) and known.day = of_day
     and counted.member = known.member and counted.day = of_day and not counted.active;
  insert into team.active_day as known (member, day, brand, ancestors)
  select member, day, brand, ancestors from team.counted_day
   where member = any (of_members) and day = of_day and active
  on conflict (member, day) do update set ancestors = excluded.ancestors
   where known.ancestors <> excluded.ancestors;
end $$;

/*
 * Days of a brand that were counted under other agents than those of its tree now, from a day on, of members who stood or
 * stand below one of these agents.
 */
create function team.misplaced(of_brand uuid, changed uuid[], since date) returns table (member uuid, day date)
language sql stable as $$
  select counted.member, counted.day from team.counted_day counted
   where counted.brand = of_brand and counted.day >= since
     and (counted.ancestors && changed or counted.member in (
           select belongs.member from agents.stands join agents.belongs on belongs.agent = stands.agent
            where stands.brand = of_brand and stands.ancestors && changed
              and coalesce(stands.until_day > since, true) and coalesce(belongs.until_day > since, true)))
     and coalesce(agents.chain_on(counted.member, counted.day), '{}') <> counted.ancestors
$$;

/*
 * What agents ask of their whole branch. The wall around the tree looks at each row by itself; these functions stand
 * outside of it and name the branch that the session is limited to once. Without one they answer nothing.
 */
create function team.own_agent() returns uuid language sql stable as $$
  select nullif(current_setting('sanuk.branch', true), '')::uuid
$$;

/* How many agents and other members stood below on a day. */
create function team.branch_size(on_day date) returns table (agents bigint, members bigint)
language sql stable security definer set search_path = '' as $$
  select greatest(count(*) filter (where belongs.member = belongs.agent) - 1, 0),
         count(*) filter (where belongs.member <> belongs.agent)
    from agents.stands join agents.belongs on belongs.agent = stands.agent
   where stands.ancestors @> array[team.own_agent()]
     and stands.from_day <= on_day and (stands.until_day is null or stands.until_day > on_day)
     and belongs.from_day <= on_day and (belongs.until_day is null or belongs.until_day > on_day)
$$;

/* Agents directly below an agent of the branch, and members who belonged to that agent, on a day. */
create function team.below(parent uuid, on_day date) returns table (member uuid, is_agent bigint, ancestors uuid[])
language sql stable security definer set search_path = '' as $$
  select stands.agent, 1, stands.ancestors from agents.stands
   where stands.parent = below.parent and team.own_agent() = any (stands.ancestors)
     and stands.from_day <= on_day and (stands.until_day is null or stands.until_day > on_day)
  union all
  select belongs.member, 0, stands.ancestors
    from agents.stands join agents.belongs on belongs.agent = stands.agent and belongs.member <> belongs.agent
   where stands.agent = below.parent and team.own_agent() = any (stands.ancestors)
     and stands.from_day <= on_day and (stands.until_day is null or stands.until_day > on_day)
     and belongs.from_day <= on_day and (belongs.until_day is null or belongs.until_day > on_day)
$$;

/* Whoever of the branch had a username that begins so on a day, at any depth. */
create function team.named(of_brand uuid, beginning text, on_day date)
returns table (member uuid, is_agent bigint, ancestors uuid[])
language sql stable security definer set search_path = '' as $$
  select named.id, (belongs.member = belongs.agent)::int, stands.ancestors
    from members.member named
    join agents.belongs on belongs.member = named.id
    join agents.stands on stands.agent = belongs.agent
   where named.brand = of_brand
     and named.username_key operator(pg_catalog.~>=~) beginning
     and named.username_key operator(pg_catalog.~<~) (beginning || chr(1114111))
     and named.id <> team.own_agent() and team.own_agent() = any (stands.ancestors)
     and belongs.from_day <= on_day and (belongs.until_day is null or belongs.until_day > on_day)
     and stands.from_day <= on_day and (stands.until_day is null or stands.until_day > on_day)
$$;

call platform.wall('team.counted_day');
call platform.wall('team.counted_play');
call platform.wall('team.active_day');
call platform.wall('team.play_day');
call platform.wall('team.account_day');
call platform.wall('team.active_gap');
call platform.wall('team.followed_tree');
call agents.wall_members('team.counted_day', 'member', 'day');
call agents.wall_members('team.counted_play', 'member', 'day');
call agents.wall_members('team.active_day', 'member', 'day');
call agents.wall_agents('team.play_day', 'agent', 'day');
call agents.wall_agents('team.account_day', 'agent', 'day');
call agents.wall_agents('team.active_gap', 'agent', 'day');
grant usage on schema team to sanuk_application;
grant select, insert, update on team.counted_day, team.counted_play, team.play_day, team.account_day, team.active_gap,
  team.followed_tree to sanuk_application;
grant select, insert, update, delete on team.active_day to sanuk_application;
grant select, update (change, joined_to, joined_id, deposits_to, withdrawals_to) on team.followed to sanuk_application;
revoke execute on all functions in schema team from public;
grant execute on all functions in schema team to sanuk_application;
