-- A gift to a member: of a rank, later of missions and the like.
insert into ledger.kind (id, name) values (30, 'reward');
