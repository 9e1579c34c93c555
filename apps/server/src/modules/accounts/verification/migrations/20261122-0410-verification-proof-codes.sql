-- A code may also be a fresh proof of somebody who is signed in.
alter table verification.code
  drop constraint code_purpose_check,
  add constraint code_purpose_check check (purpose in ('login', 'register', 'password', 'device', 'contact', 'proof'));
