create schema free_rounds;

-- Free rounds that operators granted to members: which games of one vendor, how many, at which stake, until when.
create table free_rounds.campaign (
  id uuid primary key,
  brand uuid not null,
  names jsonb not null,
  vendor text not null,
  games text[] not null check (cardinality(games) > 0),
  rounds integer not null check (rounds > 0),
  stake bigint not null check (stake > 0),
  most_win bigint not null check (most_win > 0),
  play integer not null check (play >= 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  made_at timestamptz not null,
  made_by uuid not null,
  stopped_at timestamptz,
  stopped_by uuid,
  constraint ends_after_it_begins check (until_at > from_at),
  constraint stopped_by_somebody check ((stopped_at is null) = (stopped_by is null))
);
create index campaign_of_brand on free_rounds.campaign (brand, made_at desc, id desc);

-- What one member has of a campaign. What a vendor says of it counts under a lock of this row, so that no more is played
-- and no more paid than was granted, however many calls come at once.
create table free_rounds.grant (
  id uuid primary key,
  brand uuid not null,
  campaign uuid not null references free_rounds.campaign,
  member uuid not null,
  rounds integer not null check (rounds > 0),
  most_win bigint not null check (most_win > 0),
  used integer not null default 0,
  won bigint not null default 0,
  paid bigint not null default 0,
  -- When its vendor answered that it knows of it, and that it knows it is over.
  told_at timestamptz,
  revoked_at timestamptz,
  changed_at timestamptz not null,
  constraint no_more_than_granted check (used between 0 and rounds),
  constraint no_more_than_may_be_won check (paid between 0 and most_win and paid <= won),
  constraint once_of_a_campaign unique (campaign, member)
);
create index grant_of_member on free_rounds.grant (member);
create index grant_of_campaign on free_rounds.grant (campaign, changed_at desc, id desc);
create index grant_to_tell on free_rounds.grant (campaign) where told_at is null;
create index grant_to_revoke on free_rounds.grant (campaign) where told_at is not null and revoked_at is null;

-- A round that was begun with a grant, by our id of the round: it takes one of the grant's, once.
create table free_rounds.play (
  round uuid primary key,
  brand uuid not null,
  "grant" uuid not null references free_rounds.grant,
  begun_at timestamptz not null,
  undone_at timestamptz,
  won bigint not null default 0 check (won >= 0),
  paid bigint not null default 0 check (paid between 0 and won)
);
create index play_of_grant on free_rounds.play ("grant");
create index play_of_brand on free_rounds.play (brand, begun_at);

grant usage on schema free_rounds to sanuk_application;
grant select, insert on free_rounds.campaign, free_rounds.grant, free_rounds.play to sanuk_application;
grant update (stopped_at, stopped_by) on free_rounds.campaign to sanuk_application;
grant update (used, won, paid, told_at, revoked_at, changed_at) on free_rounds.grant to sanuk_application;
grant update (undone_at, won, paid) on free_rounds.play to sanuk_application;
call platform.wall('free_rounds.campaign');
call platform.wall('free_rounds.grant');
call platform.wall('free_rounds.play');
call audit.watch('free_rounds.campaign');
