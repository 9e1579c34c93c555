-- Whoever writes a brand sees that brand alone: whether a domain is another's is looked up with the owner's eyes.
alter function system.one_brand_per_domain() security definer set search_path = '';
