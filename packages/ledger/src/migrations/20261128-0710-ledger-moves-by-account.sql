-- What moved a wallet besides play is a small part of its history, found through two indexes of its own, one for each
-- side. Kinds of play are numbered below 10 and from 50 on (`kinds.ts`). Months to come get the indexes when they are
-- attached.
create index attempt_moved_in on ledger.attempt (credit, batch) where credit > 0 and kind >= 10 and kind < 50;
create index attempt_moved_out on ledger.attempt (debit, batch) where debit > 0 and kind >= 10 and kind < 50;
