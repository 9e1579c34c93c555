-- Who belonged to whom, by business day of the brand's time zone. A day has one tree: who joins or is appointed belongs
-- or stands from that very day; who stands already changes place, or ends, with the next one.

/* Under whom an agent stood, from a day until before another one. Written by triggers only. */
create table agents.stands (
  brand uuid not null,
  agent uuid not null references agents.agent,
  -- From the top of the tree down to the agent itself.
  ancestors uuid[] not null,
  parent uuid,
  from_day date not null,
  until_day date check (until_day > from_day),
  primary key (agent, from_day),
  constraint stands_last check (
    agent = ancestors[cardinality(ancestors)] and parent is not distinct from ancestors[cardinality(ancestors) - 1]
  )
);
create unique index stands_open on agents.stands (agent) where until_day is null;
create index stands_below on agents.stands (parent, from_day);
create index stands_of_branch on agents.stands using gin (ancestors) with (fastupdate = off);

/* Whose a member was: the first agent on the way up who stood on that day; an agent's own account is its own. */
create table agents.belongs (
  brand uuid not null,
  member uuid not null,
  agent uuid not null references agents.agent,
  from_day date not null,
  until_day date check (until_day > from_day),
  primary key (member, from_day)
);
create unique index belongs_open on agents.belongs (member) where until_day is null;
create index belongs_to_agent on agents.belongs (agent, from_day);

create function agents.business_day(of uuid, at timestamptz) returns date language sql stable set search_path = '' as $$
  select (at at time zone brand.time_zone)::date from system.brand where brand.id = of
$$;

/*
 * Writes down where an agent stands from a day on, below whom it was placed, and with it where its whole branch does.
 * Rows that begin on that day or later are written anew: no day is left with two rows, and none with an empty one.
 * Sessions keep the plans of these functions, also those made while a brand had few agents: always by the indexes.
 */
create function agents.write_stands(placed agents.agent, first_day date) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
declare
  own agents.stands[];
  pieces agents.stands[];
  branch uuid[] := array[placed.member];
begin
  if placed.state <> 'closed' then
    own := case when placed.parent is null
      then array[row(placed.brand, placed.member, branch, null, first_day, null)::agents.stands]
      else array(
        select row(placed.brand, placed.member, above.ancestors || placed.member, placed.parent,
                   greatest(above.from_day, first_day), above.until_day)::agents.stands
          from agents.stands above
         where above.agent = placed.parent and coalesce(above.until_day, 'infinity') > first_day)
      end;
    pieces := own || array(
      select row(below.brand, below.agent,
                 it.ancestors || below.ancestors[array_position(below.ancestors, placed.member) + 1:], below.parent,
                 greatest(it.from_day, below.from_day), least(it.until_day, below.until_day))::agents.stands
        from agents.stands below, unnest(own) it
       where below.ancestors @> array[placed.member] and below.agent <> placed.member
         and coalesce(below.until_day, 'infinity') > it.from_day
         and coalesce(it.until_day, 'infinity') > below.from_day);
    branch := array(select distinct it.agent from unnest(pieces) it);
  end if;
  delete from agents.stands it
   where it.agent = any (branch) and it.from_day >= first_day and it.ancestors @> array[placed.member];
  update agents.stands it set until_day = first_day
   where it.agent = any (branch) and coalesce(it.until_day, 'infinity') > first_day
     and it.ancestors @> array[placed.member];
  -- Back where they stood: the row goes on.
  update agents.stands it set until_day = piece.until_day from unnest(pieces) piece
   where it.agent = piece.agent and it.until_day = piece.from_day and it.ancestors = piece.ancestors;
  insert into agents.stands
  select piece.* from unnest(pieces) piece
   where not exists (
     select from agents.stands it where it.agent = piece.agent and it.from_day < piece.from_day
        and coalesce(it.until_day, 'infinity') > piece.from_day);
end $$;

/*
 * Writes down whose the members are, from a day on, whose way up leads to an agent before any other who stands: to the
 * agent, or to whoever stands above a closed one.
 */
create function agents.write_belongs(placed agents.agent, first_day date) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
declare
  zone text := (select brand.time_zone from system.brand where brand.id = placed.brand);
  own agents.belongs[];
  pieces agents.belongs[];
  reached uuid[];
  since date[];
