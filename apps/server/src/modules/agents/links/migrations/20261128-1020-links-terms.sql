/* Contracts that whoever becomes an agent by a link starts with, each {scheme, tiers}. */
alter table links.link
  add column terms jsonb not null default '[]' check (jsonb_typeof(terms) = 'array'),
  add constraint terms_are_for_agents check (terms = '[]' or type <> 0);
