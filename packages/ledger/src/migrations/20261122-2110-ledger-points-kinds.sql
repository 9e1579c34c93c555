-- Points: made of play, spent on a reward, exchanged for money; and the money that they bring.
insert into ledger.kind (id, name) values (40, 'points'), (41, 'redemption'), (42, 'conversion');
