import { runMigrations } from 'graphile-worker'
import type pg from 'pg'

/**
 * Makes the tables in which jobs wait and lets the application work with them. The worker brings its own migrations and
 * guards its tables by row-level security, which nobody but their owner passes without a policy.
 */
export async function prepareJobs(ownerUrl: string, client: pg.Client): Promise<void> {
  await runMigrations({ connectionString: ownerUrl })
  await client.query(`
    grant usage on schema graphile_worker to sanuk_application;
    grant select, insert, update, delete on all tables in schema graphile_worker to sanuk_application;
    grant usage on all sequences in schema graphile_worker to sanuk_application;
    grant execute on all functions in schema graphile_worker to sanuk_application;
    do $$
    declare guarded regclass;
    begin
      for guarded in
        select oid::regclass from pg_class c
         where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
           and not exists (select 1 from pg_policy where polrelid = c.oid)
      loop
        execute format('create policy application on %s to sanuk_application using (true) with check (true)', guarded);
      end loop;
    end $$`)
}
