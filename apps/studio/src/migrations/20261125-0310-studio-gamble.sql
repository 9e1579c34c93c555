-- Whether wins may be gambled in a session: what the platform said when it launched the game.
alter table studio.session add column gamble boolean not null default true;
