-- Tables whose chat operators turned off; one without a row has its chat.
create table rooms.chat_settings (
  table_code text primary key,
  is_off boolean not null,
  changed_at timestamptz not null
);

-- What members wrote at tables. Kept for some weeks.
create table rooms.chat_message (
  id uuid primary key,
  number bigint generated always as identity unique,
  -- The page's name of it, once for a member.
  page_id uuid not null,
  table_code text not null,
  member text not null,
  -- Masked: as others are shown it.
  nickname text not null,
  text text check (char_length(text) between 1 and 160),
  phrase text,
  -- `reported`: enough members reported it, and no operator has decided yet. `kept`: an operator decided that it stays,
  -- whatever is reported. Only `shown` and `kept` are shown.
  state text not null check (state in ('shown', 'reported', 'hidden', 'kept')),
  said_at timestamptz not null,
  unique (member, page_id),
  check ((text is null) <> (phrase is null))
);
create index chat_message_of_table on rooms.chat_message (table_code, number);
create index chat_message_by_age on rooms.chat_message (said_at);

-- Who reported a message, each member once.
create table rooms.chat_report (
  message uuid not null references rooms.chat_message on delete cascade,
  member text not null,
  reported_at timestamptz not null,
  primary key (message, member)
);

-- Members who may not write at any of our tables until an instant, or for ever where there is none.
create table rooms.chat_mute (
  id uuid primary key,
  member text not null,
  nickname text not null,
  muted_at timestamptz not null,
  muted_until timestamptz check (muted_until > muted_at),
  -- When an operator ended it, or another one took its place.
  lifted_at timestamptz,
  reason text not null
);
create unique index chat_mute_of_member on rooms.chat_mute (member) where lifted_at is null;

grant select, insert, update on rooms.chat_settings to sanuk_rooms;
grant select, insert, update, delete on rooms.chat_message, rooms.chat_mute to sanuk_rooms;
grant select, insert, delete on rooms.chat_report to sanuk_rooms;

-- Whether the player may write to others, as the launch said; accounts on trial read only.
alter table rooms.session add column may_chat boolean not null default true;
