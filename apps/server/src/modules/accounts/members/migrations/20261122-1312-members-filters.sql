-- Operators look at agents, at trials and at closed accounts, which are few among many.
create index member_of_type on members.member (brand, type, joined_at desc, id desc);
create index member_closed on members.member (brand, joined_at desc, id desc) where closed_at is not null;
