create schema agents;

/* What a brand has set of its types of agents; what it has not set has defaults (`agents/agent-types.ts`). */
create table agents.type (
  brand uuid not null,
  type smallint not null check (type in (1, 2, 41, 42)),
  -- What the brand calls it by language; null for the usual name.
  names jsonb,
  may_have_agents boolean not null,
  primary key (brand, type)
);

/* Whoever was ever appointed. Members without a row belong to the agent whose invitation led to them. */
create table agents.agent (
  member uuid primary key,
  brand uuid not null,
  type smallint not null check (type in (1, 2, 41, 42)),
  -- Null at the top of the tree.
  parent uuid,
  state text not null default 'active' check (state in ('active', 'suspended', 'closed')),
  -- Why the state is what it is.
  reason text,
  appointed_at timestamptz not null,
  -- Since when parent, type and state are what they are.
  since timestamptz not null,
  constraint agent_of_brand unique (brand, member),
  constraint parent_of_brand foreign key (brand, parent) references agents.agent (brand, member)
);
create index agent_below on agents.agent (brand, parent, appointed_at, member);
create index agent_newest on agents.agent (brand, appointed_at desc, member desc);

/* Who stood under whom, as which type and in which state. Written by a trigger only. */
create table agents.history (
  number bigint generated always as identity primary key,
  brand uuid not null,
  member uuid not null references agents.agent,
  parent uuid references agents.agent,
  type smallint not null,
  state text not null,
  reason text,
  since timestamptz not null,
  until timestamptz check (until >= since)
);
create unique index history_open on agents.history (member) where until is null;
create index history_of_agent on agents.history (member, number desc);

/*
 * Keeps the tree a tree, whoever writes. Changes of a brand's tree wait for one another: each sees what the one before
 * it did. An agent who is not closed stands below none who is.
 */
create function agents.keep_tree() returns trigger language plpgsql as $$
declare
  above uuid := new.parent;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents: ' || new.brand, 0));
  if new.state <> 'closed' and exists (select from agents.agent where member = new.parent and state = 'closed') then
    raise exception 'agent % would stand below a closed one', new.member using errcode = '23514';
  end if;
  if new.state = 'closed' and exists (select from agents.agent where parent = new.member and state <> 'closed') then
    raise exception 'agent % has agents below', new.member using errcode = '23514';
  end if;
  while above is not null loop
    if above = new.member then
      raise exception 'agent % would stand below itself', new.member using errcode = '23514';
    end if;
    select parent into above from agents.agent where member = above;
  end loop;
  return new;
end $$;
create trigger keeps_tree before insert or update of parent, state on agents.agent
  for each row execute function agents.keep_tree();

create function agents.note_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update agents.history set until = new.since where member = new.member and until is null;
  insert into agents.history (brand, member, parent, type, state, reason, since)
  values (new.brand, new.member, new.parent, new.type, new.state, new.reason, new.since);
  return null;
end $$;
create trigger history_begins after insert on agents.agent for each row execute function agents.note_history();
create trigger history_goes_on after update on agents.agent for each row
  when ((old.parent, old.type, old.state, old.reason) is distinct from (new.parent, new.type, new.state, new.reason))
  execute function agents.note_history();

/* Agents with their names. */
create view agents.listed with (security_invoker = true) as
  select agent.*, member.username, member.username_key, member.nickname
    from agents.agent join members.member on member.id = agent.member;

/* The agent whose invitation led to a member: the first, closed or not, on the way of who invited whom. */
create function agents.inviting_agent(of uuid) returns uuid language sql stable as $$
  with recursive chain (id) as (
    select invited_by from members.member where id = of
    union all
    select member.invited_by from chain join members.member on member.id = chain.id
     where not exists (select from agents.agent where agent.member = chain.id)
  )
  select agent.member from chain join agents.agent on agent.member = chain.id
$$;

/* Agents on the way from the top of the tree down to each of these, with their place on it; the agent is the last. */
create function agents.paths(of uuid[]) returns table (agent uuid, member uuid, height integer)
language sql stable as $$
  with recursive chain (agent, member, height) as (
    select leaf, leaf, 0 from unnest(of) leaf
    union all
    select chain.agent, above.parent, chain.height + 1 from chain
      join agents.agent above on above.member = chain.member where above.parent is not null
  )
  select agent, member, height from chain
$$;

/* An agent and all agents below, closed ones too. */
create function agents.branch(of uuid) returns table (member uuid) language sql stable as $$
  with recursive below (member) as (
    select agent.member from agents.agent where agent.member = of
    union all
    select agent.member from below join agents.agent on agent.parent = below.member
  )
  select member from below
$$;

/* How many members belong to each of these agents and to none below. A closed agent and their members belong above. */
create function agents.own_members(of uuid[]) returns table (agent uuid, members bigint) language sql stable as $$
  with recursive node (agent, member) as (
    select leaf, leaf from unnest(of) leaf
    union all
    select node.agent, child.member from node
      join agents.agent child on child.parent = node.member and child.state = 'closed'
  ),
  below (agent, member) as (
    select node.agent, invited.id from node join members.member invited on invited.invited_by = node.member
     where not exists (select from agents.agent known where known.member = invited.id)
    union all
    select below.agent, invited.id from below join members.member invited on invited.invited_by = below.member
     where not exists (select from agents.agent known where known.member = invited.id)
  ),
  own as (
    select below.agent from below
    union all
    select node.agent from node where node.member <> node.agent
  )
  select own.agent, count(*) from own group by own.agent
$$;

call platform.wall('agents.type');
call platform.wall('agents.agent');
call platform.wall('agents.history');
call audit.watch('agents.type', '{brand,type}');
call audit.watch('agents.agent', '{member}');
grant usage on schema agents to sanuk_application;
grant select, insert, update on agents.type to sanuk_application;
grant select, insert on agents.agent to sanuk_application;
grant update (type, parent, state, reason, since) on agents.agent to sanuk_application;
grant select on agents.history, agents.listed to sanuk_application;
grant execute on all functions in schema agents to sanuk_application;

-- Members who were agents before there was a tree: each below the agent whose invitation led to them.
insert into agents.agent (member, brand, type, parent, appointed_at, since)
with recursive chain (member, id) as (
  select id, invited_by from members.member where type in (1, 2, 41, 42)
  union all
  select chain.member, above.invited_by from chain join members.member above on above.id = chain.id
   where above.type not in (1, 2, 41, 42)
)
select member.id, member.brand, member.type, parent.id, member.joined_at, member.joined_at
  from members.member
  left join lateral (
    select above.id from chain join members.member above on above.id = chain.id
     where chain.member = member.id and above.type in (1, 2, 41, 42)
  ) parent on true
 where member.type in (1, 2, 41, 42) order by member.joined_at, member.id;
