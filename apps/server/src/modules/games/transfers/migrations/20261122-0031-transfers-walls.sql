call platform.wall('transfers.transfer');
call platform.wall_behind('transfers.choice', 'exists (select from members.member where member.id = choice.member)');
