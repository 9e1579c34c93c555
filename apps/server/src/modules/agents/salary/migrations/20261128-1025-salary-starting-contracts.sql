/*
 * The contracts that new agents of a brand get by their type, from a day on until the next decision: where neither a
 * link nor whoever opened the account says otherwise.
 */
create table salary.defaults (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index defaults_in_force on salary.defaults (brand, effective_from desc, decided_at desc);
grant select, insert on salary.defaults to sanuk_application;
call platform.wall('salary.defaults');
call audit.watch('salary.defaults');

/*
 * Why tiers hold: operators decided it, agents agreed, a contract above was lowered, whoever brought the agent in gave
 * them, or they are the default of the agent's type.
 */
alter table salary.contract
  drop constraint contract_reason_check,
  add constraint contract_reason_check check (reason in ('operator', 'agreement', 'lower_above', 'given', 'default'));
