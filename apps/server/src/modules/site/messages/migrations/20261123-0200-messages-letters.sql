create schema messages;

-- What an operator wrote. One row, to however many members: who reads it says so in `mark`.
create table messages.letter (
  id uuid primary key,
  brand uuid not null,
  audience text not null check (audience in ('all', 'ranks', 'members')),
  ranks smallint[] not null default '{}',
  -- How many members it was for when it was sent.
  reach integer not null,
  title jsonb not null,
  content jsonb not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  shown_at timestamptz not null,
  until timestamptz check (until > shown_at),
  -- When the members' open pages were told; nothing while it lies in no box yet.
  told_at timestamptz,
  recalled_at timestamptz
);
create index letter_newest on messages.letter (brand, sent_at desc, id desc);
create index letter_to_many on messages.letter (brand, shown_at desc) where audience <> 'members' and recalled_at is null;
create index letter_untold on messages.letter (shown_at) where told_at is null;

-- To whom it goes where members are named one by one.
create table messages.addressee (
  letter uuid not null references messages.letter,
  member uuid not null,
  brand uuid not null,
  primary key (member, letter)
);
create index addressee_of_letter on messages.addressee (letter);

-- What a member did with a letter.
create table messages.mark (
  letter uuid not null references messages.letter,
  member uuid not null,
  brand uuid not null,
  read_at timestamptz,
  hidden_at timestamptz,
  primary key (member, letter)
);
create index mark_read on messages.mark (letter) where read_at is not null;

-- What the platform writes by itself to one member: the key of its words, and what is put into them.
create table messages.note (
  id uuid primary key,
  brand uuid not null,
  member uuid not null,
  key text not null,
  facts jsonb not null,
  -- What it is about: the same is told once.
  reference text not null,
  told_at timestamptz not null,
  read_at timestamptz,
  hidden_at timestamptz,
  unique (member, key, reference)
);
create index note_of_member on messages.note (member, told_at desc);

/* Everything that lies in a member's box at a moment, also what they have hidden: letters of their brand that are for
   them, and what the platform told them. `since` bounds how far it goes back. */
create function messages.box_of(owner uuid, of_brand uuid, rank integer, since timestamptz, now timestamptz)
returns table (id uuid, at timestamptz, title jsonb, content jsonb, key text, facts jsonb,
               read_at timestamptz, hidden_at timestamptz)
language sql stable as $$
  select letter.id, shown_at, letter.title, letter.content, null::text, null::jsonb, mark.read_at, mark.hidden_at
    from messages.letter left join messages.mark on mark.letter = letter.id and mark.member = owner
   where letter.brand = of_brand and audience <> 'members' and recalled_at is null
     and shown_at between since and now and (until is null or until > now)
     and (audience = 'all' or rank = any (ranks))
  union all
  select letter.id, shown_at, letter.title, letter.content, null::text, null::jsonb, mark.read_at, mark.hidden_at
    from messages.addressee join messages.letter on letter.id = addressee.letter
    left join messages.mark on mark.letter = letter.id and mark.member = owner
   where addressee.member = owner and recalled_at is null
     and shown_at between since and now and (until is null or until > now)
  union all
  select note.id, told_at, null, null, note.key, note.facts, note.read_at, note.hidden_at
    from messages.note where note.member = owner and told_at between since and now
$$;

grant usage on schema messages to sanuk_application;
grant select, insert on messages.letter, messages.addressee, messages.mark, messages.note to sanuk_application;
grant update (told_at, recalled_at) on messages.letter to sanuk_application;
grant update (read_at, hidden_at) on messages.mark, messages.note to sanuk_application;
grant delete on messages.note to sanuk_application;
call platform.wall('messages.letter');
call platform.wall('messages.addressee');
call platform.wall('messages.mark');
call platform.wall('messages.note');
call audit.watch('messages.letter', '{id}', '{content}');

-- Open pages of the whole brand hear of a letter to many, when it lies in the boxes and when it is recalled.
create trigger told after insert or update on messages.letter for each row
  when (new.audience <> 'members' and new.told_at is not null)
  execute function platform.tell_change('messages', 'brand');
