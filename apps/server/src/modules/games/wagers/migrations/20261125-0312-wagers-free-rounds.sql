-- A round that was played free: by which grant, at which stake that nobody paid, and what it won. `stake` and `win` stay 0:
-- they are what the games took and gave, and this is what the house gives away.
alter table wagers.round
  add column grant_id uuid,
  add column free_stake bigint,
  add column free_win bigint,
  add constraint free_round_is_whole check (
    (grant_id is null) = (free_stake is null) and (grant_id is null) = (free_win is null)) not valid;
alter table wagers.round validate constraint free_round_is_whole;
grant update (free_win) on wagers.round to sanuk_application;
