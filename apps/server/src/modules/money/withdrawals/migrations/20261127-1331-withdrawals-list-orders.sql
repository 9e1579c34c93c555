-- The office looks at withdrawals by their amounts.
create index withdrawal_largest on withdrawals.withdrawal (brand, amount, requested_at, id);
