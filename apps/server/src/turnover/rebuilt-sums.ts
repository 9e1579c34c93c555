// What follows is said a second time on purpose, in plain SQL and without a word of the rooms: sums that are made anew by
// the same code would repeat its mistakes. All of it is temporary and gone with the transaction.

/** A table that lasts as long as the transaction, and what it is made of. */
export type TemporaryTable = { readonly table: string; readonly as: string }

/** Play of members by business day and game, from the settled rounds; what still waits to be counted is left out. */
const GAMES: TemporaryTable = {
  table: 'rebuilt_game',
  as: `
  select brand, member, day, currency, vendor, game, min(game_type) as game_type, sum(rounds)::bigint as rounds,
         sum(stake)::bigint as stake, sum(win)::bigint as win, sum(valid)::bigint as valid, sum(wins)::bigint as wins
    from (
      select round.brand, member, (settled_at at time zone time_zone)::date as day, round.currency, vendor, game,
             game_type, 1 as rounds, stake, win, (win > stake)::int as wins,
             case when valid_stake < stake then valid_stake
                  when valid_stake is not null or game_type in ('RNG', 'FISH', 'LOTT', 'ELOTT') or abs(win - stake) > stake then stake
                  else abs(win - stake) end as valid
        from wagers.round join system.brand on brand.id = round.brand where state in ('settled', 'resettled')
      union all
      select waiting.brand, member, (settled_at at time zone time_zone)::date, waiting.currency, vendor, game,
             game_type, -rounds, -stake, -win, -wins, -valid
        from wagers.uncounted waiting join system.brand on brand.id = waiting.brand
    ) told
   group by brand, member, day, currency, vendor, game`,
}

const DAYS: TemporaryTable = {
  table: 'rebuilt_day',
  as: `
  select brand, member, day, currency, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake,
         sum(win)::bigint as win, sum(valid)::bigint as valid
    from rebuilt_game group by brand, member, day, currency`,
}

/** What members were given for days of play, as the books have it: points of a day that missions did not give. */
const POINTS: TemporaryTable = {
  table: 'rebuilt_points',
  as: `
  select brand, member, day, sum(points)::bigint as points from (
    select account.brand, owner::uuid as member, memo::date as day, amount / 10000 as points
      from ledger.transfer join ledger.account on account.id = transfer.credit
     where account.kind = 'points' and transfer.kind = 'points' and memo ~ '^\\d{4}-\\d{2}-\\d{2}$'
       and reference::text = owner
    union all
    select brand, member, day, -reward / 10000 from missions.check_in where reward_kind = 'points'
    union all
    select brand, member, week, -reward / 10000 from missions.place
     where reward_kind = 'points' and claimed_at is not null
  ) told group by brand, member, day having sum(points) <> 0`,
}

/** Ranks that deposits and play of members reach, where the club is open. */
const RANKS: TemporaryTable = {
  table: 'rebuilt_rank',
  as: `
  select member.brand, member.id as member, (
           select count(*)::int from jsonb_array_elements(plan.ranks) rank
            where paid.sum >= (rank ->> 'deposited')::numeric * 10000
              and played.sum >= (rank ->> 'played')::numeric * 10000) as reached
    from members.member
    join system.brand on brand.id = member.brand and brand.currency = member.currency
    join vip.plan on plan.brand = member.brand and plan.open
   cross join lateral (
     select coalesce(sum(amount), 0) as sum from cashier.deposit
      where deposit.member = member.id and state = 'credited') paid
   cross join lateral (
     select coalesce(sum(valid), 0) as sum from rebuilt_day
      where rebuilt_day.member = member.id and rebuilt_day.currency = brand.currency) played
   where member.type <> 4`,
}

/** Plans of missions, each until the next, with what counts of it. */
const PLANS: TemporaryTable = {
  table: 'held_plan',
  as: `
  select brand, since, lead(since) over (partition by brand order by since) as until, details,
         (details ->> 'open')::boolean as open
    from (select distinct on (brand, effective_from) brand, effective_from as since, details
            from missions.plan order by brand, effective_from, decided_at desc) decided`,
}

const MISSIONS: TemporaryTable = {
  table: 'held_mission',
  as: `
  select brand, since, until, (mission ->> 'id')::uuid as mission, mission ->> 'type' as type,
         mission -> 'scope' as scope, mission ->> 'period' as period, (mission ->> 'from')::date as first,
         (mission ->> 'until')::date as last, open and (mission ->> 'open')::boolean as open
    from held_plan cross join jsonb_array_elements(details -> 'missions') mission`,
}

/** What counts for missions, by member and day, in 1/10 000 also where it is a plain number. */
const DEEDS: TemporaryTable = {
  table: 'deed',
  as: `
  select told.*, member.type as member_type from (
    select game.brand, member, day, kind.type, game_type, vendor, game,
           case kind.type when 'validBet' then valid when 'rounds' then rounds * 10000 else wins * 10000 end as amount
      from rebuilt_game game join system.brand on brand.id = game.brand and brand.currency = game.currency
     cross join (values ('validBet'), ('rounds'), ('winCount')) kind (type)
    union all
    select deposit.brand, member, (credited_at at time zone brand.time_zone)::date, 'deposit', null, null, null, amount
      from cashier.deposit join system.brand on brand.id = deposit.brand and brand.currency = deposit.currency
     where state = 'credited'
    union all
    select brand, member, day, 'login', null, null, null, 10000 from missions.visit
  ) told join members.member on member.id = told.member
   where member.type <> 4`,
}

/** How far members came in each period, by the last that was decided about the mission. */
const PROGRESS: TemporaryTable = {
  table: 'rebuilt_progress',
  as: `
  select meant.brand, mission, member, period_name.day as period, sum(amount)::bigint as progress
    from (select distinct on (brand, mission) * from held_mission order by brand, mission, since desc) meant
    join deed on deed.brand = meant.brand and deed.type = meant.type and deed.day >= first
     and (last is null or deed.day <= last)
     and coalesce(game_type = scope ->> 'gameType', true) and coalesce(vendor = scope ->> 'vendor', true)
     and coalesce(game = scope ->> 'game', true)
   cross join lateral (
     select case meant.period when 'once' then date '2000-01-01' when 'daily' then deed.day
              when 'weekly' then date_trunc('week', deed.day)::date else date_trunc('month', deed.day)::date end as day
   ) period_name
   group by meant.brand, mission, member, period_name.day`,
}

const SCORES: TemporaryTable = {
  table: 'rebuilt_score',
  as: `
  select deed.brand, date_trunc('week', day)::date as week, member, sum(amount)::bigint as score
    from deed where type = 'validBet' group by deed.brand, date_trunc('week', day)::date, member`,
}

/** In the order in which each is made of the ones before it. */
export const REBUILT: readonly TemporaryTable[] = [
  ...[GAMES, DAYS, POINTS, RANKS, PLANS, MISSIONS, DEEDS, PROGRESS, SCORES],
]
