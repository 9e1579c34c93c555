-- Of a change only the columns that changed are kept. What the record is called by and whose it is, is kept beside them, so
-- that an entry can be read and found when the record is gone.
alter table audit.deed add column context jsonb;
create index deed_of_day on audit.deed (brand, done_at);

/* What a row is called by, whose it is and in which currency its money is. `@sanuk/contracts/audit-records` lists the same. */
create function audit.context_of(shown jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(shown)
   where value <> 'null' and key in (
     'username', 'reference', 'bank_reference', 'about', 'titles', 'title', 'names', 'name', 'code', 'file_name',
     'number', 'effective_from', 'day', 'member', 'activity', 'deposit', 'currency')
$$;

drop function audit.write_down(text, text, text, text, jsonb, jsonb);
create function audit.write_down(
  acting text, subject text, subject_id text, verb text, before jsonb, after jsonb, context jsonb default null)
returns void language sql security definer set search_path = '' as $$
  insert into audit.deed (operator, brand, call, subject, subject_id, verb, before, after, context)
  values (
    split_part(acting, ' ', 1)::uuid, split_part(acting, ' ', 2)::uuid,
    substr(acting, 75), subject, subject_id, verb, before, after, context)
$$;
revoke execute on function audit.write_down from public;

create or replace function audit.note_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hidden text[] := tg_argv[1]::text[];
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  latter jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  context jsonb := audit.context_of(audit.without(coalesce(latter, former), hidden));
  named text := (
    select string_agg(coalesce(latter, former) ->> name, ' ' order by place)
      from unnest(tg_argv[0]::text[]) with ordinality key (name, place));
begin
  if tg_op = 'UPDATE' then
    if former = latter then return null; end if;
    perform audit.write_down(
      current_setting('sanuk.acting'), tg_table_schema || '.' || tg_table_name, named, 'changed',
      audit.without(audit.differing(former, latter), hidden), audit.without(audit.differing(latter, former), hidden),
      context);
  else
    perform audit.write_down(
      current_setting('sanuk.acting'), tg_table_schema || '.' || tg_table_name, named,
      case tg_op when 'INSERT' then 'added' else 'removed' end,
      audit.without(former, hidden), audit.without(latter, hidden), context);
  end if;
  return null;
end $$;

/*
 * What rows of a table are called by, by their ids. With the rights of whoever asks: walls between brands hold. Nothing of a
 * table that is not keyed by one uuid.
 */
create function audit.contexts(record regclass, ids uuid[]) returns table (id uuid, context jsonb)
language plpgsql stable set search_path = '' as $$
declare
  key name := (
    select attname from pg_catalog.pg_attribute
      left join pg_catalog.pg_index on indrelid = attrelid and indisprimary and indkey::text = attnum::text
     where attrelid = record and atttypid = 'uuid'::regtype and (attname = 'id' or indexrelid is not null)
     order by attname = 'id' desc limit 1);
begin
  if key is null then return; end if;
  return query execute format(
    'select %I, audit.context_of(to_jsonb(named)) from %s named where %I = any ($1)', key, record, key) using ids;
end $$;
