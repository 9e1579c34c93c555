-- The job that forgets nonces reads the table from end to end every ten minutes: an index of their ends costs every
-- sealed body more than it saves that.
drop index platform.sealed_nonce_expiry;
