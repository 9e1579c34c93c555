-- Money that is none: what a trial account is given to play with.
insert into ledger.kind (id, name) values (16, 'trial');
