-- Operators name the brand's project of Firebase themselves.
grant update (firebase) on system.brand to sanuk_application;
