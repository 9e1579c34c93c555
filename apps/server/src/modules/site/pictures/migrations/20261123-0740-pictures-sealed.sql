-- What is not open is encrypted: its bytes under a key of their own, and that key under one of the installation's, by its
-- name. What was kept before has neither, until the job `pictures-seal` has come by.
alter table pictures.file
  add column key_id text,
  add column data_key bytea,
  add constraint sealed_has_its_key check ((key_id is null) = (data_key is null)),
  add constraint open_is_readable check (not open or key_id is null);
create index file_by_key on pictures.file (key_id) where not open;
grant update (bytes, key_id, data_key) on pictures.file to sanuk_application;
