import type { Log } from '@sanuk/host/log'
import type { CallStore, NewCall } from './store/calls.ts'

/** More calls than this do not wait: the oldest give way, as they would once they are kept. */
const WAITING_MAX = 500

/** Writes calls down beside everything else: those that come while it writes wait for the next time, together. */
export function createCallKeeper(store: Pick<CallStore, 'add'>, log: Log) {
  let waiting: NewCall[] = []
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await store
        .add(calls)
        .catch((error: unknown) => log.warn({ error: String(error) }, 'calls of a sandbox vendor were not kept'))
    }
    writing = null
  }

  return {
    keep: (call: NewCall): void => {
      if (waiting.length >= WAITING_MAX) waiting.shift()
      waiting.push(call)
      writing ??= write()
    },
    /** Resolves when all that came so far is written. */
    kept: async (): Promise<void> => {
      await writing
    },
  }
}
