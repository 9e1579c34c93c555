import type { Log } from '@sanuk/host/log'
import type { Minute, TrafficStore } from './store/traffic.ts'
import { TOOK_CLASSES, tookClass } from './took-classes.ts'

const MINUTE_MS = 60_000

/** As long calls wait to be written together; whatever ends the process before loses as much of a chart. */
const WRITTEN_AFTER_MS = 5_000

/** Refusals by a rule of the game or of money are answers; everything else that is none is an error. */
const RULE_STATUSES: ReadonlySet<number> = new Set([409, 422])

/** A call that was answered. */
export type AnsweredCall = {
  readonly vendor: string
  readonly at: Date
  readonly tookMs: number
  readonly httpStatus: number
}

/** Counts vendors' calls by minute in memory and writes the counts now and then, beside everything else. */
export function createTrafficKeeper(store: Pick<TrafficStore, 'add'>, log: Log) {
  let counted = new Map<string, Minute>()
  let waiting = false
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const minutes = [...counted.values()]
    counted = new Map()
    if (minutes.length === 0) return
    await store
      .add(minutes)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the traffic of vendors was not kept'))
  }

  const writeNow = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }

  return {
    count: ({ vendor, at, tookMs, httpStatus }: AnsweredCall): void => {
      const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
      const name = `${vendor} ${minute}`
      const known = counted.get(name) ?? {
        vendor,
        minute: new Date(minute),
        calls: 0,
        errors: 0,
        took: Array<number>(TOOK_CLASSES).fill(0),
      }
      known.calls += 1
      if (httpStatus >= 400 && !RULE_STATUSES.has(httpStatus)) known.errors += 1
      known.took[tookClass(tookMs)] = (known.took[tookClass(tookMs)] ?? 0) + 1
      counted.set(name, known)
      if (waiting) return
      waiting = true
      setTimeout(() => {
        waiting = false
        writeNow()
      }, WRITTEN_AFTER_MS).unref()
    },
    /** Resolves when all that this process counted so far is written. */
    written: writeNow,
  }
}
