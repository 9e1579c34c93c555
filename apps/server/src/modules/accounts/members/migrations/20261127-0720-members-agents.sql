-- An agent's members are found by who invited whom, from the inviter down.
create index member_of_inviter on members.member (invited_by) where invited_by is not null;
-- Members become agents, and agents members again (`agents`).
grant update (type) on members.member to sanuk_application;
