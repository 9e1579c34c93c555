-- Accounts that were used from one browser, and those that were paid to one account at a bank.
alter table risk.flag drop constraint flag_kind_check;
alter table risk.flag add constraint flag_kind_check check (kind in (
  'shared_address', 'shared_device', 'shared_account', 'shared_name', 'gift_ring', 'no_play', 'velocity', 'large_sum'
));

-- The sums of a large one stand under their own names.
update risk.flag
   set evidence = jsonb_build_object('ofDay', evidence -> 'deposited', 'ofMonth', evidence -> 'withdrawn')
 where kind = 'large_sum' and evidence ? 'deposited';
