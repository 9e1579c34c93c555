create schema identity;

create table identity.credential (
  member uuid primary key,
  password_hash text not null,
  -- Set for a password that somebody else chose: its owner must change it.
  temporary boolean not null default false,
  first_login_at timestamptz,
  changed_at timestamptz not null default clock_timestamp()
);

-- A session is found by the hash of its token: whoever reads this table cannot sign in with what stands there.
create table identity.session (
  token_hash bytea primary key,
  id uuid not null unique,
  member uuid not null,
  brand uuid not null,
  address inet not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index session_of_member on identity.session (member);
create index session_expiry on identity.session (expires_at);

grant usage on schema identity to sanuk_application;
grant select, insert, update on identity.credential to sanuk_application;
grant select, insert, update, delete on identity.session to sanuk_application;
