-- The second lock between brands: every session says for which brand it works (`sanuk.brand`), and sees the rows of no
-- other. One that says nothing sees nothing; `*` is the platform itself, which answers vendors and does jobs.
--
-- The condition is asked as a subquery, so that the setting is read once for a statement and not for every row.


/* Walls a table in by its column that names the brand. */
create procedure platform.wall(walled regclass, brand_column name default 'brand')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format(
    'create policy own_brand on %s to sanuk_application
       using ((select current_setting(''sanuk.brand'', true)) in (''*'', %I::text))', walled, brand_column);
end $$;

/* Walls a table in whose rows belong to a brand's through another table: they are seen by whoever sees that. */
create procedure platform.wall_behind(walled regclass, condition text)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format(
    'create policy own_brand on %s to sanuk_application
       using ((select current_setting(''sanuk.brand'', true)) = ''*'' or (%s))', walled, condition);
end $$;
