-- What operators write of a member, and why they closed or reopened the account.
create table members.note (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  operator uuid not null,
  kind text not null check (kind in ('note', 'closed', 'reopened')),
  body text not null check (length(body) between 1 and 1000),
  written_at timestamptz not null
);
create index note_of_member on members.note (member, written_at desc);
call platform.wall('members.note');
grant select, insert on members.note to sanuk_application;

-- Named by the member, so that all that was done to one is found together.
call audit.watch('members.note', '{member}');
call audit.watch('members.member', '{id}', '{mobile,email,email_key,birthday}');
