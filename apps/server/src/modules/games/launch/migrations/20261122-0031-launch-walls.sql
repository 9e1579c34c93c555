call platform.wall('launch.game_session');
