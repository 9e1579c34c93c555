call platform.wall('wagers.round');
call platform.wall('wagers.overdue_look');
call platform.wall_behind('wagers.overdue', 'exists (select from wagers.round where round.id = overdue.round)');
