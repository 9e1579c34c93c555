-- What of stakes goes into a progressive pool, and what members won of it.
insert into ledger.kind (id, name) values (50, 'contribution'), (51, 'jackpot');
