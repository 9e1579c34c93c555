-- Networks from which a member has signed in: the /24 of an IPv4 address, the /48 of an IPv6 address. One that was not
-- used for a while is deleted by a job.
create table identity.network (
  brand uuid not null,
  member uuid not null,
  network cidr not null,
  seen_at timestamptz not null,
  primary key (member, network)
);
create index network_seen on identity.network (seen_at);
call platform.wall('identity.network');
grant select, insert, update, delete on identity.network to sanuk_application;

-- Where members are signed in while this is deployed, they have signed in.
insert into identity.network (brand, member, network, seen_at)
select brand, member, network(set_masklen(address, case family(address) when 4 then 24 else 48 end)), max(seen_at)
  from identity.session group by 1, 2, 3;
