-- What outcomes are drawn from. The server seed is drawn and its hash told before the player says the client seed, so
-- that neither was chosen by who knew the other. It is told once no round is drawn from it any more.
create table studio.seed (
  id uuid primary key,
  -- A member, or the session of a demo.
  player text not null,
  state text not null check (state in ('next', 'playing', 'told')),
  -- Sealed: whoever reads this table foresees nothing.
  server_seed bytea not null,
  commitment bytea not null check (length(commitment) = 32),
  client_seed text,
  -- Rounds drawn from it, each by its own number: 0, 1, 2 and so on.
  rounds integer not null default 0,
  created_at timestamptz not null,
  told_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'told') = (told_at is not null))
);
create unique index seed_next on studio.seed (player) where state = 'next';
create unique index seed_playing on studio.seed (player) where state = 'playing';
create index seed_told on studio.seed (player, told_at desc) where state = 'told';
create unique index seed_commitment on studio.seed (commitment);

alter table studio.round
  add column seed uuid references studio.seed,
  add column nonce integer check (nonce >= 0),
  add constraint round_drawn unique (seed, nonce),
  add constraint round_nonce check ((seed is null) = (nonce is null));

grant select, insert, update, delete on studio.seed to sanuk_studio;
