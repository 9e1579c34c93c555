create schema launch;

-- A game opened by a member. The token is a ticket until the vendor uses it, and the game's session from then on.
create table launch.game_session (
  token_hash bytea primary key,
  brand uuid not null,
  member uuid not null,
  vendor text not null,
  game text not null,
  currency text not null,
  language text not null,
  opened_at timestamptz not null default clock_timestamp(),
  ticket_expires_at timestamptz not null,
  authenticated_at timestamptz,
  expires_at timestamptz not null
);
create index game_session_of_member on launch.game_session (member);
create index game_session_expiry on launch.game_session (expires_at);

grant usage on schema launch to sanuk_application;
grant select, insert, delete on launch.game_session to sanuk_application;
grant update (authenticated_at, expires_at) on launch.game_session to sanuk_application;
