-- Money that members take to a seat at a vendor's table, and bring home from it.
insert into ledger.kind (id, name) values (21, 'sit'), (22, 'stand');
