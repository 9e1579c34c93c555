-- What a vendor says of a game besides: the entry it lies under, and which kind of lottery it is.
alter table catalogue.game add column parent text;
alter table catalogue.game add column play_type text;

-- Every process keeps the listed games in memory, filters and searches there, and reads what changed since the edition
-- it has. An edition is one transaction's: whoever writes takes the next number and holds it until the commit, so that
-- none is seen before an earlier one.
create table catalogue.edition (
  sole boolean primary key default true check (sole),
  number bigint not null
);
insert into catalogue.edition (number) values (1);
alter table catalogue.game add column edition bigint not null default 1;
create index game_of_edition on catalogue.game (edition);
drop index catalogue.game_listed;
alter table catalogue.game drop column search;

-- Its place in the vendor's list: what stays in order keeps its place, and newcomers stand between.
alter table catalogue.game alter column place type double precision;

-- What a brand's operators chose for a vassalage, and for a single game. Null leaves it as the vendor has it.
create table catalogue.vassalage_choice (
  brand uuid not null,
  game_type text not null,
  vassalage text not null,
  hidden boolean not null default false,
  hot boolean,
  place integer,
  classification text,
  minimum_stake bigint check (minimum_stake > 0),
  maximum_stake bigint,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (brand, game_type, vassalage),
  check (minimum_stake <= maximum_stake)
);
create table catalogue.game_choice (
  brand uuid not null,
  node_id uuid not null references catalogue.game,
  hidden boolean not null default false,
  hot boolean,
  place integer,
  classification text,
  minimum_stake bigint check (minimum_stake > 0),
  maximum_stake bigint,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (brand, node_id),
  check (minimum_stake <= maximum_stake)
);

-- The same for a brand's choices.
create table catalogue.choice_edition (
  brand uuid primary key,
  number bigint not null
);
create function catalogue.next_choice_edition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into catalogue.choice_edition as edition (brand, number) values (coalesce(new.brand, old.brand), 1)
  on conflict (brand) do update set number = edition.number + 1;
  return null;
end $$;
revoke all on function catalogue.next_choice_edition from public;
create trigger choice_edition after insert or update or delete on catalogue.vassalage_choice
  for each row execute function catalogue.next_choice_edition();
create trigger choice_edition after insert or update or delete on catalogue.game_choice
  for each row execute function catalogue.next_choice_edition();

create table catalogue.favourite (
  brand uuid not null,
  member uuid not null,
  node_id uuid not null references catalogue.game,
  added_at timestamptz not null default clock_timestamp(),
  primary key (member, node_id)
);
create index favourite_newest on catalogue.favourite (member, added_at desc);

-- When a member opened a game last.
create table catalogue.opened (
  brand uuid not null,
  member uuid not null,
  node_id uuid not null references catalogue.game,
  opened_at timestamptz not null,
  primary key (member, node_id)
);
create index opened_newest on catalogue.opened (member, opened_at desc);

call platform.wall('catalogue.vassalage_choice');
call platform.wall('catalogue.game_choice');
call platform.wall('catalogue.choice_edition');
call platform.wall('catalogue.favourite');
call platform.wall('catalogue.opened');

grant select, update on catalogue.edition to sanuk_application;
grant select on catalogue.choice_edition to sanuk_application;
grant select, insert, update, delete on catalogue.vassalage_choice, catalogue.game_choice to sanuk_application;
grant select, insert, delete on catalogue.favourite to sanuk_application;
grant select, insert, update, delete on catalogue.opened to sanuk_application;
