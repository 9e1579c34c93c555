create table operators.role (
  id uuid primary key,
  brand uuid not null,
  name text not null,
  -- Names of powers; `*` stands for all there are, also those of later versions.
  powers text[] not null,
  made_at timestamptz not null default clock_timestamp(),
  constraint role_name unique (brand, name)
);
grant select, insert, update, delete on operators.role to sanuk_application;
call platform.wall('operators.role');
call audit.watch('operators.role');

alter table operators.operator
  add column role uuid references operators.role,
  -- Somebody else chose the password: it lets nobody do anything but choose another.
  add column password_temporary boolean not null default false;

-- Whoever worked here before there were roles may do all of it.
insert into operators.role (id, brand, name, powers)
select gen_random_uuid(), brand, 'Owner', '{*}' from operators.operator group by brand;
update operators.operator set role = role.id from operators.role where role.brand = operator.brand;
alter table operators.operator alter column role set not null;

grant insert, update on operators.operator to sanuk_application;
call audit.watch('operators.operator', '{id}', '{password_hash}');

-- A sign-in whose password was right and whose code is still awaited.
create table operators.sign_in (
  ticket_hash bytea primary key,
  operator uuid not null,
  brand uuid not null,
  expires_at timestamptz not null
);
grant select, insert, delete on operators.sign_in to sanuk_application;
call platform.wall('operators.sign_in');
