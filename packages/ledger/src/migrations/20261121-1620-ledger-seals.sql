-- The chain of seals. Once a second whatever was committed is sealed, away from those who bet: each attempt has a
-- digest, each batch a hash over the digests, each seal a hash over its batches and the seal before. Whoever changes a
-- row afterwards, a superuser too, would have to change every seal that follows; and heads are signed and published.
--
--   digest of an attempt   SHA-256 of its columns as text, joined by '|', an empty text for a null
--   hash of a batch        SHA-256 of the digests of its attempts by their ordinal
--   hash of a seal         SHA-256 of the hash before, its number as 8 bytes, and of each batch by its number: the
--                          number as 8 bytes (big-endian) and the hash
create table ledger.seal (
  number bigint primary key,
  -- Every transaction below this one was over when the seal was made.
  horizon xid8 not null,
  attempts bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);
insert into ledger.seal (number, horizon, attempts, hash) values (0, '0', 0, sha256('Sanuk ledger'));

create table ledger.sealed_batch (
  batch bigint primary key,
  seal bigint not null references ledger.seal,
  hash bytea not null,
  -- The first four bytes of each digest: they tell which row it is that no longer fits.
  digests bytea not null
);
create index sealed_batch_of_seal on ledger.sealed_batch (seal);

create table ledger.signed_head (
  seal bigint primary key references ledger.seal,
  signed_at timestamptz not null,
  public_key text not null,
  signature text not null
);

create trigger history_is_final before update or delete or truncate on ledger.seal
  for each statement execute function ledger.history_is_final();
create trigger history_is_final before update or delete or truncate on ledger.sealed_batch
  for each statement execute function ledger.history_is_final();
create trigger history_is_final before update or delete or truncate on ledger.signed_head
  for each statement execute function ledger.history_is_final();

create function ledger.digest(it ledger.attempt) returns bytea language sql immutable parallel safe
return sha256(convert_to(concat(
  it.batch, '|', it.ordinal, '|', it.key, '|', it.reference, '|', it.debit, '|', it.credit, '|', it.amount, '|',
  it.debit_balance, '|', it.credit_balance, '|', it.debit_sequence, '|', it.credit_sequence, '|', it.kind, '|', it.memo
), 'UTF8'));

-- Seals what was committed since the last seal. Answers how many attempts it were; null when another process is at it.
create function ledger.make_seal() returns bigint
language plpgsql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare last seal; next bigint; upto xid8; sealed bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger seal')) then return null; end if;
  select * into last from seal order by number desc limit 1;
  next := last.number + 1;
  upto := pg_snapshot_xmin(pg_current_snapshot());
  if not exists (select 1 from batch where transaction >= last.horizon and transaction < upto) then return 0; end if;
  with digested as materialized (
    select batch.id as batch, attempt.ordinal, case when attempt.batch is not null then digest(attempt) end as digest
      from batch left join attempt on attempt.batch = batch.id
     where batch.transaction >= last.horizon and batch.transaction < upto
  ), hashed as materialized (
    select batch, sha256(coalesce(string_agg(digest, '' order by ordinal), '')) as hash,
           coalesce(string_agg(substr(digest, 1, 4), '' order by ordinal), '') as digests, count(digest) as attempts
      from digested group by batch
  ), sealing as (
    insert into seal (number, horizon, attempts, hash)
    select next, upto, sum(attempts),
           sha256(last.hash || int8send(next) || string_agg(int8send(batch) || hash, '' order by batch))
      from hashed
    returning attempts
  ), kept as (
    insert into sealed_batch (batch, seal, hash, digests) select batch, next, hash, digests from hashed
  )
  select attempts into sealed from sealing;
  return sealed;
end $$;

create function ledger.keep_signed_head(p_seal bigint, p_signed_at timestamptz, p_public_key text, p_signature text)
returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into signed_head values (p_seal, p_signed_at, p_public_key, p_signature) on conflict (seal) do nothing
$$;

revoke all on function ledger.digest, ledger.make_seal, ledger.keep_signed_head from public;
grant select on ledger.seal, ledger.sealed_batch, ledger.signed_head to sanuk_application;
grant execute on function ledger.make_seal, ledger.keep_signed_head to sanuk_application;
