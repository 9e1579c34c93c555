-- Walls name the rows of a branch themselves; nothing asks these two.
drop function agents.in_branch(uuid, date);
drop function agents.agent_in_branch(uuid, date);
