-- Free rounds that the platform granted a member: how many in which games, at which stake. What is left of them is counted
-- from their rounds, so that each is counted once whatever breaks off.
create table studio.free_grant (
  name text primary key,
  member text not null,
  currency text not null,
  games text[] not null,
  rounds integer not null check (rounds > 0),
  stake bigint not null check (stake > 0),
  most_win bigint not null check (most_win > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  made_at timestamptz not null,
  revoked_at timestamptz
);
create index free_grant_of_member on studio.free_grant (member, until_at);

-- The grant by which a round is played free.
alter table studio.round add column free_grant text references studio.free_grant;
create index round_of_free_grant on studio.round (free_grant) where free_grant is not null;

grant select, insert on studio.free_grant to sanuk_studio;
grant update (revoked_at) on studio.free_grant to sanuk_studio;
