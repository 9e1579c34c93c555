-- Money to a seat and home, and calls that are about a seat: what is in it afterwards is part of their answer, and when
-- the platform brought it home, where it did.
alter table seamless.transaction drop constraint transaction_kind;
alter table seamless.transaction add constraint transaction_kind
  check (kind in ('bet', 'win', 'betwin', 'rollback', 'return', 'resettle', 'sit', 'stand'));
alter table seamless.transaction
  add column seat text,
  add column seated bigint check (seated >= 0),
  add column brought_home timestamptz,
  -- Of `sit` and `stand`: what moved between wallet and seat.
  add column moved bigint check (moved >= 0),
  add constraint seat_call_names_its_seat check (kind not in ('sit', 'stand') or seat is not null);
