-- Which games there are, and what a brand's operators chose of them, is on every open page at once.
call platform.tells('catalogue.edition', 'catalogue', '');
call platform.tells('catalogue.choice_edition', 'catalogue');
call audit.watch('catalogue.vassalage_choice', '{game_type,vassalage}');
call audit.watch('catalogue.game_choice', '{node_id}');
