-- Which versions of the brand's terms and privacy policy a member agreed to; none where there were none yet.
alter table members.profile add column agreed_terms integer, add column agreed_privacy integer;
