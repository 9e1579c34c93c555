-- What its vendor last said, or failed to say, when it was asked what became of a transfer.
alter table transfers.transfer add column last_fault text;
grant update (last_fault) on transfers.transfer to sanuk_application;

-- What operators look through.
create index transfer_of_brand on transfers.transfer (brand, requested_at, id);
