-- The office looks at deposits by their amounts, and at payments by when they came or by their amounts.
create index deposit_largest on cashier.deposit (brand, amount, requested_at, id);
create index payment_newest on cashier.payment (brand, received_at, id);
create index payment_largest on cashier.payment (brand, amount, received_at, id);
