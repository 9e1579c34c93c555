import { pino } from 'pino'
import type { Config } from './config.ts'

/** The server's log: JSON lines on stderr, without secrets. Standard output carries the word `ready` and nothing else. */
export function createLog(level: Config['LOG_LEVEL']) {
  return pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.secret'] },
    pino.destination(2),
  )
}

export type Log = ReturnType<typeof createLog>
