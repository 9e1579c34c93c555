create schema upline;

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table upline.rules (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index rules_in_force on upline.rules (brand, effective_from desc, decided_at desc);

-- Money from a member to whoever invited them.
create table upline.transfer (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  upline uuid not null,
  -- The browser's own name for the wish, so that a second click sends nothing more.
  request_id uuid not null,
  -- Of the brand's calendar.
  day date not null,
  amount bigint not null check (amount > 0),
  sent_at timestamptz not null,
  constraint transfer_request unique (member, request_id),
  constraint not_to_oneself check (member <> upline)
);
create index transfer_of_member on upline.transfer (member, sent_at desc, id desc);
create index transfer_of_brand on upline.transfer (brand, sent_at desc, id desc);

grant usage on schema upline to sanuk_application;
grant select, insert on upline.rules, upline.transfer to sanuk_application;
call platform.wall('upline.rules');
call platform.wall('upline.transfer');
call audit.watch('upline.rules');
