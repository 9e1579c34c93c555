call platform.wall('cashier.deposit');
-- Money that came for nobody's deposit is nobody's yet: only the platform sees it.
call platform.wall_behind('cashier.payment', 'exists (select from cashier.deposit where deposit.id = payment.deposit)');
