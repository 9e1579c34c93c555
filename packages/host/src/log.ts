import { pino } from 'pino'
import type { LogLevel } from './environment.ts'

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.ticket',
  '*.launch',
  '*.secret',
]

/** A program's log: JSON lines on stderr, without secrets. Standard output carries the word `ready` and nothing else. */
export function createLog(level: LogLevel) {
  return pino({ level, redact: SECRETS }, pino.destination(2))
}

export type Log = ReturnType<typeof createLog>
