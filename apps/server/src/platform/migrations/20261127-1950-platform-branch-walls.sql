-- The third lock, within a brand: a session that works for an agent says so (`sanuk.branch`), and sees of walled tables
-- what is about the agent's own branch. One that says nothing is not limited: members, operators and jobs.

/* Walls a table in against agents of other branches. The condition says which rows an agent sees; it stands beside the brand's wall. */
create procedure platform.wall_branch(walled regclass, condition text)
language plpgsql as $$
begin
  execute format(
    'create policy own_branch on %s as restrictive to sanuk_application
       using ((select coalesce(current_setting(''sanuk.branch'', true), '''') = '''') or (%s))', walled, condition);
end $$;
