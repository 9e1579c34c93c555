-- Dividends of agents are among the flows and the gifts, too. The kinds are those of `flows.ts` and `gifts.ts`.
drop index ledger.attempt_flows;
create index attempt_flows on ledger.attempt (batch)
  where kind in (11, 13, 17, 18, 30, 31, 32, 33, 34, 36, 38, 41, 42);
drop index ledger.attempt_gifts;
create index attempt_gifts on ledger.attempt (credit, batch) where kind in (18, 30, 31, 32, 33, 34, 36, 38, 41, 42);

-- The views of transfers, refusals and entries name each kind; those since the first rewards had no name.
insert into ledger.kind (id, name) values
  (31, 'rebate'), (32, 'bonus'), (33, 'mission'), (34, 'referral'), (35, 'upline'), (36, 'salary'), (37, 'downline'),
  (38, 'dividend')
on conflict do nothing;
