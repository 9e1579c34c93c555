create schema verification;

-- The code that is live for a purpose at a number or an address; a newer one takes its place. Whose it is and what it
-- is are kept as HMACs: this table tells neither numbers nor codes.
create table verification.code (
  brand uuid not null,
  purpose text not null check (purpose in ('login', 'register', 'password', 'device', 'contact')),
  channel text not null check (channel in ('sms', 'mail')),
  destination bytea not null,
  digest bytea not null,
  tries smallint not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- The message that carried it; none where it was sent to nobody.
  sending uuid,
  primary key (brand, purpose, channel, destination)
);
create index code_expiry on verification.code (expires_at);

-- Messages of the last day by the block of numbers they went to, and whether their codes were used: who sends many to
-- numbers in a row, of which few are used, is after the price of the messages.
create table verification.sending (
  id uuid primary key,
  brand uuid not null,
  block text not null,
  sent_at timestamptz not null,
  used_at timestamptz
);
create index sending_of_block on verification.sending (brand, block, sent_at);
create index sending_age on verification.sending (sent_at);

grant usage on schema verification to sanuk_application;
grant select, insert, update, delete on verification.code, verification.sending to sanuk_application;
call platform.wall('verification.code');
call platform.wall('verification.sending');
