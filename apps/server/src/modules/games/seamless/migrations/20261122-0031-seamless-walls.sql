call platform.wall_behind('seamless.transaction',
  'exists (select from members.member where member.id = transaction.member)');
