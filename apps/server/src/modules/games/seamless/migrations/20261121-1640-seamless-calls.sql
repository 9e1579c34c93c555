-- The rest of the calls: stake and win in one step, part of a stake given back, a win corrected.
alter table seamless.transaction drop constraint transaction_kind_check;
alter table seamless.transaction add constraint transaction_kind
  check (kind in ('bet', 'win', 'betwin', 'rollback', 'return', 'resettle'));
alter table seamless.transaction add column win_amount bigint check (win_amount >= 0);
alter table seamless.transaction add column version integer check (version > 0);
alter table seamless.transaction add constraint betwin_has_a_win check ((kind = 'betwin') = (win_amount is not null));
alter table seamless.transaction add constraint resettle_has_a_version check ((kind = 'resettle') = (version is not null));

-- What a vendor asks after a time-out.
create index transaction_round on seamless.transaction (vendor, round);
