-- A password's hash belongs to a brand as its member does.
alter table identity.credential add column brand uuid;
update identity.credential set brand = member.brand from members.member where member.id = credential.member;
alter table identity.credential alter column brand set not null;

call platform.wall('identity.credential');
call platform.wall('identity.session');
