-- Private notes of agents about people of their branches.
create table team.remark (
  brand uuid not null,
  agent uuid not null,
  member uuid not null,
  remark text not null check (char_length(remark) between 1 and 60),
  primary key (agent, member)
);

-- Seen by whoever wrote it, not by agents above.
call platform.wall('team.remark');
call platform.wall_branch('team.remark',
  'agent = (select nullif(current_setting(''sanuk.branch'', true), '''')::uuid)');
grant select, insert, update, delete on team.remark to sanuk_application;
