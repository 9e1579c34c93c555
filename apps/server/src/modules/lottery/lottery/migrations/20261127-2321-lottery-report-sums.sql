-- Sums of settled issues for reports. An issue is counted as a whole once it is settled, and again after each correction.
alter table lottery.issue add column counted_version integer not null default 0;
grant update (counted_version) on lottery.issue to sanuk_application;
create index issue_uncounted on lottery.issue (id) where state = 'settled' and counted_version <> version;
create index issue_settled_by_draw on lottery.issue (draws_at) where state = 'settled';

create table lottery.issue_sum (
  brand uuid not null,
  issue bigint not null references lottery.issue,
  currency text not null,
  -- Null: all plays together. A ticket with lines of several plays counts once there, and once at each play.
  play text,
  tickets integer not null,
  members uuid[] not null,
  stake bigint not null,
  win bigint not null,
  rebate bigint not null,
  constraint issue_sum_once unique nulls not distinct (issue, brand, currency, play)
);
grant select, insert, delete on lottery.issue_sum to sanuk_application;
call platform.wall('lottery.issue_sum');
