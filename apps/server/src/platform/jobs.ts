import type { Log } from '@sanuk/host/log'
import { Logger, type Runner, run } from 'graphile-worker'
import type pg from 'pg'

/** Work that is done on a schedule, once per tick however many processes run. `every` is a cron pattern in UTC. */
export type Job = { readonly name: string; readonly every: string; readonly work: () => Promise<void> }

/** Runs the rooms' jobs. Their schedule and what is due stand in the database, so that any process may do them. */
export function runJobs(pool: pg.Pool, jobs: readonly Job[], log: Log): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map(({ name, work }) => [name, work])),
    crontab: jobs.map(({ name, every }) => `${every} ${name} ?max=3`).join('\n'),
    logger: quietLogger(log),
  })
}

/** The worker tells of every job it does; our log wants to hear of trouble only. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job failed')
    if (level === 'warning') log.warn({ message }, 'job')
  })
}
