/* What an agent keeps others from now. */
create index freeze_by_agent on freezes.freeze (agent) where ended_at is null;
