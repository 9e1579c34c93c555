-- Rooms that follow what was paid out look for what was noted or came back since the last time.
create index part_noted on withdrawals.part (noted_at);
create index withdrawal_refunded on withdrawals.withdrawal (since) where state = 'resolved_refunded';
