create schema signals;

/* What operators said of signals about agents. The last one of a signal counts, unless it was undone. */
create table signals.review (
  id uuid primary key,
  number bigint generated always as identity unique,
  brand uuid not null,
  agent uuid not null,
  kind text not null check (kind in ('shared_access', 'riskless_play', 'pay_over_win', 'opened_accounts')),
  -- How strong it was: accounts, or money in 1/10 000 of the currency unit. It returns when it has grown by half.
  measure bigint not null check (measure > 0),
  note text not null check (char_length(note) between 1 and 255),
  operator uuid not null,
  reviewed_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  constraint undone_is_whole check ((undone_by is null) = (undone_at is null))
);
create index review_of_signal on signals.review (brand, agent, kind, number desc);

grant usage on schema signals to sanuk_application;
grant select, insert on signals.review to sanuk_application;
grant update (undone_by, undone_at) on signals.review to sanuk_application;
call platform.wall('signals.review');
-- What is suspected of agents is for operators.
call platform.wall_branch('signals.review', 'false');
call audit.watch('signals.review');
