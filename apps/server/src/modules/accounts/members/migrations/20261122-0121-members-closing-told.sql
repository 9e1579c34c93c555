-- Who closes an account ends all its sessions with it.
create function members.tell_closing() returns trigger
language plpgsql as $$
begin
  perform platform.tell_ends(array[new.id]);
  return null;
end $$;
create trigger closing_is_told after update of closed_at on members.member
  for each row when (old.closed_at is null and new.closed_at is not null)
  execute function members.tell_closing();
