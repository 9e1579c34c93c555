-- With which project of Firebase the brand proves mobile numbers: {"project", "apiKey", "authDomain", "standIn"}, all of
-- it public. Without one it sends codes of its own. Only a demo brand speaks to the installation's stand-in for Google.
alter table system.brand
  add column firebase jsonb,
  add constraint stand_in_of_demo_brands_only check (demo or firebase is null or firebase -> 'standIn' = 'false');
