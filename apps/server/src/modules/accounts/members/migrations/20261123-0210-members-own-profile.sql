-- What members told of themselves that says more than how they are reached: encrypted, as numbers of documents are.
alter table members.profile add column private bytea;
grant update (private) on members.profile to sanuk_application;

-- A portrait of the member's own stands before the drawn one.
alter table members.member add column picture uuid;
grant update (picture, birthday) on members.member to sanuk_application;

create function members.refuse_second_birthday() returns trigger language plpgsql as $$
begin
  raise exception 'nobody is born twice';
end $$;
create trigger birthday_stays before update of birthday on members.member for each row
  when (old.birthday is not null and new.birthday is distinct from old.birthday)
  execute function members.refuse_second_birthday();

-- Which of it a brand asks for; what it never decided is as the code has it.
create table members.profile_fields (
  brand uuid primary key,
  fields text[] not null
);
grant select, insert, update on members.profile_fields to sanuk_application;
call platform.wall('members.profile_fields');
call audit.watch('members.profile_fields', '{brand}');
