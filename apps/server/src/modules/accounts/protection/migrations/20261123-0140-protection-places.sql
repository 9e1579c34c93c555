-- Which of many members stand here, by their place in the list; null where none does. Asked for all stakes and wins that
-- travel together, so its plan is kept: in plpgsql, where a function of plain SQL would be planned for each of them.
create function protection.places(p_members uuid[]) returns bigint[]
language plpgsql stable set search_path = protection, pg_temp set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select array_agg(asked.ordinal) from unnest(p_members) with ordinality as asked (id, ordinal)
     where exists (select from member where member.member = asked.id));
end $$;
revoke all on function protection.places from public;
grant execute on function protection.places to sanuk_application;
