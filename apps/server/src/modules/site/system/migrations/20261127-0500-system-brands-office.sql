-- Brands are made and retired from the office of the installation's own brand, and by the command line.
alter table system.brand
  -- Since when the site is closed for good; it may be opened again.
  add column retired_at timestamptz;
grant insert on system.brand to sanuk_application;
grant update (retired_at) on system.brand to sanuk_application;
