create schema feedback;

create table feedback.message (
  id uuid primary key,
  brand uuid not null,
  topic text not null,
  content text not null,
  email text,
  language text not null,
  -- Ids of the room `pictures`.
  pictures uuid[] not null,
  given_at timestamptz not null,
  settled_at timestamptz,
  note text
);
create index message_newest on feedback.message (brand, given_at desc, id desc);
create index message_open on feedback.message (brand, given_at desc, id desc) where settled_at is null;

grant usage on schema feedback to sanuk_application;
grant select, insert, update on feedback.message to sanuk_application;
call platform.wall('feedback.message');
call audit.watch('feedback.message');
