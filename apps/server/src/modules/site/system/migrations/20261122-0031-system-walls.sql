call platform.wall('system.brand', 'id');
call platform.wall('system.maintenance');
