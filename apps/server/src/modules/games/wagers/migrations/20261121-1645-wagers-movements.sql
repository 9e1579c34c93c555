-- Part of a stake may be given back, and a win corrected in either direction after the round was settled.
alter table wagers.movement drop constraint movement_kind_check;
alter table wagers.movement add constraint movement_kind
  check (kind in ('bet', 'win', 'rollback', 'return', 'correction_up', 'correction_down'));
