call platform.wall('content.announcement');
