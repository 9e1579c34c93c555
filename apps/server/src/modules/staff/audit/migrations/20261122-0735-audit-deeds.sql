-- What operators did. The database itself writes it down, row by row and in the same transaction as the change: no room
-- can forget it, and what was rolled back was not done. Who acts is told to every session (`sanuk.acting`).
create schema audit;

create table audit.deed (
  id bigint generated always as identity primary key,
  brand uuid not null,
  operator uuid not null,
  -- By which call: `PUT /ops/content/banners/{id}`.
  call text not null,
  -- Deeds of one transaction belong together.
  transaction xid8 not null default pg_current_xact_id(),
  done_at timestamptz not null default clock_timestamp(),
  -- The table, and the row by its key.
  subject text not null,
  subject_id text not null,
  verb text not null check (verb in ('added', 'changed', 'removed', 'did')),
  -- Of a change, the columns that changed. Secrets are never shown, only that they changed.
  before jsonb,
  after jsonb
);
create index deed_newest on audit.deed (brand, id desc);
create index deed_of_operator on audit.deed (brand, operator, id desc);
create index deed_of_subject on audit.deed (brand, subject, subject_id, id desc);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays written';
end $$;
create trigger deed_stays before update or delete or truncate on audit.deed
  for each statement execute function audit.refuse_change();


/* What differs between two versions of a row, of the one that comes first. */
create function audit.differing(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(one) where value is distinct from other -> key
$$;

/* A row without what nobody may read in it. */
create function audit.without(shown jsonb, hidden text[]) returns jsonb language sql immutable as $$
  select shown || coalesce(jsonb_object_agg(name, '•••'), '{}') from unnest(hidden) name where shown ? name
$$;


create function audit.write_down(acting text, subject text, subject_id text, verb text, before jsonb, after jsonb)
returns void language sql security definer set search_path = '' as $$
  insert into audit.deed (operator, brand, call, subject, subject_id, verb, before, after)
  values (
    split_part(acting, ' ', 1)::uuid, split_part(acting, ' ', 2)::uuid,
    substr(acting, 75), subject, subject_id, verb, before, after)
$$;

/* Called by the triggers of `audit.watch`: the key columns, then those that are hidden. */
create function audit.note_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hidden text[] := tg_argv[1]::text[];
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  latter jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  named text := (
    select string_agg(coalesce(latter, former) ->> name, ' ' order by place)
      from unnest(tg_argv[0]::text[]) with ordinality key (name, place));
begin
  if tg_op = 'UPDATE' then
    if former = latter then return null; end if;
    perform audit.write_down(
      current_setting('sanuk.acting'), tg_table_schema || '.' || tg_table_name, named, 'changed',
      audit.without(audit.differing(former, latter), hidden), audit.without(audit.differing(latter, former), hidden));
  else
    perform audit.write_down(
      current_setting('sanuk.acting'), tg_table_schema || '.' || tg_table_name, named,
      case tg_op when 'INSERT' then 'added' else 'removed' end,
      audit.without(former, hidden), audit.without(latter, hidden));
  end if;
  return null;
end $$;

/*
 * Writes down what operators change in a table. What members and the platform change in it is left alone. A row is named
 * by its key columns; the hidden ones are secrets, or too long to keep twice.
 */
create procedure audit.watch(watched regclass, key text[] default '{id}', hidden text[] default '{}')
language plpgsql as $$
begin
  execute format(
    'create trigger watched after insert or update or delete on %s for each row
       when (coalesce(current_setting(''sanuk.acting'', true), '''') <> '''')
       execute function audit.note_row(%L, %L)', watched, key::text, hidden::text);
end $$;

/* For deeds that change no row: somebody signed in, or took a list away. Nothing where nobody acts. */
create function audit.say(subject text, subject_id text, details jsonb)
returns void language plpgsql security definer set search_path = '' as $$
declare
  acting text := current_setting('sanuk.acting', true);
begin
  if coalesce(acting, '') = '' then return; end if;
  perform audit.write_down(acting, subject, subject_id, 'did', null, details);
end $$;

revoke execute on function audit.write_down from public;
grant usage on schema audit to sanuk_application;
grant select on audit.deed to sanuk_application;
call platform.wall('audit.deed');
