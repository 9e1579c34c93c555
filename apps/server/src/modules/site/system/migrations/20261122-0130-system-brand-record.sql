-- All that makes a brand its own.
alter table system.brand
  add column lottery_type text not null default 'ELOTT',
  add column logo text,
  add column theme jsonb not null default '{"light": {}, "dark": {}}',
  add column agent_centre_types smallint[] not null default '{1,2,41,42}',
  -- What the registration asks otherwise than by default, field by field.
  add column registration jsonb not null default '{}',
  add column age_minimum smallint not null default 18 check (age_minimum >= 18),
  add column cdns jsonb not null default '{"images": [], "games": []}',
  add column gtag_id text,
  -- Apps and other addresses, as the site's download page and its routers name them.
  add column resources jsonb not null default '[]',
  -- Countries whose numbers get codes by SMS, as ISO 3166-1 names them by two letters; the usual one first.
  add column sms_countries text[] not null default '{TH}',
  -- Whether somebody who asks is told that an account does not exist.
  add column tells_unknown_accounts boolean not null default false;

-- A host name belongs to one brand: which one is asked for on every call.
create function system.one_brand_per_domain() returns trigger language plpgsql as $$
begin
  if exists (select from system.brand where id <> new.id and domains && new.domains) then
    raise exception 'a domain of brand % belongs to another brand', new.code using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger one_brand_per_domain before insert or update of domains on system.brand
  for each row execute function system.one_brand_per_domain();

-- Demo brands show everything there is.
update system.brand set modules = array(
  select distinct unnest(modules || '{MOBILENUMREG3,REGMOBVERF3,FREEPLAY3,LOGIN3,MOBILEVERCODELOGIN3,CHNGPASSVERIF3,
                                      PWDEXPFORCECHANGE3,NEWDEVVERIF3,MEMBER3,MANPLAYREB3}'::text[])) where demo;
