alter table approvals.proposal
  -- Operators whose own rights it is about: they do not approve it either.
  add column concerns uuid[] not null default '{}',
  add constraint approved_by_nobody_concerned check (state <> 'approved' or decided_by <> all (concerns));
