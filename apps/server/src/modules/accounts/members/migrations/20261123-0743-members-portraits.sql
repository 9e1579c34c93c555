-- Operators may take a portrait down; why is kept with the notes.
alter table members.note drop constraint note_kind_check;
alter table members.note add constraint note_kind_check
  check (kind in ('note', 'closed', 'reopened', 'portrait_removed'));
