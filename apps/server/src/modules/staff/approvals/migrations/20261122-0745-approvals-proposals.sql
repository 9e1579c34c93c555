create schema approvals;

-- What one operator proposes and another decides.
create table approvals.proposal (
  id uuid primary key,
  brand uuid not null,
  kind text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn', 'outdated')),
  about text not null,
  subject_id text not null,
  details jsonb not null,
  note text,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  constraint decided_once check ((state = 'waiting') = (decided_at is null)),
  -- Two pairs of eyes, whatever the program thinks.
  constraint decided_by_another check (state not in ('approved', 'rejected') or decided_by <> proposed_by)
);
-- One at a time about one thing.
create unique index proposal_waiting on approvals.proposal (brand, kind, subject_id) where state = 'waiting';
create index proposal_newest on approvals.proposal (brand, proposed_at desc, id desc);

grant usage on schema approvals to sanuk_application;
grant select, insert, update on approvals.proposal to sanuk_application;
call platform.wall('approvals.proposal');
call audit.watch('approvals.proposal');
