-- What members played by business day and kind of games, as other rooms' sums of whole brands need it: read where it
-- lies, without being carried through a process.
create function turnover.kinds_between(of_brand uuid, in_currency text, from_day date, to_day date)
returns table (member uuid, day date, game_type text, valid bigint, net bigint)
language sql stable
as $$
  select sums.member, sums.day, sums.game_type, sums.valid, sums.stake - sums.win
    from turnover.game_day sums
   where sums.brand = of_brand and sums.currency = in_currency and sums.day between from_day and to_day
$$;

-- Days come one after the other, and so do their rows.
create index game_day_in_time on turnover.game_day using brin (day);

-- What holds from a day on, until the next. A later decision about the same day replaces an earlier one.
create table turnover.rules (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index rules_in_force on turnover.rules (brand, effective_from desc, decided_at desc);

grant execute on function turnover.kinds_between to sanuk_application;
grant select, insert on turnover.rules to sanuk_application;
call platform.wall('turnover.rules');
call audit.watch('turnover.rules');
