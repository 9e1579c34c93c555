import { type DestinationStream, pino } from 'pino'
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

/**
 * A program's log: JSON lines without secrets, on stderr unless they are to go elsewhere. Standard output carries the
 * word `ready` and nothing else.
 */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination(2)) {
  return pino({ level, redact: SECRETS }, to)
}

export type Log = ReturnType<typeof createLog>
