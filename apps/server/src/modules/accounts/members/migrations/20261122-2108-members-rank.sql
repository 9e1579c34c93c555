-- By the room of ranks, which knows why.
grant update (rank_level) on members.member to sanuk_application;
