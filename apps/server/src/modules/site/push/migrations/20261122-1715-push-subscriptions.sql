create schema push;

-- A browser that wants the brand's news. It belongs to no member: nothing but what everybody may read is sent.
create table push.subscription (
  id uuid primary key,
  brand uuid not null,
  endpoint text not null,
  -- With these, messages are encrypted for it; nobody can send with them who has not the installation's secret, too.
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  language text not null,
  made_at timestamptz not null,
  unique (brand, endpoint)
);

-- An announcement that began to be sent. It begins once, for whoever is subscribed then.
create table push.message (
  announcement uuid primary key,
  brand uuid not null,
  begun_at timestamptz not null
);

create table push.delivery (
  announcement uuid not null references push.message,
  subscription uuid not null references push.subscription on delete cascade,
  brand uuid not null,
  tries integer not null default 0,
  -- When it is tried next; nothing where it is done with.
  next_at timestamptz,
  delivered_at timestamptz,
  primary key (announcement, subscription)
);
create index delivery_due on push.delivery (next_at) where next_at is not null;
create index delivery_of_subscription on push.delivery (subscription);

grant usage on schema push to sanuk_application;
grant select, insert, update, delete on push.subscription, push.delivery to sanuk_application;
grant select, insert on push.message to sanuk_application;
call platform.wall('push.subscription');
call platform.wall('push.message');
call platform.wall('push.delivery');
