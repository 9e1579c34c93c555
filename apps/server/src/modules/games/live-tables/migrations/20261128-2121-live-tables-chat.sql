-- Operators moderate the chat at live tables, too.
alter table live_tables.request drop constraint request_kind_check;
alter table live_tables.request add constraint request_kind_check check (
  kind in ('settings', 'void', 'correction', 'chat_off', 'chat_on', 'hide', 'restore', 'mute', 'unmute')
);
