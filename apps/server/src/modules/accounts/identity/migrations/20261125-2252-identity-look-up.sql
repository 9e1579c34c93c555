/*
 * What somebody's password is judged by who says that they have a username, and what follows if it is right: one row,
 * also of nobody, whose things are looked up under an id that nobody has, so that it takes as long.
 *
 * Each step is planned by itself: in one statement the tables were read from end to end, because the planner does not
 * know beforehand that one member is meant.
 */
create function identity.look_up(
  of_brand uuid, key text, nobody uuid, browser bytea,
  out id uuid, out brand uuid, out username text, out nickname text, out type smallint, out avatar smallint,
  out picture uuid, out currency text, out rank_level smallint, out joined_at timestamptz, out seen_at timestamptz,
  out closed_at timestamptz, out invited_by uuid,
  out password_hash text, out temporary boolean, out password_ends timestamptz,
  out known boolean, out country text, out "any" boolean,
  out passkey boolean, out totp boolean, out recovery_code boolean
) language plpgsql stable as $$
#variable_conflict use_column
declare
  whose uuid;
begin
  select m.* into id, brand, username, nickname, type, avatar, picture, currency, rank_level, joined_at, seen_at,
                  closed_at, invited_by
    from members.named(of_brand, key) m;
  whose := coalesce(look_up.id, nobody);
  select c.password_hash, c.temporary, c.expires_at into password_hash, temporary, password_ends
    from identity.credential c where c.member = whose;
  select d.country into country from identity.device d where d.member = whose and d.token_hash = browser;
  known := found;
  "any" := exists (select from identity.device d where d.member = whose);
  select w.* into passkey, totp, recovery_code from factors.ways_of(whose) w;
end $$;

grant execute on function identity.look_up to sanuk_application;
