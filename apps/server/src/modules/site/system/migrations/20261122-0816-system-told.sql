-- What operators save is on the site at once.
call platform.tells('system.brand', 'brand', 'id');
call platform.tells('system.maintenance', 'brand');
