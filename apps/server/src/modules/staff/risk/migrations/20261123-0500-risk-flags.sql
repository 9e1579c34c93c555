create schema risk;

-- From when on members are looked at; a brand without a row has the usual figures.
create table risk.rules (
  brand uuid primary key,
  details jsonb not null
);

create table risk.flag (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  kind text not null
    check (kind in ('shared_address', 'shared_name', 'no_play', 'velocity', 'gift_ring', 'large_sum')),
  state text not null check (state in ('open', 'cleared', 'confirmed')),
  evidence jsonb not null,
  -- Of what was found: the same found again after it was cleared raises nothing.
  fingerprint text not null,
  raised_at timestamptz not null,
  operator uuid,
  decided_at timestamptz,
  constraint decided_is_whole check ((state = 'open') = (decided_at is null)),
  constraint found_once unique (member, kind, fingerprint)
);
-- One case of a kind at a time.
create unique index open_flag on risk.flag (member, kind) where state = 'open';
create index flag_in_order on risk.flag (brand, raised_at desc, id desc);
create index flag_open on risk.flag (brand, raised_at desc, id desc) where state = 'open';

-- What staff wrote about a case. It stays.
create table risk.note (
  id uuid primary key,
  brand uuid not null,
  flag uuid not null references risk.flag,
  operator uuid not null,
  text text not null,
  at timestamptz not null
);
create index note_of_flag on risk.note (flag, at);

grant usage on schema risk to sanuk_application;
grant select, insert, update on risk.rules to sanuk_application;
grant select, insert on risk.flag, risk.note to sanuk_application;
grant update (state, evidence, operator, decided_at) on risk.flag to sanuk_application;
call platform.wall('risk.rules');
call platform.wall('risk.flag');
call platform.wall('risk.note');
call audit.watch('risk.rules', '{brand}');
call audit.watch('risk.flag');
