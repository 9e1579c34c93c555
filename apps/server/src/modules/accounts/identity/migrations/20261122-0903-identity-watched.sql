-- Operators give temporary passwords and end sessions; both are found by the member.
call audit.watch('identity.credential', '{member}', '{password_hash}');
call audit.watch('identity.session', '{member}', '{token_hash}');
