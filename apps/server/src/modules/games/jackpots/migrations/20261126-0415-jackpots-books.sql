-- What members of a brand put into the pools of vendors, and won of them. The pools themselves are the vendors'.
create schema jackpots;

-- A pool as the brand's books have it. `counted`: what stakes put in, in millionths of the smallest unit. `posted`: the
-- whole units of it that stand in the ledger; the next posting bears the number `postings`.
create table jackpots.book (
  brand uuid not null,
  vendor text not null,
  pool text not null,
  currency text not null,
  counted numeric(38, 0) not null default 0,
  posted bigint not null default 0,
  postings integer not null default 0,
  since timestamptz not null,
  primary key (brand, vendor, pool, currency)
);

-- The same sums by business day.
create table jackpots.day (
  brand uuid not null,
  vendor text not null,
  pool text not null,
  currency text not null,
  day date not null,
  counted numeric(38, 0) not null,
  primary key (brand, vendor, pool, currency, day)
);

-- A win that was paid out of a pool, by the vendor's name of it. `amount` is what it is after all corrections, `booked`
-- what of it the pool's account has given.
create table jackpots.drop (
  vendor text not null,
  transaction text not null,
  brand uuid not null,
  pool text not null,
  currency text not null,
  member uuid not null,
  game text not null,
  round uuid not null,
  amount bigint not null check (amount >= 0),
  booked bigint not null default 0,
  postings integer not null default 0,
  at timestamptz not null,
  primary key (vendor, transaction)
);
create index drop_of_pool on jackpots.drop (brand, vendor, pool, currency, at desc);
create index drop_to_book on jackpots.drop (brand) where amount <> booked;

grant usage on schema jackpots to sanuk_application;
grant select, insert on jackpots.book, jackpots.day, jackpots.drop to sanuk_application;
grant update (counted, posted, postings) on jackpots.book to sanuk_application;
grant update (counted) on jackpots.day to sanuk_application;
grant update (amount, booked, postings) on jackpots.drop to sanuk_application;
call platform.wall('jackpots.book');
call platform.wall('jackpots.day');
call platform.wall('jackpots.drop');

-- How many pools have another account in the ledger, or other sums, than what was counted and won.
create function jackpots.wrong_books() returns bigint language sql stable as $$
  with booked as (
    select brand, owner, currency, balance from ledger.account_balance where kind = 'jackpot'
  ), counted as (
    select brand, vendor || ':' || pool as owner, currency, posted,
           posted <= div(counted, 1000000) and counted = (
             select coalesce(sum(day.counted), 0) from jackpots.day
              where (day.brand, day.vendor, day.pool, day.currency) = (book.brand, book.vendor, book.pool, book.currency)
           ) as adds_up
      from jackpots.book
  ), won as (
    select brand, vendor || ':' || pool as owner, currency, sum(booked) as booked from jackpots.drop
     group by brand, vendor, pool, currency
  )
  select count(*)
    from booked full join counted using (brand, owner, currency) full join won using (brand, owner, currency)
   where coalesce(balance, 0) <> coalesce(posted, 0) - coalesce(booked, 0) or not coalesce(adds_up, true)
$$;
grant execute on function jackpots.wrong_books to sanuk_application;
