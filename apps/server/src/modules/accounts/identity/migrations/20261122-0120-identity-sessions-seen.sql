-- What the browser said it was when it signed in.
alter table identity.session add column user_agent text not null default ''
  constraint user_agent_is_bounded check (length(user_agent) <= 400);

-- However a session ends, its open pages hear of it when that is committed.
create function identity.tell_session_ends() returns trigger
language plpgsql as $$
begin
  perform platform.tell_ends(array(select id from ended));
  return null;
end $$;
create trigger session_ends_are_told after delete on identity.session
  referencing old table as ended
  for each statement execute function identity.tell_session_ends();
