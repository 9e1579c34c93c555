-- Finds the order that a transfer of an amount was paid for, also one that has given its amount to another since.
create index deposit_of_amount on cashier.deposit (account, amount, requested_at desc) where account is not null;
