-- Newer versions of the brand's terms and privacy policy that members agreed to after their registration.
create table members.agreement (
  member uuid not null,
  brand uuid not null,
  document text not null check (document in ('terms', 'privacy')),
  number integer not null check (number > 0),
  agreed_at timestamptz not null,
  agreed_address inet not null,
  primary key (member, document, number)
);
call platform.wall('members.agreement');
grant select, insert on members.agreement to sanuk_application;
