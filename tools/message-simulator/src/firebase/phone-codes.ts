import { randomBytes, randomInt } from 'node:crypto'
import { demand, ToolkitFault } from './toolkit-fault.ts'

type Session = {
  readonly project: string
  readonly number: string
  readonly code: string
  readonly until: number
  readonly tries: number
}

const CODE_MS = 5 * 60 * 1000
const TRIES = 5
/** Messages to one number within five minutes. */
const MESSAGES = 5
/** The one number for which a quota is always used up, so that this can be tried. */
const NO_QUOTA = '+66800000000'

/** Codes that were sent, each in a session that only its page knows. Good for five minutes, five tries and one use. */
export function createPhoneCodes(now: () => number) {
  const sessions = new Map<string, Session & { readonly sentAt: number }>()
  return {
    /** Draws a code for a number. Throws Google's `QUOTA_EXCEEDED` and `TOO_MANY_ATTEMPTS_TRY_LATER`. */
    draw: (project: string, number: string): { session: string; code: string } => {
      for (const [name, { sentAt }] of sessions) if (sentAt + 2 * CODE_MS < now()) sessions.delete(name)
      if (number === NO_QUOTA) throw new ToolkitFault('QUOTA_EXCEEDED')
      const recent = [...sessions.values()].filter((it) => it.number === number && it.sentAt + CODE_MS > now())
      if (recent.length >= MESSAGES) throw new ToolkitFault('TOO_MANY_ATTEMPTS_TRY_LATER')
      const session = randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      sessions.set(session, { project, number, code, sentAt: now(), until: now() + CODE_MS, tries: 0 })
      return { session, code }
    },
    /**
     * The number that a session's code proves. Throws Google's `INVALID_SESSION_INFO`, `SESSION_EXPIRED`,
     * `TOO_MANY_ATTEMPTS_TRY_LATER` and `INVALID_CODE`.
     */
    spend: (project: string, { session, code }: { session: string; code: string }): string => {
      const begun = demand(sessions.get(session), 'INVALID_SESSION_INFO')
      if (begun.project !== project) throw new ToolkitFault('INVALID_SESSION_INFO')
      if (begun.until <= now()) throw new ToolkitFault('SESSION_EXPIRED')
      if (begun.tries >= TRIES) throw new ToolkitFault('TOO_MANY_ATTEMPTS_TRY_LATER')
      const right = begun.code === code
      sessions.set(session, { ...begun, tries: begun.tries + 1, until: right ? now() : begun.until })
      if (!right) throw new ToolkitFault('INVALID_CODE')
      return begun.number
    },
  }
}
