-- A prize that was drawn.
insert into ledger.kind (id, name) values (18, 'raffle');
