/* Tells every process that sessions are over: each by its own id or by its member's, a hundred in one notification. */
create function platform.tell_ends(ids uuid[]) returns void
language sql as $$
  select pg_notify('sanuk_live', jsonb_agg(jsonb_build_object('ended', id))::text)
    from unnest(ids) with ordinality as told (id, place)
   group by (place - 1) / 100
$$;
