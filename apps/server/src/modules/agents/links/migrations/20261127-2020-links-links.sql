create schema links;

/* Links by which people register below an agent. */
create table links.link (
  id uuid primary key,
  brand uuid not null,
  agent uuid not null,
  -- Ten letters and digits; invitation codes of members have eight.
  code text not null check (code ~ '^[2-9A-HJKMNP-Z]{10}$'),
  -- What whoever registers by it becomes: a plain member, or an agent of a type.
  type smallint not null check (type in (0, 1, 2, 41, 42)),
  host text not null,
  note text not null,
  request_id uuid not null,
  created_at timestamptz not null,
  -- Null for a link that does not expire.
  expires_at timestamptz check (expires_at > created_at),
  -- Null while the agent has not closed it.
  closed_at timestamptz,
  constraint link_of_code unique (brand, code),
  constraint link_of_request unique (agent, request_id)
);
create index link_of_agent on links.link (agent, created_at desc, id desc);

/* How often the page of a link was opened on a business day. Who opened it is not kept. */
create table links.visits (
  link uuid not null references links.link,
  brand uuid not null,
  day date not null,
  visits integer not null check (visits > 0),
  primary key (link, day)
);

/* Members who registered by a link. */
create table links.joined (
  member uuid primary key,
  brand uuid not null,
  link uuid not null references links.link
);
create index joined_of_link on links.joined (link);

/* Accounts that agents opened for others. */
create table links.account (
  member uuid primary key,
  brand uuid not null,
  agent uuid not null,
  type smallint not null check (type in (0, 1, 2, 41, 42)),
  request_id uuid not null,
  opened_at timestamptz not null,
  constraint account_of_request unique (agent, request_id)
);
create index account_of_agent on links.account (agent, opened_at);

/*
 * What came by each of these links: accounts, of them those that paid in and those that played validly, and their valid
 * stake in a currency.
 */
create function links.results(of uuid[], played_in text)
returns table (link uuid, registrations bigint, first_deposits bigint, played bigint, valid bigint)
language sql stable as $$
  select joined.link, count(*), count(*) filter (where paid.once), count(*) filter (where play.valid > 0),
         coalesce(sum(play.valid), 0)::bigint
    from links.joined
    cross join lateral (
      select exists (
        select from cashier.deposit where deposit.member = joined.member and deposit.state = 'credited'
      ) as once
    ) paid
    cross join lateral (
      select coalesce(sum(played.valid), 0)::bigint as valid from turnover.member_day played
       where played.member = joined.member and played.currency = played_in
    ) play
   where joined.link = any (of) group by joined.link
$$;

call platform.wall('links.link');
call platform.wall('links.visits');
call platform.wall('links.joined');
call platform.wall('links.account');
call agents.wall_agents('links.link', 'agent');
call platform.wall_branch('links.visits', 'exists (select from links.link where link.id = visits.link)');
call agents.wall_members('links.joined', 'member');
call agents.wall_agents('links.account', 'agent');

grant usage on schema links to sanuk_application;
grant select, insert on links.link, links.visits, links.joined, links.account to sanuk_application;
grant update (note, closed_at) on links.link to sanuk_application;
grant update (visits) on links.visits to sanuk_application;
grant execute on all functions in schema links to sanuk_application;
