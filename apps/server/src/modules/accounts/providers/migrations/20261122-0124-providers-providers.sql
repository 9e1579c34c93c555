create schema providers;

-- Issuers of OpenID Connect whose accounts may sign in at a brand. The client secret is encrypted under a key of the
-- installation.
create table providers.provider (
  brand uuid not null,
  code text not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  token_endpoint text,
  enabled boolean not null,
  primary key (brand, code)
);

-- Sign-ins under way, by the hash of their state. Verifier and nonce are encrypted; the browser is known by the hash of
-- its cookie.
create table providers.attempt (
  state_hash bytea primary key,
  brand uuid not null,
  provider text not null,
  browser_hash bytea not null,
  origin text not null,
  page text not null,
  secrets bytea not null,
  expires_at timestamptz not null
);
create index attempt_expiry on providers.attempt (expires_at);

-- Who came back from a provider, until the page spends the ticket.
create table providers.ticket (
  ticket_hash bytea primary key,
  brand uuid not null,
  browser_hash bytea not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  name text,
  expires_at timestamptz not null
);
create index ticket_expiry on providers.ticket (expires_at);

-- Whom a provider's account lets in. It is known by issuer and subject alone: an address of mail may change hands.
create table providers.identity (
  brand uuid not null,
  issuer text not null,
  subject text not null,
  member uuid not null,
  provider text not null,
  email text,
  linked_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, issuer, subject),
  constraint one_of_a_provider unique (member, provider)
);

-- Tokens of others that were good once, by their hashes, until they are good for nothing anyway.
create table providers.spent_token (
  token_hash bytea primary key,
  brand uuid not null,
  expires_at timestamptz not null
);
create index spent_token_expiry on providers.spent_token (expires_at);

grant usage on schema providers to sanuk_application;
grant select, insert, update, delete on all tables in schema providers to sanuk_application;

call platform.wall('providers.provider');
call platform.wall('providers.attempt');
call platform.wall('providers.ticket');
call platform.wall('providers.identity');
call platform.wall('providers.spent_token');
