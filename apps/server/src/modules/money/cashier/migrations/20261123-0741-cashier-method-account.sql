-- Where the money of a way to pay in goes; without one, to any account of its kind.
alter table cashier.method add column account uuid references cashier.account;
