import { Unanswered } from './refusal.ts'

export type Line = {
  /** Called before each new attempt is waited for. */
  readonly lost: (attempt: number) => void
  /** Called once when an answer came after all. */
  readonly back: () => void
  /** Resolves when it is time to try again: after so many milliseconds, or sooner if there is reason to hope. */
  readonly wait: (ms: number) => Promise<void>
}

/** How long to wait before attempt 1, 2, 3…: doubling from half a second to eight. */
export function backoff(attempt: number): number {
  return Math.min(8000, 500 * 2 ** attempt)
}

/** Makes the same call again and again until it is answered, with yes or no. The call itself must be idempotent. */
export async function untilAnswered<T>(ask: () => Promise<T>, line: Line): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attempted(ask)
    if (answer !== LOST) {
      if (attempt > 0) line.back()
      return answer
    }
    line.lost(attempt)
    await line.wait(backoff(attempt))
  }
}

const LOST = Symbol('lost')

async function attempted<T>(ask: () => Promise<T>): Promise<T | typeof LOST> {
  try {
    return await ask()
  } catch (fault) {
    if (fault instanceof Unanswered) return LOST
    throw fault
  }
}
