create schema freezes;

-- What an agent keeps somebody right below from, and what became of it.
create table freezes.freeze (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  agent uuid not null,
  kind text not null check (kind in ('betting', 'sign_in', 'withdrawals')),
  reason text not null check (char_length(reason) between 1 and 200),
  frozen_at timestamptz not null,
  -- Of money always: nobody's own money is held for good.
  ends_at timestamptz,
  -- The operator who let it go on for longer, and why.
  extended_by uuid,
  extended_because text,
  ended_at timestamptz,
  -- Either an agent or an operator lifted it, or its time was over.
  lifted_by_agent uuid,
  lifted_by_operator uuid,
  lifted_because text,
  constraint money_for_a_time check (kind <> 'withdrawals' or ends_at is not null),
  constraint lifted_once check (num_nonnulls(lifted_by_agent, lifted_by_operator) <= 1)
);
create unique index freeze_in_force on freezes.freeze (member, kind) where ended_at is null;
create index freeze_of_member on freezes.freeze (member, frozen_at desc, id desc);

grant usage on schema freezes to sanuk_application;
grant select, insert on freezes.freeze to sanuk_application;
grant update (ends_at, extended_by, extended_because, ended_at, lifted_by_agent, lifted_by_operator, lifted_because)
  on freezes.freeze to sanuk_application;
call platform.wall('freezes.freeze');
call agents.wall_members('freezes.freeze', 'member');
call audit.watch('freezes.freeze');
