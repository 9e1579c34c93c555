-- The hall that the opened game was in: the session stakes in every game of it.
alter table launch.game_session add column hall text;

drop function launch.live_sessions(text[], timestamptz);
create function launch.live_sessions(p_tokens text[], p_at timestamptz)
returns table (ordinal bigint, member uuid, vendor text, game text, hall text, currency text)
language sql stable set search_path = launch, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, session.member, session.vendor, session.game, session.hall, session.currency
    from unnest(p_tokens) with ordinality as asked (token, ordinal),
         lateral (select * from game_session
                   where token_hash = decode(asked.token, 'hex') and authenticated_at is not null
                     and expires_at > p_at and ended_at is null
                   limit 1) session
$$;
revoke all on function launch.live_sessions from public;
grant execute on function launch.live_sessions to sanuk_application;
