import type { Log } from '@sanuk/host/log'

type Task = { readonly everyMs: number; readonly work: () => Promise<void>; readonly log: Log }

/** Does work at once and then again and again, one run after the other; a run that fails is logged and the next comes. */
export function repeat(name: string, { everyMs, work, log }: Task): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void>
  const run = async () => {
    await work().catch((error: unknown) => log.error({ err: error }, `${name}: failed`))
    if (!stopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    running = run()
  }
  start()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
