-- Searches by the beginning of a username, in whatever order the database sorts its texts.
create index member_by_username on members.member (brand, username_key text_pattern_ops);
