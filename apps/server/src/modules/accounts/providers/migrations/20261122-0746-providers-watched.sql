-- What operators change here is written down.
call audit.watch('providers.provider', '{code}', '{client_secret}');
