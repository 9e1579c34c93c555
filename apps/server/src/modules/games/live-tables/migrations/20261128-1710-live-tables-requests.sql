create schema live_tables;

-- What operators asked of the vendors of live tables. It stands here before the vendor is asked; a vendor does it once by
-- its id. The audit shows who asked for it, when, and what was before and after.
create table live_tables.request (
  id uuid primary key,
  number bigint generated always as identity unique,
  brand uuid not null,
  operator uuid not null,
  vendor text not null,
  game text not null,
  kind text not null check (kind in ('settings', 'void', 'correction')),
  -- The coup that is changed by it.
  coup uuid,
  -- The settings, or the turns of the result, that were asked for.
  wanted jsonb not null,
  reason text not null check (char_length(reason) between 1 and 255),
  -- `asked`: it is not known whether the vendor did it; the same request may be sent again.
  state text not null check (state in ('asked', 'done', 'refused')),
  refused_for text,
  before jsonb,
  after jsonb,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint answered_is_whole check ((state = 'asked') = (answered_at is null)),
  constraint done_is_whole check ((state = 'done') = (after is not null)),
  constraint refused_is_whole check ((state = 'refused') = (refused_for is not null))
);
create index request_of_coup on live_tables.request (vendor, coup, number) where coup is not null;

grant usage on schema live_tables to sanuk_application;
grant select, insert on live_tables.request to sanuk_application;
grant update (coup, state, refused_for, before, after, answered_at) on live_tables.request to sanuk_application;
call platform.wall('live_tables.request');
-- What operators do about tables is for operators.
call platform.wall_branch('live_tables.request', 'false');
call audit.watch('live_tables.request');
