-- What a day brings besides play is a small part of a month: found by its time through an index of its own, whose kinds
-- are `FLOW_KINDS` of `flows.ts`. Months to come get the index when they are attached.
create index attempt_flows on ledger.attempt (batch)
  where kind in (11, 13, 17, 18, 30, 31, 32, 33, 34, 41, 42);
