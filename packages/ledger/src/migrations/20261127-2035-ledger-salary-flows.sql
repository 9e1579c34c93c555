-- Salaries of agents are among the flows, too. The kinds are `FLOW_KINDS` of `flows.ts`.
drop index ledger.attempt_flows;
create index attempt_flows on ledger.attempt (batch)
  where kind in (11, 13, 17, 18, 30, 31, 32, 33, 34, 36, 41, 42);
