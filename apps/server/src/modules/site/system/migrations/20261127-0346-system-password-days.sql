-- After how many days a password expires. Whether an expired one must be changed is a switch of the brand.
alter table system.brand add column password_days smallint not null default 90 check (password_days between 1 and 3650);
grant update (password_days) on system.brand to sanuk_application;
