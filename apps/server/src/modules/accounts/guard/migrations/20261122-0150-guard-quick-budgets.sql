-- What stands here may be lost with the machine: a crash gives budgets back and makes pictures unreadable. So nobody
-- waits for a disk.
alter table guard.spent_check set unlogged;
alter table guard.captcha set unlogged;
alter table guard.budget set unlogged;
-- A row is written in its place again and again.
alter table guard.budget set (fillfactor = 50);

drop function guard.spend;
drop function guard.give_back;


/*
 * Spends one of each budget, `limits` of which come back evenly over `spans` seconds (the generic cell rate algorithm,
 * ITU-T I.371). Answers the places, from 1, of those of which nothing is left, and when one will be.
 *
 * By its mode a budget is `firm`: where nothing is left of one of these, nothing is spent of any. Of a `calm` one is
 * spent what there is, and a `seen` one is only looked at. Rows are taken one by one in the order of their key, so that
 * nobody waits in a circle and each is found by its key, however many old versions lie about.
 */
create function guard.spend(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], modes text[], at timestamptz
) returns table (place int, frees_at timestamptz)
language plpgsql as $$
declare
  n int;
  step interval;
  span interval;
  held timestamptz;
  spent int[] := '{}';
  refused boolean := false;
begin
  for n in
    select w.n from unnest(names, subjects) with ordinality as w (name, subject, n) order by w.name, w.subject
  loop
    -- Cut and not rounded: so many steps must not be longer than the span.
    step := make_interval(secs => trunc(spans[n]::numeric / limits[n], 6)::float8);
    span := make_interval(secs => spans[n]);
    held := null;
    if modes[n] <> 'seen' then
      insert into guard.budget as known (brand, name, subject, whole_at)
      values (of_brand, names[n], subjects[n], at + step)
      on conflict (brand, name, subject) do update set whole_at = greatest(known.whole_at, at) + step
        where greatest(known.whole_at, at) + step <= at + span
      returning whole_at into held;
    end if;
    if held is not null then
      spent := spent || n;
      continue;
    end if;
    select whole_at into held from guard.budget
     where brand = of_brand and name = names[n] and subject = subjects[n];
    if held + step > at + span then
      place := n;
      frees_at := held + step - span;
      refused := refused or modes[n] = 'firm';
      return next;
    end if;
  end loop;
  if refused then
    perform guard.give_back(of_brand, (select array_agg(names[i]) from unnest(spent) as i),
      (select array_agg(subjects[i]) from unnest(spent) as i), (select array_agg(limits[i]) from unnest(spent) as i),
      (select array_agg(spans[i]) from unnest(spent) as i), at);
  end if;
end $$;


/* Gives back what one `guard.spend` took. */
create function guard.give_back(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], at timestamptz
) returns void
language plpgsql as $$
declare
  n int;
begin
  for n in
    select w.n from unnest(names, subjects) with ordinality as w (name, subject, n) order by w.name, w.subject
  loop
    update guard.budget
       set whole_at = greatest(at, whole_at - make_interval(secs => trunc(spans[n]::numeric / limits[n], 6)::float8))
     where brand = of_brand and name = names[n] and subject = subjects[n];
  end loop;
end $$;

grant execute on function guard.spend, guard.give_back to sanuk_application;
