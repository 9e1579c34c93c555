import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from './platform.ts'

/**
 * Makes the same call again as long as nothing is known of it, after each of these pauses. `tries` tells how often it
 * was made: where it is 1, nothing but the answer has happened.
 */
export async function untilKnown<T>(
  ask: () => Promise<Reply<T>>,
  pausesMs: readonly number[],
): Promise<{ readonly reply: Reply<T>; readonly tries: number }> {
  let reply = await ask()
  let tries = 1
  for (const ms of pausesMs) {
    if (reply.kind !== 'unknown') break
    await pause(ms)
    reply = await ask()
    tries += 1
  }
  return { reply, tries }
}
