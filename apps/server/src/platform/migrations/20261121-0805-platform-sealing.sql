-- Keys under which browsers seal bodies with passwords in them, and the nonces of bodies that were opened lately.
-- Both stand here rather than in one process, so that any process may open what another one's key sealed.
-- The schema itself is made by the runner of migrations, which keeps its own record there.

create table platform.sealing_key (
  kid uuid primary key,
  private_key jsonb not null,
  public_key jsonb not null,
  made_at timestamptz not null default clock_timestamp()
);

create table platform.sealed_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index sealed_nonce_expiry on platform.sealed_nonce (expires_at);

grant usage on schema platform to sanuk_application;
grant select, insert, delete on platform.sealing_key, platform.sealed_nonce to sanuk_application;
