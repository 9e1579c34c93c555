/* What a member has set up, for whoever asks for more in the same statement: it is planned as part of that. */
create function factors.ways_of(of_member uuid) returns table (passkey boolean, totp boolean, recovery_code boolean)
language sql stable as $$
  select exists (select from factors.passkey where member = of_member),
         exists (select from factors.totp where member = of_member and confirmed_at is not null),
         exists (select from factors.recovery_code where member = of_member)
$$;

grant execute on function factors.ways_of to sanuk_application;
