-- What operators change here is written down.
call audit.watch('vendors.vendor', '{code}');
call audit.watch('vendors.money_limit', '{vendor,currency}');
call audit.watch('vendors.key', '{vendor,id}', '{secret}');
