import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { Counter } from 'prom-client'
import type { LogLevel } from './environment.ts'
import { metrics } from './metrics.ts'

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.ticket',
  '*.launch',
  '*.secret',
]

/** Whoever watches an installation is called by these: each entry of the log with a field `alarm` counts. */
const alarms = new Counter({
  name: 'sanuk_alarms_total',
  help: 'Alarms in the log of this process',
  labelNames: ['alarm'],
  registers: [metrics],
})

const alarmIn = (entry: unknown): string | undefined =>
  typeof entry === 'object' && entry !== null && 'alarm' in entry ? String(entry.alarm) : undefined

/**
 * A program's log: JSON lines without secrets, on stderr unless they are to go elsewhere. Standard output carries the
 * word `ready` and nothing else.
 */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination(2)) {
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (this: Logger, entry, method) {
    const alarm = alarmIn(entry[0])
    if (alarm !== undefined) alarms.inc({ alarm })
    method.apply(this, entry)
  }
  return pino({ level, redact: SECRETS, hooks: { logMethod } }, to)
}

export type Log = ReturnType<typeof createLog>
