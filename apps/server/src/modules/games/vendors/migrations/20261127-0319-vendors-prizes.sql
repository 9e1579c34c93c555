-- The most one jackpot of a vendor may pay; without a value, as much as its other limits allow.
alter table vendors.money_limit add column largest_jackpot bigint check (largest_jackpot >= 0);

-- Campaigns by which a vendor may pay prizes without regard to a stake, and how much each may pay in total.
create table vendors.campaign (
  vendor text not null references vendors.vendor,
  code text not null check (code ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  currency text not null,
  budget bigint not null check (budget >= 0),
  primary key (vendor, code, currency)
);
create trigger campaign_changed after insert or update or delete on vendors.campaign
  for each statement execute function vendors.tell();
grant select, insert, update, delete on vendors.campaign to sanuk_application;
call audit.watch('vendors.campaign', '{vendor,code,currency}');