begin
  own := case when placed.state <> 'closed'
    then array[row(placed.brand, placed.member, placed.member, first_day, null)::agents.belongs]
    else array(
      select row(placed.brand, placed.member, above.agent, greatest(above.from_day, first_day),
                 above.until_day)::agents.belongs
        from agents.belongs above
       where above.member = placed.parent and coalesce(above.until_day, 'infinity') > first_day)
    end;
  with recursive way (member, since) as (
    select placed.member, first_day
    union all
    select below.member, below.since from way cross join lateral (
      select invited.id, greatest(first_day, (invited.joined_at at time zone zone)::date)
        from members.member invited where invited.invited_by = way.member
         and not exists (select from agents.agent known where known.member = invited.id)
      union all
      select child.member, first_day from agents.agent child
       where child.brand = placed.brand and child.parent = way.member and child.state = 'closed'
    ) below (member, since)
  )
  select array_agg(way.member), array_agg(way.since) into reached, since from way;
  pieces := array(
    select row(placed.brand, led.member, it.agent, greatest(it.from_day, led.since), it.until_day)::agents.belongs
      from unnest(reached, since) led (member, since), unnest(own) it
     where coalesce(it.until_day, 'infinity') > led.since);
  delete from agents.belongs it where it.member = any (reached) and it.from_day >= first_day;
  update agents.belongs it set until_day = first_day
   where it.member = any (reached) and coalesce(it.until_day, 'infinity') > first_day;
  update agents.belongs it set until_day = piece.until_day from unnest(pieces) piece
   where it.member = piece.member and it.until_day = piece.from_day and it.agent = piece.agent;
  insert into agents.belongs
  select piece.* from unnest(pieces) piece
   where not exists (
     select from agents.belongs it where it.member = piece.member and it.from_day < piece.from_day
        and coalesce(it.until_day, 'infinity') > piece.from_day);
end $$;

/* Keeps both tables, whoever changes the tree. The trigger before it (`keeps_tree`) has taken the brand's lock. */
create function agents.note_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first_day date := agents.business_day(new.brand, new.since);
  above_from date := (
    select min(from_day) from agents.stands
     where agent = new.parent and coalesce(until_day, 'infinity') > first_day);
begin
  if exists (
    select from agents.stands where agent = new.member and from_day <= first_day
       and coalesce(until_day, 'infinity') > first_day
  ) then
    first_day := first_day + 1;
  end if;
  -- Nobody stands below an agent who does not stand yet.
  if new.state <> 'closed' then first_day := greatest(first_day, above_from); end if;
  perform agents.write_stands(new, first_day);
  if tg_op = 'INSERT' or 'closed' in (old.state, new.state) then perform agents.write_belongs(new, first_day); end if;
  return null;
end $$;
create trigger place_begins after insert on agents.agent for each row execute function agents.note_places();
create trigger place_goes_on after update on agents.agent for each row
  when ((old.parent, old.state = 'closed') is distinct from (new.parent, new.state = 'closed'))
  execute function agents.note_places();

/* Whoever joins on an invitation belongs to whom the inviter belongs to. Changes of the tree wait for it. */
create function agents.note_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first_day date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('agents: ' || new.brand, 0));
  first_day := agents.business_day(new.brand, new.joined_at);
  insert into agents.belongs (brand, member, agent, from_day, until_day)
  select new.brand, new.id, above.agent, greatest(above.from_day, first_day), above.until_day
    from agents.belongs above
   where above.member = new.invited_by and above.brand = new.brand
     and coalesce(above.until_day, 'infinity') > first_day;
  return null;
end $$;
create trigger member_belongs after insert on members.member for each row
  when (new.invited_by is not null) execute function agents.note_member();

/* The tree as it stands after all that was changed, found anew from who stands below whom and who invited whom. */
create function agents.tree_now()
returns table (brand uuid, member uuid, agent uuid, ancestors uuid[], from_day date) language sql stable as $$
  with recursive tree (brand, agent, ancestors, from_day) as (
    select top.brand, top.member, array[top.member], agents.business_day(top.brand, top.appointed_at)
      from agents.agent top where top.parent is null and top.state <> 'closed'
    union all
    select below.brand, below.member, tree.ancestors || below.member,
           greatest(tree.from_day, agents.business_day(below.brand, below.appointed_at))
      from tree join agents.agent below on below.parent = tree.agent and below.state <> 'closed'
  ),
  led (brand, member, agent, ancestors, from_day) as (
    select tree.brand, tree.agent, tree.agent, tree.ancestors, tree.from_day from tree
    union all
    select led.brand, below.member, led.agent, led.ancestors, below.from_day from led cross join lateral (
      select invited.id, greatest(led.from_day, agents.business_day(led.brand, invited.joined_at))
        from members.member invited where invited.invited_by = led.member
         and not exists (select from agents.agent known where known.member = invited.id)
      union all
      select child.member, led.from_day from agents.agent child
       where child.parent = led.member and child.state = 'closed'
    ) below (member, from_day)
  )
  select * from led
$$;

