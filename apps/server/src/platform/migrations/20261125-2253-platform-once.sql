-- What is good once and was spent: nonces of sealed bodies and answered riddles, which come with one call and are spent
-- in one step. Their names are unguessable and say whose they are, so there is no wall.
create table platform.once (
  name text primary key,
  expires_at timestamptz not null
);
insert into platform.once select 'sealed ' || nonce, expires_at from platform.sealed_nonce;
drop table platform.sealed_nonce;

grant select, insert, delete on platform.once to sanuk_application;
