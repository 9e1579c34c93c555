create schema statements;

-- How the files of an account's bank are read: the names of their columns, and which holds what.
create table statements.layout (
  brand uuid not null,
  -- 'main', or an account of the cashier's.
  account text not null,
  headers text[] not null,
  columns jsonb not null,
  tolerance_minutes integer not null check (tolerance_minutes between 0 and 1440),
  primary key (brand, account)
);
call platform.wall('statements.layout');
call audit.watch('statements.layout', '{brand,account}');

-- A bank's file of one of the brand's accounts, compared with our books.
create table statements.statement (
  id uuid primary key,
  brand uuid not null,
  account text not null,
  currency text not null,
  file_name text not null,
  file_hash text not null,
  made_by text not null,
  made_at timestamptz not null,
  first_at timestamptz not null,
  until timestamptz not null,
  -- From when on our books were looked at.
  covers_from timestamptz not null,
  lines integer not null check (lines > 0),
  fresh integer not null check (fresh between 0 and lines),
  money_in bigint not null check (money_in >= 0),
  money_out bigint not null check (money_out >= 0),
  lines_in integer not null,
  lines_out integer not null,
  opening bigint,
  closing bigint,
  -- What running balances moved by without a line: how often, and the first of them.
  gaps integer not null,
  gaps_named jsonb not null,
  -- What our books had with the bank at its end, and what had arrived by then and was nobody's.
  books bigint not null,
  held bigint not null,
  tolerance_minutes integer not null,
  constraint statement_of_file unique (brand, account, file_hash)
);
create index statement_newest on statements.statement (brand, made_at desc, id desc);
create index statement_of_account on statements.statement (brand, account, until desc);
call platform.wall('statements.statement');
call audit.watch('statements.statement');

-- Each line once, in whichever file it stood first, and what of our books it is.
create table statements.line (
  id uuid primary key,
  brand uuid not null,
  account text not null,
  statement uuid not null references statements.statement,
  digest text not null,
  line integer not null,
  at timestamptz not null,
  -- How exactly the bank says when, in milliseconds.
  span integer not null check (span > 0),
  amount bigint not null check (amount <> 0),
  balance bigint,
  reference text not null,
  description text not null,
  entry text,
  matched_by text check (matched_by in ('reference', 'amount', 'hand')),
  constraint line_once unique (brand, account, digest),
  -- One to one: what our books have once, the bank has once.
  constraint entry_once unique (brand, account, entry),
  constraint a_match_has_its_way check ((entry is null) = (matched_by is null))
);
create index line_of_statement on statements.line (statement, line);
create index line_open on statements.line (brand, account, at) where entry is null;
call platform.wall('statements.line');

create table statements.difference (
  id uuid primary key,
  brand uuid not null,
  account text not null,
  -- The comparison that found it.
  statement uuid not null references statements.statement,
  kind text not null check (kind in ('only_at_bank', 'only_in_books', 'other_amount')),
  state text not null check (state in ('open', 'cleared', 'settled')),
  line uuid references statements.line,
  entry text,
  -- Our side as it was then.
  our_amount bigint,
  our_at timestamptz,
  our_reference text,
  constraint difference_of_line unique (line, kind),
  constraint difference_of_entry unique (brand, account, entry, kind),
  constraint it_has_its_sides check (
    (line is not null) = (kind <> 'only_in_books') and (entry is not null) = (kind <> 'only_at_bank')),
  constraint our_side_is_whole check (
    (entry is null) = (our_amount is null) and (entry is null) = (our_at is null)
    and (entry is null) = (our_reference is null))
);
create index difference_in_order on statements.difference (statement, id);
create index difference_open on statements.difference (brand, account) where state = 'open';
call platform.wall('statements.difference');

-- What an operator said of a difference, once; and the held payment that was made of it.
create table statements.settlement (
  difference uuid primary key references statements.difference,
  brand uuid not null,
  note text not null,
  settled_by text not null,
  settled_at timestamptz not null,
  payment uuid
);
call platform.wall('statements.settlement');
call audit.watch('statements.settlement', '{difference}');

grant usage on schema statements to sanuk_application;
grant select, insert, update on statements.layout to sanuk_application;
grant select, insert on statements.statement, statements.line, statements.difference, statements.settlement
  to sanuk_application;
grant update (entry, matched_by) on statements.line to sanuk_application;
grant update (state) on statements.difference to sanuk_application;
