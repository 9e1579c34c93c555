-- The ledger knows nothing of brands' walls; they are put around its tables here.
call platform.wall('ledger.account');
call platform.wall_behind('ledger.attempt',
  'exists (select from ledger.account where account.id in (attempt.debit, attempt.credit))');
call platform.wall_behind('ledger.hold', 'exists (select from ledger.account where account.id = hold.account)');
call platform.wall_behind('ledger.open_sum', 'exists (select from ledger.account where account.id = open_sum.account)');
call platform.wall_behind('ledger.open_hour', 'exists (select from ledger.account where account.id = open_hour.account)');

-- Views look with the eyes of whoever asks, not with their owner's.
alter view ledger.transfer set (security_invoker = true);
alter view ledger.refusal set (security_invoker = true);
alter view ledger.entry set (security_invoker = true);
alter view ledger.account_balance set (security_invoker = true);
