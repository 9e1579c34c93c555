alter table operators.operator
  -- When powers to decide that were given lately can be used: `{"money.decide": "2026-11-28T04:05:00.000Z"}`.
  add column decides_from jsonb not null default '{}',
  -- Whether the present access was handed over by two people (or by the command line). One alone could be this operator.
  add column access_by_two boolean not null default false,
  add column made_by_command boolean not null default false;

-- Whoever works here already keeps what they have. The owners are those whom the installation began with.
update operators.operator
   set access_by_two = true,
       made_by_command = exists (
         select from operators.role where role.id = operator.role and powers @> '{*}');
