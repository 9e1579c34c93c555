-- The jobs that forget read these tables from end to end every ten minutes: an index of the ends costs every try more
-- than it saves them. Without it a budget is also written in its place, as its fillfactor wants.
drop index guard.budget_whole;
drop index guard.spent_check_expiry;


/* How long one of a budget takes to come back: cut and not rounded, so many steps must not be longer than the span. */
create function guard.step(span int, most int) returns interval
language sql immutable as $$
  select make_interval(secs => (span * 1000000::bigint / most) / 1e6::float8)
$$;

grant execute on function guard.step to sanuk_application;


/*
 * Spends one of each budget, `limits` of which come back evenly over `spans` seconds (the generic cell rate algorithm,
 * ITU-T I.371). Answers the places, from 1, of those of which nothing is left, and when one will be. One that is named
 * several times is spent as often, or not at all.
 *
 * By its mode a budget is `firm`: where nothing is left of one of these, nothing is spent of any. Of a `calm` one is
 * spent what there is, and a `seen` one is only looked at. All are spent in one step, which takes their rows in the
 * order of their key, so that nobody waits in a circle, and finds each by its key, however many old versions lie about.
 * A row is proposed that ends so long after now as what is wished: so the step is known where it meets the one that is
 * kept.
 */
create or replace function guard.spend(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], modes text[], at timestamptz
) returns table (place int, frees_at timestamptz)
language plpgsql as $$
declare
  wish record;
  held timestamptz;
  spent int[];
  refused boolean := false;
begin
  with wishes as materialized (
    select w.name, w.subject, w.most, w.lasting, make_interval(secs => w.lasting) as span,
           guard.step(w.lasting, w.most) * count(*) as step, array_agg(w.n) as places
      from unnest(names, subjects, limits, spans, modes) with ordinality as w (name, subject, most, lasting, mode, n)
     where w.mode <> 'seen' group by 1, 2, 3, 4
  ), taken as (
    insert into guard.budget as known (brand, name, subject, whole_at)
    select of_brand, w.name, w.subject, at + w.step from wishes w where w.step <= w.span order by w.name, w.subject
    on conflict (brand, name, subject) do update
      set whole_at = greatest(known.whole_at, at) + (excluded.whole_at - at)
      where known.whole_at <= at or known.whole_at + (excluded.whole_at - at) <= at + (
        select w.span from wishes w where w.name = excluded.name and w.subject = excluded.subject)
    returning known.name, known.subject
  )
  select coalesce(array_agg(p), '{}') into spent
    from taken join wishes using (name, subject), unnest(wishes.places) as p;

  for wish in
    select min(w.n)::int as place, w.name, w.subject, w.mode, make_interval(secs => w.lasting) as span,
           guard.step(w.lasting, w.most) * count(*) as step
      from unnest(names, subjects, limits, spans, modes) with ordinality as w (name, subject, most, lasting, mode, n)
     where w.n <> all (spent) group by w.name, w.subject, w.mode, w.most, w.lasting
  loop
    select whole_at into held from guard.budget
     where brand = of_brand and name = wish.name and subject = wish.subject;
    held := greatest(held, at);
    -- What was not spent was exhausted a moment ago, even if some of it has come back since.
    if wish.mode <> 'seen' or held + wish.step > at + wish.span then
      place := wish.place;
      frees_at := held + wish.step - wish.span;
      refused := refused or wish.mode = 'firm';
      return next;
    end if;
  end loop;
  if refused then
    perform guard.give_back(of_brand, (select array_agg(names[i]) from unnest(spent) as i),
      (select array_agg(subjects[i]) from unnest(spent) as i), (select array_agg(limits[i]) from unnest(spent) as i),
      (select array_agg(spans[i]) from unnest(spent) as i), at);
  end if;
end $$;


/* Gives back what one `guard.spend` took, in the same order. Of what was forgotten meanwhile everything is there. */
create or replace function guard.give_back(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], at timestamptz
) returns void
language plpgsql as $$
begin
  insert into guard.budget as known (brand, name, subject, whole_at)
  select of_brand, w.name, w.subject, at - guard.step(w.lasting, w.most) * count(*)
    from unnest(names, subjects, limits, spans) as w (name, subject, most, lasting)
   group by w.name, w.subject, w.most, w.lasting order by w.name, w.subject
  on conflict (brand, name, subject) do update
    set whole_at = greatest(at, known.whole_at - (at - excluded.whole_at));
end $$;
