-- Money that two operators give a member or take from one.
insert into ledger.kind (id, name) values (17, 'adjustment');
