-- A round's reference, which members quote to support, is the end of its id.
create index round_reference on wagers.round (brand, right(id::text, 12));
