-- Operators set what a brand is. What they saved is known by its number, so that nobody overwrites what they have not seen.
alter table system.brand add column revision integer not null default 1;
grant update (
  name, domains, time_zone, languages, lottery_type, logo, theme, logined_to_home_page, agent_centre_types, modules,
  registration, age_minimum, customer_service, licences, cdns, gtag_id, resources, blocked_countries, sms_countries,
  tells_unknown_accounts, revision) on system.brand to sanuk_application;
grant insert, update, delete on system.maintenance to sanuk_application;
