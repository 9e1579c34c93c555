-- Ranks of a brand's members, for sums over all of them. Guests have none and are left out.
create function members.ranks(of_brand uuid) returns table (member uuid, level smallint)
language sql stable
as $$
  select one.id, one.rank_level from members.member one where one.brand = of_brand and one.type <> 4
$$;
grant execute on function members.ranks to sanuk_application;
