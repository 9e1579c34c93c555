-- Answered riddles are spent where everything is that is good once.
insert into platform.once select 'riddle ' || brand || ' ' || nonce, expires_at from guard.spent_check;
drop table guard.spent_check;
