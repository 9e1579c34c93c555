-- What operators change here is written down.
call audit.watch('reconciliation.run');
