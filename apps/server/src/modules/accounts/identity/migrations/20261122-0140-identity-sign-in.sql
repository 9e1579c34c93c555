-- Browsers from which a member has signed in. Each keeps a secret in a cookie; here stands its hash.
create table identity.device (
  brand uuid not null,
  member uuid not null,
  token_hash bytea not null,
  -- Where it was last seen, as ISO 3166-1 names countries; null where nobody knows.
  country text,
  known_since timestamptz not null,
  seen_at timestamptz not null,
  primary key (member, token_hash)
);
call platform.wall('identity.device');

-- Browsers that may sign in without the password for a day. The secret changes with every use: one that comes back
-- was copied, and then none of the member's is believed any more.
create table identity.remembered (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  secret_hash bytea not null,
  device_hash bytea not null,
  expires_at timestamptz not null
);
create index remembered_of_member on identity.remembered (member);
create index remembered_expiry on identity.remembered (expires_at);
call platform.wall('identity.remembered');

-- Sign-ins that are not finished: a password must be changed, or something more be proved.
create table identity.ticket (
  token_hash bytea primary key,
  brand uuid not null,
  member uuid not null,
  purpose text not null check (purpose in ('change_password', 'prove')),
  content jsonb not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index ticket_expiry on identity.ticket (expires_at);
call platform.wall('identity.ticket');

-- A password that must be changed before anything else, because others may know it.
alter table identity.credential add column expires_at timestamptz;

-- What money leaves by. Five wrong ones lock it.
create table identity.payment_password (
  member uuid primary key,
  brand uuid not null,
  password_hash text not null,
  wrong_tries smallint not null default 0,
  locked_until timestamptz,
  changed_at timestamptz not null
);
call platform.wall('identity.payment_password');

grant select, insert, update, delete on identity.device, identity.remembered, identity.ticket, identity.payment_password
  to sanuk_application;
