-- Banners, announcements, articles and promotions live the same life: a draft that operators write, a published version
-- that the site shows, and the step from one to the other. What differs is in the versions (`office-content.ts`).
create table content.entry (
  id uuid primary key,
  brand uuid not null,
  kind text not null check (kind in ('banner', 'announcement', 'article', 'promotion')),
  -- Its titles in all languages, the brand's first one first, a line each: for lists and for searching them.
  titles text not null,
  -- Small ones first, and newer ones first among equals.
  position integer not null default 0,
  published jsonb,
  -- When the published version is shown.
  shows_from timestamptz,
  shows_until timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  draft jsonb,
  -- Grows with every change, so that nobody overwrites or approves what they have not seen.
  revision integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  check (published is not null or draft is not null),
  check ((published is null) = (published_at is null))
);
create index entry_in_order on content.entry (brand, kind, position, published_at desc);

insert into content.entry
  (id, brand, kind, titles, published, published_at, withdrawn_at, changed_at)
select id, brand, 'announcement', concat_ws(e'\n', title ->> 'th', title ->> 'en'),
       jsonb_build_object(
         'kind', 'announcement', 'from', null, 'until', null, 'title', title, 'content', content,
         'execution', execution, 'types', jsonb_build_array('B')),
       published_at, withdrawn_at, coalesce(withdrawn_at, published_at)
  from content.announcement;
drop table content.announcement;

grant select, insert, update, delete on content.entry to sanuk_application;
call platform.wall('content.entry');
call audit.watch('content.entry');
