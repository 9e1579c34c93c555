create schema books;

-- Every look at the books: from which batch on, and what was not true.
create table books.look (
  id bigint generated always as identity primary key,
  since bigint not null,
  -- The next look begins here.
  until bigint not null,
  looked_at timestamptz not null default clock_timestamp(),
  took interval not null,
  broken jsonb not null
);

grant usage on schema books to sanuk_application;
grant select, insert on books.look to sanuk_application;
