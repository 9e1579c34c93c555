-- A game session ends with the account, when its member takes a break, and when the session on the site from which it was
-- opened is ended. That is done in the transaction that ends those; a stake of a session that has ended is refused here,
-- so that nothing depends on what a process remembers.
alter table launch.game_session
  -- The session on the site; null for a ticket that an operator's command wrote.
  add column session uuid,
  add column ended_at timestamptz;
create index game_session_of_session on launch.game_session (session);
update launch.game_session set ended_at = clock_timestamp()
 where member in (select id from members.member where closed_at is not null)
    or member in (select member from protection.member where closure is not null);
grant update (ended_at) on launch.game_session to sanuk_application;

create or replace function launch.live_sessions(p_tokens text[], p_at timestamptz)
returns table (ordinal bigint, member uuid, vendor text, game text, currency text)
language sql stable set search_path = launch, pg_temp set enable_seqscan = off as $$
  select asked.ordinal, session.member, session.vendor, session.game, session.currency
    from unnest(p_tokens) with ordinality as asked (token, ordinal),
         lateral (select * from game_session
                   where token_hash = decode(asked.token, 'hex') and authenticated_at is not null
                     and expires_at > p_at and ended_at is null
                   limit 1) session
$$;

-- Of the member who stands in the column that the trigger names. By triggers, since an account that is closed by any
-- other code must not be played on either.
create function launch.end_games_of_member() returns trigger
language plpgsql security definer set search_path = launch, pg_temp as $$
begin
  update game_session set ended_at = clock_timestamp()
   where member = (to_jsonb(new) ->> tg_argv[0])::uuid and ended_at is null;
  return null;
end $$;
create trigger closing_ends_games after update of closed_at on members.member
  for each row when (old.closed_at is null and new.closed_at is not null)
  execute function launch.end_games_of_member('id');
create trigger break_ends_games after insert or update of closure, closed_at on protection.member
  for each row when (new.closure is not null)
  execute function launch.end_games_of_member('member');

-- A game that is opened while its account or its session on the site is being ended waits for that, and is not opened.
-- The locks make an ending that comes later wait in turn, so that it finds the game.
create function launch.admit_game() returns trigger
language plpgsql security definer set search_path = launch, pg_temp as $$
begin
  perform from members.member where id = new.member and closed_at is null for share;
  if not found then return null; end if;
  if new.session is not null then
    perform from identity.session where id = new.session for share;
    if not found then return null; end if;
  end if;
  return new;
end $$;
create trigger only_of_open_accounts before insert on launch.game_session
  for each row execute function launch.admit_game();
