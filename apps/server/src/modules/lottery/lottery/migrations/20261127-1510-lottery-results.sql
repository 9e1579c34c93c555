-- Results of official draws, corrections of them, and issues that are cancelled.

alter table lottery.issue
  -- 1, and one more with each correction of its result.
  add column version integer not null default 1 check (version > 0),
  -- The result was made up, for a demo.
  add column simulated boolean not null default false;
grant update (opens_at, seals_at, draws_at, version, simulated) on lottery.issue to sanuk_application;

-- What sources told of official draws. Nothing of it changes, but that a source tells something else instead.
create table lottery.reported_result (
  id uuid primary key,
  game text not null,
  number text not null,
  kind text not null check (kind in ('typed', 'imported', 'feed')),
  -- Who entered it; of a feed its code.
  operator uuid,
  feed text,
  result text[] not null,
  -- What it was derived from, where that was told.
  figures jsonb,
  simulated boolean not null default false,
  -- When it was drawn, as a feed says.
  drawn_at timestamptz,
  reported_at timestamptz not null,
  replaced_at timestamptz,
  constraint reported_result_issue foreign key (game, number) references lottery.issue (game, number),
  constraint reported_by_one check ((kind = 'feed') = (operator is null) and (kind = 'feed') = (feed is not null))
);
create unique index reported_once on lottery.reported_result (game, number, operator, feed) nulls not distinct
  where replaced_at is null;

-- When feeds called, and what they were last refused.
create table lottery.feed (
  code text primary key,
  asked_at timestamptz,
  reported_at timestamptz,
  refusal text,
  refused_at timestamptz
);

-- Draws that take place at another time than their schedule says, or not at all. The day is that of the schedule.
create table lottery.schedule_exception (
  game text not null,
  day date not null,
  draws_at timestamptz,
  note text not null,
  primary key (game, day)
);

-- Another result of a settled issue, on which two operators agreed. Its tickets are settled anew in their order, twice over:
-- first those that win more, then those that win less, so that nobody owes what they get in the same correction.
create table lottery.correction (
  -- That of the proposal.
  id uuid primary key,
  issue bigint not null references lottery.issue,
  version integer not null,
  before text[] not null,
  after text[] not null,
  proposed_by uuid not null,
  at timestamptz not null,
  pass smallint not null default 1 check (pass in (1, 2)),
  -- Up to which ticket this pass is.
  settled_to bigint not null default 0,
  done_at timestamptz,
  constraint correction_version unique (issue, version)
);
create index correction_under_way on lottery.correction (at) where done_at is null;

-- An issue that two operators cancelled before it was settled: all its stakes are given back.
create table lottery.cancellation (
  -- That of the proposal.
  id uuid primary key,
  issue bigint not null unique references lottery.issue,
  proposed_by uuid not null,
  at timestamptz not null,
  settled_to bigint not null default 0,
  done_at timestamptz
);
create index cancellation_under_way on lottery.cancellation (at) where done_at is null;

-- After a correction a ticket that was paid for may have won nothing. `owed` is what was to be taken back and the member did
-- not have: it stands in the receivable.
alter table lottery.win
  drop constraint something_was_paid,
  add column owed bigint not null default 0 check (owed >= 0);
grant update (amount, owed) on lottery.win to sanuk_application;

grant select, insert on lottery.reported_result, lottery.feed, lottery.schedule_exception, lottery.correction,
  lottery.cancellation to sanuk_application;
grant update (replaced_at) on lottery.reported_result to sanuk_application;
grant update on lottery.feed to sanuk_application;
grant update (draws_at, note), delete on lottery.schedule_exception to sanuk_application;
grant update (pass, settled_to, done_at) on lottery.correction to sanuk_application;
grant update (settled_to, done_at) on lottery.cancellation to sanuk_application;
-- Who typed it is told, not what: two operators type without seeing each other's.
call audit.watch('lottery.reported_result', '{id}', '{result,figures}');
call audit.watch('lottery.schedule_exception', '{game,day}');

-- Settles tickets of an issue anew, the next ones of a correction: posts the differences, and writes down what the tickets
-- won now. The caller has locked the correction at this place, the rounds and the accounts.
--   p_moved  the ordinal of the posting that moved money of the ticket's member; none where they owe all of it
create function lottery.resettle(
  p_correction uuid, p_to bigint, p_tickets uuid[], p_brands uuid[], p_wins bigint[], p_owed bigint[], p_paid bigint[],
  p_moved integer[], p_keys uuid[], p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_kinds smallint[],
  p_references uuid[], p_names text[]
) returns timestamptz language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  at timestamptz := clock_timestamp(); posted record;
begin
  update correction set settled_to = p_to where id = p_correction;
  if cardinality(p_tickets) = 0 then return at; end if;
  select * into posted
    from ledger.post(p_keys, p_debits, p_credits, p_amounts, p_kinds, p_references, p_names,
                     ledger.batch_at(at - interval '40 days'));
  if posted.outcomes <> repeat('p', cardinality(p_keys)) then
    raise exception 'correction % was not posted: %', p_correction, posted.outcomes;
  end if;
  at := ledger.instant_of(posted.batch);
  insert into win (ticket, brand, amount, rebate, at, owed)
  select ticket, brand, amount, 0, at, owed
    from unnest(p_tickets, p_brands, p_wins, p_owed) as settled (ticket, brand, amount, owed)
  on conflict (ticket) do update set amount = excluded.amount, owed = excluded.owed;
  perform wagers.settle(
    p_tickets, p_paid,
    (select array_agg(coalesce(posted.debit_sequences[moved], posted.credit_sequences[moved]) order by ordinal)
       from unnest(p_moved) with ordinality as of_ticket (moved, ordinal)),
    at);
  return at;
end $$;

-- Gives stakes of a cancelled issue back, those of the next tickets after `p_from`. Answers false where another process did.
create function lottery.refund(
  p_issue bigint, p_from bigint, p_to bigint, p_tickets uuid[], p_accounts bigint[], p_houses bigint[], p_stakes bigint[],
  p_keys uuid[], p_names text[]
) returns boolean language plpgsql set search_path = lottery, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  posted record; size integer := cardinality(p_tickets);
begin
  update cancellation set settled_to = p_to where issue = p_issue and settled_to = p_from and done_at is null;
  if not found then return false; end if;
  if size = 0 then return true; end if;
  perform from wagers.lock_rounds(p_tickets);
  select * into posted
    from ledger.post(p_keys, p_houses, p_accounts, p_stakes, array_fill(3::smallint, array[size]), p_tickets, p_names,
                     ledger.batch_at(clock_timestamp() - interval '40 days'));
  if posted.outcomes <> repeat('p', size) then
    raise exception 'stakes of issue % were not given back: %', p_issue, posted.outcomes;
  end if;
  perform wagers.roll_back(p_tickets, posted.credit_sequences, ledger.instant_of(posted.batch));
  return true;
end $$;

revoke all on function lottery.resettle, lottery.refund from public;
grant execute on function lottery.resettle, lottery.refund to sanuk_application;
