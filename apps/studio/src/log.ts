import { pino } from 'pino'
import type { Config } from './config.ts'

/** The studio's log: JSON lines on stderr, without secrets. Standard output carries the word `ready` and nothing else. */
export function createLog(level: Config['LOG_LEVEL']) {
  const redact = ['req.headers.authorization', '*.token', '*.ticket', '*.secret', '*.launch']
  return pino({ level, redact }, pino.destination(2))
}

export type Log = ReturnType<typeof createLog>
