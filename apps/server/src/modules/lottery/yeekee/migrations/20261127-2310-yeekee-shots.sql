-- Yeekee: the numbers that members shoot for an issue, and how it was drawn from them.
create schema yeekee;

-- Everybody is shown these. They never change.
create table yeekee.shot (
  id bigint generated always as identity primary key,
  issue bigint not null references lottery.issue,
  value integer not null check (value between 0 and 99999),
  at timestamptz not null
);
create index shot_of_issue on yeekee.shot (issue, id);

-- Who shot it, with the name that others are shown.
create table yeekee.shooter (
  shot bigint primary key references yeekee.shot,
  brand uuid not null,
  member uuid not null,
  name text not null
);

-- How many shots a member made in an issue, and when the last one.
create table yeekee.tally (
  issue bigint not null references lottery.issue,
  member uuid not null,
  brand uuid not null,
  shots integer not null,
  last_at timestamptz not null,
  primary key (issue, member)
);

create table yeekee.draw (
  issue bigint primary key references lottery.issue,
  -- The platform's own shot, and those that it added where there were fewer than 16.
  own integer not null,
  fills integer[] not null,
  taken integer not null,
  -- Of all shots, those of the platform too.
  total bigint not null
);

grant usage on schema yeekee to sanuk_application;
grant select on yeekee.shot, yeekee.shooter, yeekee.tally to sanuk_application;
grant select, insert on yeekee.draw to sanuk_application;
call platform.wall('yeekee.shooter');
call platform.wall('yeekee.tally');

-- Takes a shot where the issue is open by the clock of the database. It runs with the rights of its owner: the application
-- cannot write a shot in any other way, nor change one. To be rolled back by its caller where the outcome is another than
-- `taken`:
--   closed   the issue takes no shots, or none yet
--   soon     the member's last shot was a moment ago
--   used_up  the member has no shots left in this issue
create function yeekee.shoot(
  p_issue bigint, p_value integer, p_brand uuid, p_member uuid, p_name text, p_pause interval, p_most integer,
  out outcome text, out shot bigint, out at timestamptz, out left_over integer
) language plpgsql security definer set search_path = yeekee, pg_temp as $$
declare
  counted integer;
begin
  -- Whoever seals the issue holds this lock alone: it is sealed when no shot is under way any more.
  perform lottery.hold_issue(p_issue);
  insert into tally (issue, member, brand, shots, last_at)
  values (p_issue, p_member, p_brand, 1, clock_timestamp())
  on conflict (issue, member) do update set shots = tally.shots + 1, last_at = clock_timestamp()
    where tally.shots < p_most and tally.last_at + p_pause <= clock_timestamp()
  returning shots into counted;
  if counted is null then
    select case when shots >= p_most then 'used_up' else 'soon' end into outcome
      from tally where issue = p_issue and member = p_member;
    return;
  end if;
  at := clock_timestamp();
  perform from lottery.issue
    where issue.id = p_issue and state = 'open' and opens_at <= shoot.at and seals_at > shoot.at;
  if not found then
    outcome := 'closed';
    return;
  end if;
  insert into shot (issue, value, at) values (p_issue, p_value, shoot.at) returning id into shoot.shot;
  insert into shooter (shot, brand, member, name) values (shoot.shot, p_brand, p_member, p_name);
  outcome := 'taken';
  left_over := p_most - counted;
end $$;

revoke all on function yeekee.shoot from public;
grant execute on function yeekee.shoot to sanuk_application;
