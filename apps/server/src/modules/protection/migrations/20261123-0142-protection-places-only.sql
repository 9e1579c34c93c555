-- `protection.places` stands in its place.
drop function protection.among;
