-- The class of members for which a table may have limits of its own, as the launch told it.
alter table rooms.session add column limit_class text;
