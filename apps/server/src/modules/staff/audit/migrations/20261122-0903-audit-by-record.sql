-- A member's deeds stand in several tables, each named by the member.
create index deed_of_record on audit.deed (brand, subject_id, id desc);
