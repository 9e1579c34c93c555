create schema raffle;

-- What holds for draws that open from now on.
create table raffle.plan (
  brand uuid primary key,
  enabled boolean not null,
  stake_per_ticket bigint not null check (stake_per_ticket > 0),
  tickets_max integer not null check (tickets_max > 0),
  -- In the brand's time zone, HH:mm.
  draws_at text not null,
  -- [{"amount": "1000", "count": 5}, …], from the first place on.
  prizes jsonb not null,
  claim_days integer not null check (claim_days > 0)
);

-- A draw keeps what held when it opened: nobody's tickets are worth less because of a change.
create table raffle.draw (
  id uuid primary key,
  brand uuid not null,
  currency text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  stake_per_ticket bigint not null,
  tickets_max integer not null,
  prizes jsonb not null,
  claim_days integer not null,
  -- Secret until it is drawn; shown as its SHA-256 before.
  seed bytea not null check (length(seed) = 32),
  drawn_at timestamptz,
  tickets integer,
  -- The last seal of the ledger before it closed.
  seal bigint,
  constraint drawn_is_whole check ((drawn_at is null) = (tickets is null) and (drawn_at is null) = (seal is null))
);
-- One is open at a time.
create unique index draw_open on raffle.draw (brand) where drawn_at is null;
create index draw_newest on raffle.draw (brand, closes_at desc);

-- Whose the tickets of a drawn one are: numbers from `first` to `last`.
create table raffle.tickets (
  draw uuid not null references raffle.draw,
  brand uuid not null,
  member uuid not null,
  first integer not null,
  last integer not null check (last >= first),
  primary key (draw, member)
);
create unique index tickets_by_number on raffle.tickets (draw, first);

create table raffle.prize (
  draw uuid not null references raffle.draw,
  brand uuid not null,
  place integer not null,
  member uuid not null,
  ticket integer not null,
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  claimed_at timestamptz,
  primary key (draw, place)
);
create unique index prize_by_ticket on raffle.prize (draw, ticket);
create index prize_of_member on raffle.prize (member, expires_at desc);

grant usage on schema raffle to sanuk_application;
grant select, insert, update on raffle.plan to sanuk_application;
grant select, insert on raffle.draw, raffle.tickets, raffle.prize to sanuk_application;
grant update (drawn_at, tickets, seal) on raffle.draw to sanuk_application;
grant update (claimed_at) on raffle.prize to sanuk_application;

call platform.wall('raffle.plan');
call platform.wall('raffle.draw');
call platform.wall('raffle.tickets');
call platform.wall('raffle.prize');
call audit.watch('raffle.plan', '{brand}');
call platform.tells('raffle.draw', 'raffle');
