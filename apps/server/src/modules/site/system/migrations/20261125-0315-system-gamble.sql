-- Wins may be gambled with where a brand lets them: whoever has the games has that, until they turn it off.
update system.brand set modules = modules || '{GAMBLE3}'::text[] where 'COMM3' = any (modules) and not 'GAMBLE3' = any (modules);
