-- What members told of themselves, beyond their name. Numbers of identity documents are encrypted.
create table members.profile (
  member uuid primary key,
  brand uuid not null,
  details jsonb not null default '{}',
  id_number bytea,
  -- To which text a member agreed, when and from where: agreeing is an act (GLI-19 v3.0, 2.5.2).
  agreed_at timestamptz not null,
  agreed_address inet not null
);
call platform.wall('members.profile');

-- Codes by which agents invite. Random ones: they cannot be guessed, and say nothing about the agent.
create table members.invitation (
  brand uuid not null,
  code text not null,
  member uuid not null,
  made_at timestamptz not null,
  closed_at timestamptz,
  primary key (brand, code)
);
create index invitation_of_member on members.invitation (member);
call platform.wall('members.invitation');

-- Who invited a member, as it was when they joined.
alter table members.member add column invited_by uuid;

grant select, insert on members.profile, members.invitation to sanuk_application;
grant update (details, id_number) on members.profile to sanuk_application;
grant update (closed_at) on members.invitation to sanuk_application;
