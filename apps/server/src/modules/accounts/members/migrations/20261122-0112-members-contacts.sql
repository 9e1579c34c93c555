-- How a member is reached. A number or an address that was proved is one member's of a brand; one that was only told
-- may be anybody's.
alter table members.member
  -- E.164, with its plus.
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  add column mobile_verified_at timestamptz,
  add column email text,
  -- The address in the form in which two are the same.
  add column email_key text,
  add column email_verified_at timestamptz,
  add constraint member_mobile_verified check (mobile_verified_at is null or mobile is not null),
  add constraint member_email_key check ((email is null) = (email_key is null)),
  add constraint member_email_verified check (email_verified_at is null or email is not null);

create unique index member_mobile on members.member (brand, mobile) where mobile_verified_at is not null;
create unique index member_email on members.member (brand, email_key) where email_verified_at is not null;

grant update (mobile, mobile_verified_at, email, email_key, email_verified_at) on members.member to sanuk_application;
