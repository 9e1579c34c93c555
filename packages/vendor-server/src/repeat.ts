import type { Log } from '@sanuk/host/log'

type Task = { readonly everyMs: number; readonly work: () => Promise<void>; readonly log: Log }

export type Repeated = {
  /** Resolves when the first run is over. */
  readonly first: Promise<void>
  readonly stop: () => Promise<void>
}

/** Does work at once and then again and again, one run after the other; a run that fails is logged and the next comes. */
export function repeat(name: string, { everyMs, work, log }: Task): Repeated {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const run = async () => {
    await work().catch((error: unknown) => log.error({ err: error }, `${name}: failed`))
    if (!stopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    running = run()
  }
  const first = run()
  let running = first
  return {
    first,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
