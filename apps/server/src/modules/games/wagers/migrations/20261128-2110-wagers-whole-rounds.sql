-- Writes down rounds whose stake and win were just posted in one step (letters p of the stakes, which have the odd places;
-- `p_amounts` and the changes likewise). Each begins by this, and is over where its vendor says so.
create function wagers.write_down_whole(
  p_letters text[], p_amounts bigint[], p_closes boolean[], p_debit_changes integer[], p_credit_changes integer[],
  p_at timestamptz, p_rounds uuid[], p_accounts bigint[], p_vendors text[], p_names text[], p_brands uuid[],
  p_members uuid[], p_games text[], p_game_types text[], p_currencies text[]
) returns void
language plpgsql set search_path = wagers, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state, started_at,
                     settled_at, account, first_change, last_change)
  select id, brand, member, vendor, name, game, game_type, currency, p_amounts[2 * place - 1], p_amounts[2 * place],
         case when closes then 'settled' else 'open' end::round_state, p_at, case when closes then p_at end, account,
         p_debit_changes[2 * place - 1], p_credit_changes[2 * place]
    from unnest(p_rounds, p_closes, p_accounts, p_vendors, p_names, p_brands, p_members, p_games, p_game_types,
                p_currencies) with ordinality
           as played (id, closes, account, vendor, name, brand, member, game, game_type, currency, place)
   where p_letters[2 * place - 1] = 'p';
end $$;

revoke all on function wagers.write_down_whole from public;
grant execute on function wagers.write_down_whole to sanuk_application;
