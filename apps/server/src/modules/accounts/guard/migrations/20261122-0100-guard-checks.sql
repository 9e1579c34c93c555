create schema guard;

-- Signs a brand's riddles and hashes what stands below, together with the installation's secret.
create table guard.key (
  brand uuid primary key,
  key bytea not null
);

-- Riddles whose answer has opened a call: it opens no second one.
create table guard.spent_check (
  brand uuid not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (brand, nonce)
);
create index spent_check_expiry on guard.spent_check (expires_at);

-- Pictures that were drawn and not answered yet.
create table guard.captcha (
  id uuid primary key,
  brand uuid not null,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on guard.captcha (expires_at);

-- What was spent of a budget, kept as the moment at which all of it will have come back. Whose it is stands here as a
-- hash only.
create table guard.budget (
  brand uuid not null,
  name text not null,
  subject bytea not null,
  whole_at timestamptz not null,
  primary key (brand, name, subject)
);
create index budget_whole on guard.budget (whole_at);

call platform.wall('guard.key');
call platform.wall('guard.spent_check');
call platform.wall('guard.captcha');
call platform.wall('guard.budget');

grant usage on schema guard to sanuk_application;
grant select, insert on guard.key to sanuk_application;
grant select, insert, delete on guard.spent_check, guard.captcha to sanuk_application;
grant select, insert, update, delete on guard.budget to sanuk_application;


/*
 * Spends one of each budget, `limits` of which come back evenly over `spans` seconds (the generic cell rate algorithm,
 * ITU-T I.371). Answers the places, from 1, of those of which nothing is left, and when one will be. `together`: all or
 * nothing is spent; otherwise whatever can be. Rows are locked in the order of their key, so that nobody waits in a
 * circle; no budget may be named twice.
 */
create function guard.spend(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], together boolean, at timestamptz
) returns table (place int, frees_at timestamptz)
language plpgsql as $$
declare
  -- Cut and not rounded: so many of them must not be longer than the span.
  steps constant interval[] := array(
    select make_interval(secs => trunc(span::numeric / most, 6)::float8) from unnest(spans, limits) as s (span, most));
  held timestamptz[];
begin
  with wish as (
    select * from unnest(names, subjects) with ordinality as w (name, subject, place)
  ), locked as (
    insert into guard.budget as known (brand, name, subject, whole_at)
    select of_brand, wish.name, wish.subject, at from wish order by 2, 3
    on conflict (brand, name, subject) do update set whole_at = greatest(known.whole_at, at)
    returning known.name, known.subject, known.whole_at
  )
  select array_agg(locked.whole_at order by wish.place) into held from wish join locked using (name, subject);

  return query
    select n, held[n] + steps[n] - make_interval(secs => spans[n])
      from generate_subscripts(names, 1) as n
     where held[n] + steps[n] > at + make_interval(secs => spans[n]);
  if together and found then
    return;
  end if;

  update guard.budget as known set whole_at = held[n] + steps[n]
    from generate_subscripts(names, 1) as n
   where known.brand = of_brand and known.name = names[n] and known.subject = subjects[n]
     and held[n] + steps[n] <= at + make_interval(secs => spans[n]);
end $$;


/* Gives back what one `guard.spend` took. */
create function guard.give_back(
  of_brand uuid, names text[], subjects bytea[], limits int[], spans int[], at timestamptz
) returns void
language plpgsql as $$
begin
  perform 1 from guard.budget known
    where (known.brand, known.name, known.subject) in
          (select of_brand, w.name, w.subject from unnest(names, subjects) as w (name, subject))
    order by known.name, known.subject
    for update;
  update guard.budget as known
     set whole_at = greatest(at, known.whole_at - make_interval(secs => trunc(spans[n]::numeric / limits[n], 6)::float8))
    from generate_subscripts(names, 1) as n
   where known.brand = of_brand and known.name = names[n] and known.subject = subjects[n];
end $$;

grant execute on function guard.spend, guard.give_back to sanuk_application;
