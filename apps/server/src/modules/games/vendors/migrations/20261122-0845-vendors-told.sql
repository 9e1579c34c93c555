-- The games of a vendor that is switched off are shown to nobody.
call platform.tells('vendors.vendor', 'catalogue', '');
