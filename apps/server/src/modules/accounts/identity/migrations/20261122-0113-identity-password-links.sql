-- Links under which a member may set a new password, by the hash of their token: whoever reads this table opens nothing.
-- A member has one at most, the newest.
create table identity.password_link (
  member uuid primary key,
  brand uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index password_link_expiry on identity.password_link (expires_at);

grant select, insert, update, delete on identity.password_link to sanuk_application;
call platform.wall('identity.password_link');
