-- The room also keeps what agents send to somebody right below.
alter table upline.transfer rename column upline to receiver;
alter table upline.transfer
  add column direction text not null default 'up' check (direction in ('up', 'down')),
  drop constraint transfer_request,
  add constraint transfer_request unique (member, direction, request_id);
call agents.wall_agents('upline.transfer', 'member');
