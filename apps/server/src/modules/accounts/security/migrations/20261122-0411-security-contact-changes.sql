create schema security;

-- Numbers and addresses to which a session sent a code so as to make them its member's. Who was asked for a proof is
-- not asked again while this stands, and nobody goes on with what another session began.
create table security.contact_change (
  session uuid not null,
  channel text not null check (channel in ('sms', 'mail')),
  member uuid not null,
  brand uuid not null,
  destination text not null,
  expires_at timestamptz not null,
  primary key (session, channel)
);
create index contact_change_expiry on security.contact_change (expires_at);
call platform.wall('security.contact_change');

grant usage on schema security to sanuk_application;
grant select, insert, update, delete on security.contact_change to sanuk_application;
