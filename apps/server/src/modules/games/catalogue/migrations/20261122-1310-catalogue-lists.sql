-- Vendors whose lists wait until an operator takes them over.
create table catalogue.list_by_hand (
  vendor text primary key,
  since timestamptz not null default clock_timestamp()
);
grant select, insert, delete on catalogue.list_by_hand to sanuk_application;
call audit.watch('catalogue.list_by_hand', '{vendor}');
