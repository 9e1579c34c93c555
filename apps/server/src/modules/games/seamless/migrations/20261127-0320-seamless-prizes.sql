-- Which campaign or jackpot pays a win, and a digest of what else a repeat must say again.
alter table seamless.transaction
  add column campaign text,
  add column jackpot text,
  add column digest text not null default '';

-- What campaigns of vendors have paid so far; what they may pay is in `vendors.campaign`.
create table seamless.campaign (
  vendor text not null,
  code text not null,
  currency text not null,
  paid bigint not null check (paid >= 0),
  primary key (vendor, code, currency)
);
grant select, insert, update on seamless.campaign to sanuk_application;
