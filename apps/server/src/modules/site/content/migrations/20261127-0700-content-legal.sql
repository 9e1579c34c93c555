-- Terms and privacy live the life of all content. What members agreed to must be known for good, so that every version
-- that was ever published stays, with the number by which members and operators know it.
alter table content.entry drop constraint entry_kind_check;
alter table content.entry add constraint entry_kind_check
  check (kind in ('banner', 'announcement', 'article', 'promotion', 'legal'));
-- There is one of each: `draft` and `published` of an entry are of the same document.
create unique index entry_of_document
    on content.entry (brand, (coalesce(published, draft) ->> 'document')) where kind = 'legal';

create table content.legal_version (
  brand uuid not null,
  document text not null check (document in ('terms', 'privacy')),
  number integer not null check (number > 0),
  entry uuid not null,
  version jsonb not null,
  published_at timestamptz not null default clock_timestamp(),
  primary key (brand, document, number)
);

/* Keeps what is published as the document's next version. Its entry is locked meanwhile. */
create function content.keep_legal_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into content.legal_version (brand, document, number, entry, version, published_at)
  select new.brand, new.published ->> 'document', coalesce(max(number), 0) + 1, new.id, new.published, new.changed_at
    from content.legal_version
   where brand = new.brand and document = new.published ->> 'document';
  return null;
end $$;
create trigger legal_version_added after insert on content.entry for each row
  when (new.kind = 'legal' and new.published is not null)
  execute function content.keep_legal_version();
create trigger legal_version_changed after update of published on content.entry for each row
  when (new.kind = 'legal' and new.published is distinct from old.published)
  execute function content.keep_legal_version();

grant select on content.legal_version to sanuk_application;
call platform.wall('content.legal_version');
