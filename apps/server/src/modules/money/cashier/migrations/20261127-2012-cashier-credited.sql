-- Rooms that follow deposits look, once a second, for what was credited since the last time.
create index deposit_credited on cashier.deposit (credited_at) where state = 'credited';
