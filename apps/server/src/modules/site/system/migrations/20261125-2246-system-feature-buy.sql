-- Free spins may be bought where a brand lets them: whoever has the games has that, until they turn it off.
update system.brand set modules = modules || '{FEATUREBUY3}'::text[]
 where 'COMM3' = any (modules) and not 'FEATUREBUY3' = any (modules);
