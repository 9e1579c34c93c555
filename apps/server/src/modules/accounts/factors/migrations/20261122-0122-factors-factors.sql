create schema factors;

-- An authenticator app. Its secret is encrypted under a key of the installation; until it is confirmed it is a try.
create table factors.totp (
  member uuid primary key,
  brand uuid not null,
  secret bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint not null default 0
);

-- Recovery codes that are left, as hashes under a key of the installation.
create table factors.recovery_code (
  member uuid not null,
  brand uuid not null,
  code_hash bytea not null,
  primary key (member, code_hash)
);

create table factors.passkey (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  credential_id text not null,
  public_key bytea not null,
  -- How often it was used, where its maker counts; it never goes back.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  synced boolean not null,
  made_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_is_one unique (brand, credential_id)
);
create index passkey_of_member on factors.passkey (member);

-- What a passkey has to sign, as a hash: good for one try. Without a member, whoever signs it is signing in.
create table factors.challenge (
  challenge_hash bytea primary key,
  brand uuid not null,
  member uuid,
  purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
  expires_at timestamptz not null
);
create index challenge_expiry on factors.challenge (expires_at);

grant usage on schema factors to sanuk_application;
grant select, insert, update, delete on all tables in schema factors to sanuk_application;

call platform.wall('factors.totp');
call platform.wall('factors.recovery_code');
call platform.wall('factors.passkey');
call platform.wall('factors.challenge');
