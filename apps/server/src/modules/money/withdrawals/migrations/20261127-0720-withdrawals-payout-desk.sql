-- An order can be given up by two operators: it counts as not paid, and the bank is asked to cancel it until it answers.
alter table withdrawals.payout drop constraint payout_state_check;
alter table withdrawals.payout add constraint payout_state_check
  check (state in ('ordered', 'open', 'done', 'failed', 'given_up'));
drop index withdrawals.payout_to_ask;
create index payout_to_ask on withdrawals.payout (ask_at) where state in ('ordered', 'open', 'given_up');

-- What operators did about an order that the bank does not end.
alter table withdrawals.entry add column action text check (action in ('asked', 'cancelled', 'resolved'));

-- Who asked for it on behalf of a member whose account is closed; null where the member did.
alter table withdrawals.withdrawal add column operator uuid;
