/*
 * One agent asks the one right above or right below for other tiers, or to end the contract. It counts once the other
 * one accepts.
 */
create table salary.request (
  id uuid primary key,
  brand uuid not null,
  scheme salary.scheme not null,
  -- Who would be paid by the tiers, and the agent right above.
  agent uuid not null,
  upline uuid not null check (upline <> agent),
  asked_by uuid not null check (asked_by in (agent, upline)),
  -- None ends the contract.
  tiers jsonb not null,
  former jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'accepted', 'rejected', 'withdrawn', 'expired', 'outdated')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  constraint answered_once check ((state = 'waiting') = (answered_at is null))
);
create unique index one_request_waits on salary.request (scheme, agent) where state = 'waiting';
create index request_of_agent on salary.request (agent, asked_at desc);
create index request_of_upline on salary.request (upline, asked_at desc);
create index request_expires on salary.request (expires_at) where state = 'waiting';

/* Why tiers hold: operators decided it, agents agreed, or a contract above was lowered. */
alter table salary.contract add column reason text not null default 'operator'
  check (reason in ('operator', 'agreement', 'lower_above'));

grant select, insert on salary.request to sanuk_application;
grant update (state, answered_at) on salary.request to sanuk_application;
grant update (reason) on salary.contract to sanuk_application;
call platform.wall('salary.request');
call agents.wall_agents('salary.request', 'agent');
