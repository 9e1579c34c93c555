create schema documents;

-- A paper that a member sent, with its pictures, which have no address.
create table documents.document (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  kind text not null check (kind in ('id_card', 'passport', 'selfie', 'bank_book', 'address')),
  state text not null check (state in ('waiting', 'accepted', 'rejected')),
  pictures uuid[] not null check (cardinality(pictures) between 1 and 2),
  sent_at timestamptz not null,
  claimed_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text check (length(note) <= 255),
  expires_on date,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index document_of_member on documents.document (member, sent_at desc);
create index document_in_state on documents.document (brand, state, sent_at, id);
-- Of one kind one waits at a time.
create unique index document_waiting on documents.document (member, kind) where state = 'waiting';

-- What a brand demands; without a row, identity and a picture with it, and of no withdrawal.
create table documents.rules (
  brand uuid primary key,
  needs text[] not null,
  withdrawals_above bigint check (withdrawals_above >= 0)
);

grant usage on schema documents to sanuk_application;
grant select, insert on documents.document to sanuk_application;
grant update (state, claimed_by, decided_at, decided_by, reason, note, expires_on) on documents.document to sanuk_application;
grant select, insert, update on documents.rules to sanuk_application;
call platform.wall('documents.document');
call platform.wall('documents.rules');
call audit.watch('documents.document');
call audit.watch('documents.rules', '{brand}');
