-- Red packets: a budget in so many packets. Money and packets go together; what is left always fills the packets left.
alter table activities.activity
  add column opened integer not null default 0,
  add constraint never_more_packets_than_there_are check (
    rule ->> 'kind' <> 'red_packet' or opened between 0 and (rule ->> 'packets')::integer
  ),
  add constraint what_is_left_fills_the_packets_left check (
    rule ->> 'kind' <> 'red_packet'
    or budget - given between ((rule ->> 'packets')::integer - opened) * (rule ->> 'least')::numeric * 10000
                          and ((rule ->> 'packets')::integer - opened) * (rule ->> 'most')::numeric * 10000
  );
grant update (opened) on activities.activity to sanuk_application;

create index participation_received on activities.participation (activity, changed_at desc, id) where state = 'claimed';

-- Packets go by the hundred in a minute: pages are told when what they show of an activity has changed, and not of each.
drop trigger told on activities.activity;
create trigger told after insert or delete on activities.activity
  for each row execute function platform.tell_change('activities', 'brand');
create trigger told_of_change after update on activities.activity
  for each row when (
    to_jsonb(new) - '{given,opened}'::text[] is distinct from to_jsonb(old) - '{given,opened}'::text[]
    or (new.given >= new.budget) is distinct from (old.given >= old.budget)
  )
  execute function platform.tell_change('activities', 'brand');
