create schema members;

create table members.member (
  id uuid primary key,
  brand uuid not null,
  username text not null,
  -- The name in the form in which no two members may be alike.
  username_key text not null,
  nickname text not null,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  avatar smallint not null default 0,
  currency text not null,
  birthday date,
  affiliate_code text,
  rank_level smallint not null default 0,
  joined_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  closed_at timestamptz,
  constraint member_username unique (brand, username_key)
);
create index member_newest on members.member (brand, joined_at desc, id desc);

grant usage on schema members to sanuk_application;
grant select, insert on members.member to sanuk_application;
grant update (nickname, avatar, seen_at, closed_at) on members.member to sanuk_application;
