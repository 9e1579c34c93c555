-- What operators change here is written down.
call audit.watch('system.brand');
call audit.watch('system.maintenance');
