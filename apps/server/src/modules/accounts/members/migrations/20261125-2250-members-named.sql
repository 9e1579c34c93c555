/* The member whose name has this key, for whoever asks for more in the same statement: it is planned as part of that. */
create function members.named(of_brand uuid, key text) returns table (
  id uuid, brand uuid, username text, nickname text, type smallint, avatar smallint, picture uuid, currency text,
  rank_level smallint, joined_at timestamptz, seen_at timestamptz, closed_at timestamptz, invited_by uuid
) language sql stable as $$
  select m.id, m.brand, m.username, m.nickname, m.type, m.avatar, m.picture, m.currency, m.rank_level, m.joined_at,
         m.seen_at, m.closed_at, m.invited_by
    from members.member m where m.brand = of_brand and m.username_key = key
$$;

grant execute on function members.named to sanuk_application;
