-- What is published is on every open page at once.
call platform.tells('content.entry', 'content');
