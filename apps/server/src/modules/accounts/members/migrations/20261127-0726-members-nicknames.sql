-- The form in which a nickname that somebody chose is the same as another (`username-key.ts`): one member of a brand has
-- it. Null for a member who is called by the username, which is unique by itself.
alter table members.member add column nickname_key text;

-- Of several members who chose the same nickname before, the first keeps the claim on it; the others may go on with it.
update members.member set nickname_key = first.key
  from (select distinct on (m.brand, lower(normalize(m.nickname, NFKC)))
               m.id, lower(normalize(m.nickname, NFKC)) as key
          from members.member m
         where lower(normalize(m.nickname, NFKC)) <> m.username_key
           and not exists (select from members.member other
                            where other.brand = m.brand and other.username_key = lower(normalize(m.nickname, NFKC)))
         order by m.brand, lower(normalize(m.nickname, NFKC)), m.joined_at, m.id) as first
 where member.id = first.id;

create unique index member_nickname on members.member (brand, nickname_key) where nickname_key is not null;
grant update (nickname_key) on members.member to sanuk_application;
