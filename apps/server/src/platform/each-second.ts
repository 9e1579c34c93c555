import type { Log } from '@sanuk/host/log'

const EVERY_MS = 1_000

/** Does something once a second until it is stopped, never twice at once. What fails is made up for by the next time. */
export function eachSecond(work: () => Promise<unknown>, log: Log, failed: string): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const turn = () => {
    working = work()
      .catch((error: unknown) => log.warn({ error: String(error) }, failed))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, EVERY_MS)
      })
  }
  turn()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
