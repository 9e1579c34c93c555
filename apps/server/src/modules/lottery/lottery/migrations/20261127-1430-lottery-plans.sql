-- Bets on several issues, of which the rest may be taken back before all of them are drawn.

create table lottery.plan (
  slip uuid primary key references lottery.slip,
  number bigint generated always as identity,
  brand uuid not null,
  member uuid not null,
  stop_on_win boolean not null,
  -- Once it won so much more than it staked.
  stop_profit bigint check (stop_profit > 0),
  -- From then on its tickets are to be taken back, as far as their issues take bets; all were at `ended_at`.
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('win', 'profit', 'member')),
  ended_at timestamptz,
  constraint plan_stops_for_one_reason check (not stop_on_win or stop_profit is null),
  constraint plan_stopped_by_something check ((stopped_at is null) = (stopped_by is null)),
  constraint plan_ends_when_stopped check (ended_at is null or stopped_at is not null)
);
create unique index plan_of_member on lottery.plan (member, number);
create index plan_to_end on lottery.plan (stopped_at) where stopped_at is not null and ended_at is null;

grant select, insert on lottery.plan to sanuk_application;
grant update (stopped_at, stopped_by, ended_at) on lottery.plan to sanuk_application;
call platform.wall('lottery.plan');

-- Marks plans as stopped that won, or won enough, with the tickets that were settled just now. Each was locked before.
-- Nothing is marked of which nothing is left.
--   p_plans  plans of these tickets
--   p_won    those of them that won now
create function lottery.stop_plans(p_plans uuid[], p_won uuid[]) returns void
language sql volatile set search_path = lottery, pg_temp as $$
  update plan
     set stopped_at = clock_timestamp(), stopped_by = case when stop_on_win then 'win' else 'profit' end
   where slip = any (p_plans) and stopped_at is null
     and case when stop_on_win then slip = any (p_won)
              else (select coalesce(sum(coalesce(win.amount, 0) - stake), 0) >= stop_profit
                      from ticket join issue on issue.id = ticket.issue left join win on win.ticket = ticket.id
                     where ticket.slip = plan.slip and cancelled_at is null
                       and (state = 'settled' or (state = 'settling' and settled_to >= ticket.number))) end
     and exists (select from ticket join issue on issue.id = ticket.issue
                  where ticket.slip = plan.slip and cancelled_at is null and state = 'open')
$$;

-- Takes tickets back whose issues take bets still: their stakes come home and their rounds are rolled back. Answers which;
-- others are left as they are. The keys are those of one ticket that is taken back, so that each comes home once.
create function lottery.take_back(p_tickets uuid[], p_keys uuid[], p_names text[]) returns uuid[]
language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  posted record; taken record; size integer;
begin
  perform hold_issue(issue)
    from (select distinct issue from ticket where id = any (p_tickets) order by issue) held;
  with cancelled as (
    update ticket set cancelled_at = clock_timestamp()
      from issue, unnest(p_tickets, p_keys, p_names) as asked (id, key, name)
     where ticket.id = asked.id and issue.id = ticket.issue and cancelled_at is null
       and issue.state = 'open' and issue.seals_at > clock_timestamp()
    returning ticket.*, asked.key, asked.name
  )
  select array_agg(id order by id) as ids, array_agg(key order by id) as keys, array_agg(name order by id) as names,
         array_agg(account order by id) as accounts, array_agg(house order by id) as houses,
         array_agg(stake order by id) as stakes
    into taken from cancelled;
  size := coalesce(cardinality(taken.ids), 0);
  if size = 0 then return '{}'; end if;
  perform from wagers.lock_rounds(taken.ids);
  select * into posted
    from ledger.post(taken.keys, taken.houses, taken.accounts, taken.stakes, array_fill(3::smallint, array[size]),
                     taken.ids, taken.names, ledger.batch_at(clock_timestamp() - interval '40 days'));
  if posted.outcomes <> repeat('p', size) then
    raise exception 'stakes of % tickets were not given back: %', size, posted.outcomes;
  end if;
  perform wagers.roll_back(taken.ids, posted.credit_sequences, ledger.instant_of(posted.batch));
  return taken.ids;
end $$;

revoke all on function lottery.stop_plans, lottery.take_back from public;
grant execute on function lottery.stop_plans, lottery.take_back to sanuk_application;
