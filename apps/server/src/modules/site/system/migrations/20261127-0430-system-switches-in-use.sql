-- Two switches that changed nothing are gone.
update system.brand
   set modules = array_remove(array_remove(modules, 'GAMELO3'), 'GAMELOHOT3')
 where modules && '{GAMELO3,GAMELOHOT3}'::text[];

-- Visitors may try games where they may open a trial account, until operators turn it off.
update system.brand
   set modules = modules || '{DEMOGAME3}'::text[]
 where 'FREEPLAY3' = any (modules) and 'COMM3' = any (modules) and not 'DEMOGAME3' = any (modules);
