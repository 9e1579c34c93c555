-- What members are given is a small part of what moves their accounts: a member's day of it is found through an index of
-- its own, whose kinds are `GIFT_KINDS` of `gifts.ts`. Months to come get the index when they are attached.
create index attempt_gifts on ledger.attempt (credit, batch) where kind in (18, 30, 31, 32, 33, 34, 36, 41, 42);
