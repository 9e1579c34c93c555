-- Whatever visitors are shown from a table is told anew as soon as a change of it is committed: every process listens
-- (`kept-answers.ts`), forgets what it had ready, and has the open pages of the brand ask again.

create function platform.tell_change() returns trigger language plpgsql as $$
declare
  -- The same news in one transaction are told once.
  brand text := case tg_argv[1] when '' then '*'
                else coalesce(to_jsonb(new) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[1]) end;
begin
  perform pg_notify('sanuk_changed', brand || ' ' || tg_argv[0]);
  return null;
end $$;

/* Tells of changes of a table under a topic of the contracts; without a column that names the brand, to all brands. */
create procedure platform.tells(changed regclass, topic text, brand_column name default 'brand')
language plpgsql as $$
begin
  execute format(
    'create trigger told after insert or update or delete on %s for each row execute function platform.tell_change(%L, %L)',
    changed, topic, brand_column);
end $$;
