call platform.wall('members.member');
