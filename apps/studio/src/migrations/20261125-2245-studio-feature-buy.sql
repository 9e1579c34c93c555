-- Whether free spins and dearer spins may be bought in a session: what the platform said when it launched the game.
alter table studio.session add column buy boolean not null default true;