/* Members of whom the tables say otherwise than the tree as it stands; none, if all is well. */
create function agents.places_fault() returns table (member uuid, fault text) language sql stable as $$
  with tree as materialized (select * from agents.tree_now())
  select coalesce(tree.member, it.agent), 'stands'
    from (select * from tree where member = agent) tree
    full join (select * from agents.stands where until_day is null) it on it.agent = tree.member
   where (it.brand, it.ancestors) is distinct from (tree.brand, tree.ancestors)
  union all
  select coalesce(tree.member, it.member), 'belongs'
    from tree full join (select * from agents.belongs where until_day is null) it on it.member = tree.member
   where (it.brand, it.agent) is distinct from (tree.brand, tree.agent)
  union all
  select it.agent, 'stands twice' from agents.stands it join agents.stands other on other.agent = it.agent
     and other.from_day > it.from_day and coalesce(it.until_day, 'infinity') > other.from_day
  union all
  select it.member, 'belongs twice' from agents.belongs it join agents.belongs other on other.member = it.member
     and other.from_day > it.from_day and coalesce(it.until_day, 'infinity') > other.from_day
$$;

-- What was before is written down as it stands now.
insert into agents.stands (brand, agent, ancestors, parent, from_day)
select brand, agent, ancestors, ancestors[cardinality(ancestors) - 1], from_day from agents.tree_now()
 where member = agent;
insert into agents.belongs (brand, member, agent, from_day) select brand, member, agent, from_day from agents.tree_now();

/* Whether rows of `agents.stands` or `agents.belongs` are in force on a day or in a period of another table; now, where it names none. */
create function agents.days_meet(places text, walled text, from_column name, until_column name) returns text
language sql immutable as $$
  select case
    when from_column is null then format('%s.until_day is null', places)
    when until_column is null then
      format('%1$s.from_day <= %2$s.%3$I and (%1$s.until_day is null or %1$s.until_day > %2$s.%3$I)',
             places, walled, from_column)
    else
      format('(%2$s.%4$I is null or %1$s.from_day < %2$s.%4$I) and (%1$s.until_day is null or %1$s.until_day > %2$s.%3$I)',
             places, walled, from_column, until_column)
    end
$$;

/*
 * Walls a table in by its column that names an agent: seen by that agent and whoever stood above on the day the row is
 * about, or on any day of its period; where it is about none, by whoever stands above now.
 */
create procedure agents.wall_agents(
  walled regclass, agent_column name, from_column name default null, until_column name default null)
language plpgsql as $$
declare
  name text := (select quote_ident(relname) from pg_catalog.pg_class where oid = walled);
begin
  call platform.wall_branch(walled, format(
    'exists (select from agents.stands where stands.agent = %s.%I and %s)',
    name, agent_column, agents.days_meet('stands', name, from_column, until_column)));
end $$;

/* The same by a column that names a member: seen by the agent they belonged to, and whoever stood above. */
create procedure agents.wall_members(
  walled regclass, member_column name, from_column name default null, until_column name default null)
language plpgsql as $$
declare
  name text := (select quote_ident(relname) from pg_catalog.pg_class where oid = walled);
begin
  call platform.wall_branch(walled, format(
    'exists (select from agents.belongs join agents.stands on stands.agent = belongs.agent
               and (belongs.until_day is null or stands.from_day < belongs.until_day)
               and (stands.until_day is null or stands.until_day > belongs.from_day)
              where belongs.member = %s.%I and %s and %s)',
    name, member_column, agents.days_meet('belongs', name, from_column, until_column),
    agents.days_meet('stands', name, from_column, until_column)));
end $$;

/* Agents above a member on a day, from the top down to whom they belonged to; of an agent, itself the last. */
create function agents.chain_on(of uuid, day date) returns uuid[] language sql stable as $$
  select stands.ancestors from agents.belongs join agents.stands on stands.agent = belongs.agent
   where belongs.member = of
     and belongs.from_day <= day and (belongs.until_day is null or belongs.until_day > day)
     and stands.from_day <= day and (stands.until_day is null or stands.until_day > day)
$$;

/* Whether a member was in the branch on a day that the session is limited to; outside of branches, everybody is. */
create function agents.in_branch(of uuid, day date) returns boolean language sql stable as $$
  select coalesce(current_setting('sanuk.branch', true), '') = '' or agents.chain_on(of, day) is not null
$$;

/* The same of an agent, which was in its own. */
create function agents.agent_in_branch(of uuid, day date) returns boolean language sql stable as $$
  select coalesce(current_setting('sanuk.branch', true), '') = '' or exists (
    select from agents.stands where agent = of and from_day <= day and (until_day is null or until_day > day))
$$;

call platform.wall('agents.stands');
call platform.wall('agents.belongs');
call platform.wall_branch('agents.stands',
  '(select nullif(current_setting(''sanuk.branch'', true), '''')::uuid) = any (stands.ancestors)');
call agents.wall_agents('agents.belongs', 'agent', 'from_day', 'until_day');
-- An agent who is being appointed is seen below whoever stands there.
call platform.wall_branch('agents.agent',
  'exists (select from agents.stands where stands.agent in (agent.member, agent.parent) and stands.until_day is null)');
-- Under whom somebody stood before is for operators.
call platform.wall_branch('agents.history', 'false');
grant select on agents.stands, agents.belongs to sanuk_application;
grant execute on all functions in schema agents to sanuk_application;
