-- How many of the rounds paid back more than was staked. Of days before this, nobody counted it.
alter table turnover.game_day add column wins bigint not null default 0;

-- What members played by business day and game, for other rooms' sums: read where it lies.
create function turnover.games_between(of_brand uuid, in_currency text, from_day date, to_day date)
returns table (member uuid, day date, vendor text, game text, game_type text, rounds bigint, wins bigint, valid bigint)
language sql stable
as $$
  select sums.member, sums.day, sums.vendor, sums.game, sums.game_type, sums.rounds, sums.wins, sums.valid
    from turnover.game_day sums
   where sums.brand = of_brand and sums.currency = in_currency and sums.day between from_day and to_day
$$;
grant execute on function turnover.games_between to sanuk_application;
