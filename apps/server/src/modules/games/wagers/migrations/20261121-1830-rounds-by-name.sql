-- A round is found by its vendor's name of it: its id is made from that name, so that one index serves both. What moved
-- in it stands in the ledger; here is only between which of the member's changes. Its reference for members is the
-- beginning of its id.
alter table wagers.round add column account bigint;
alter table wagers.round add column first_change integer;
alter table wagers.round add column last_change integer;
-- Whether a stake of it was taken back.
alter table wagers.round add column undone boolean not null default false;
-- What its transfers are called in the ledger, where that is not its id.
alter table wagers.round add column reference uuid;

-- As `key.ts` of the ledger makes it: 122 bits of a SHA-256 as a UUID of version 8.
create function wagers.round_id(p_vendor text, p_round text) returns uuid language sql immutable parallel safe as $$
  select (substr(digest, 1, 12) || '8' || substr(digest, 14, 3)
    || substr('89ab', (('x' || substr(digest, 17, 1))::bit(4)::int & 3) + 1, 1) || substr(digest, 18, 15))::uuid
    from (select encode(sha256(convert_to('round:' || p_vendor || ':' || p_round, 'UTF8')), 'hex') as digest) hashed
$$;

update wagers.round set account = account.id
  from ledger.account
 where account.kind = 'member' and account.owner = round.member::text
   and account.brand = round.brand and account.currency = round.currency;
update wagers.round set first_change = moved.first_change, last_change = moved.last_change, undone = moved.undone
  from (
    select movement.round, min(coalesce(debit_sequence, credit_sequence)) as first_change,
           max(coalesce(debit_sequence, credit_sequence)) as last_change, bool_or(movement.kind = 'rollback') as undone
      from wagers.movement join ledger.attempt on attempt.key = movement.transaction
     group by movement.round
  ) moved
 where moved.round = round.id;
update wagers.round set reference = id, id = wagers.round_id(vendor, vendor_round);
alter table wagers.round alter column account set not null;

drop table wagers.movement;
drop function wagers.round_id;
drop index wagers.round_reference;
drop index wagers.round_won;
drop index wagers.round_of_member;
drop index wagers.round_newest;
alter table wagers.round drop constraint round_of_vendor;
alter table wagers.round drop constraint round_state_check;
alter table wagers.round drop constraint settled_has_its_time;
alter table wagers.round drop constraint round_stake_check;
alter table wagers.round drop constraint round_win_check;
-- Closed: no more stakes. Settled: no more stakes and wins. Resettled: settled, and corrected since.
create type wagers.round_state as enum ('open', 'closed', 'settled', 'rolled_back', 'resettled');
alter table wagers.round alter column state type wagers.round_state using state::wagers.round_state;
-- One, since every statement that writes must read its text anew.
alter table wagers.round add constraint round_makes_sense
  check (stake >= 0 and win >= 0 and (settled_at is null) = (state <= 'closed'));
-- None of the columns a round changes by is in an index: a change stays on its page.
alter table wagers.round set (fillfactor = 80);
create index round_of_member on wagers.round (member, started_at);
create index round_newest on wagers.round (brand, started_at);
grant update (first_change, last_change, undone) on wagers.round to sanuk_application;

-- Rounds that are about to be played, locked in one order until the transaction ends.
create function wagers.lock_rounds(p_rounds uuid[])
returns table (ordinal bigint, member uuid, game text, stake bigint, win bigint, state wagers.round_state,
               undone boolean, reference uuid)
language sql volatile set search_path = wagers, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, member, game, stake, win, state, undone, reference
    from unnest(p_rounds) with ordinality as asked (id, ordinal) join round using (id)
   order by id for no key update of round
$$;

-- Writes down what was just posted (letter p) of stakes (kind 1) and wins, at most one for each round, all at once.
-- `p_begins`: the round begins with this stake.
create function wagers.write_down(
  p_letters text[], p_begins boolean[], p_rounds uuid[], p_kinds smallint[], p_amounts bigint[], p_closes boolean[],
  p_debit_changes integer[], p_credit_changes integer[], p_at timestamptz, p_accounts bigint[], p_vendors text[],
  p_names text[], p_brands uuid[], p_members uuid[], p_games text[], p_game_types text[], p_currencies text[]
) returns void language plpgsql set search_path = wagers, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  if true = any (p_begins) then
    insert into round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, state, started_at,
                       settled_at, account, first_change, last_change)
    select id, brand, member, vendor, name, game, game_type, currency, amount,
           case when closes then 'settled' else 'open' end::round_state, p_at, case when closes then p_at end, account,
           change, change
      from unnest(p_letters, p_begins, p_rounds, p_amounts, p_closes, p_debit_changes, p_accounts, p_vendors, p_names,
                  p_brands, p_members, p_games, p_game_types, p_currencies)
             as played (letter, begins, id, amount, closes, change, account, vendor, name, brand, member, game,
                        game_type, currency)
     where letter = 'p' and begins;
  end if;
  if false = any (p_begins) then
    update round set stake = stake + case when kind = 1 then amount else 0 end,
           win = win + case when kind = 1 then 0 else amount end,
           state = case when closes then 'settled' else state end, settled_at = case when closes then p_at end,
           last_change = coalesce(debit_change, credit_change)
      from unnest(p_letters, p_begins, p_rounds, p_kinds, p_amounts, p_closes, p_debit_changes, p_credit_changes)
             as played (letter, begins, played_id, kind, amount, closes, debit_change, credit_change)
     where letter = 'p' and not begins and round.id = played_id;
  end if;
end $$;

revoke all on function wagers.lock_rounds, wagers.write_down from public;
grant execute on function wagers.lock_rounds, wagers.write_down to sanuk_application;
