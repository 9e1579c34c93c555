-- Who came on an invitation is looked for each second, in the order of joining.
create index member_invited on members.member (joined_at, id) where invited_by is not null;
