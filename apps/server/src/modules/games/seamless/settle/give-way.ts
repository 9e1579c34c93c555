import { setTimeout as wait } from 'node:timers/promises'

/** So many stakes and wins under way on average are a crowd: settlements go at their slowest then. */
const CROWD = 16

/** Beside a crowd a settlement rests so many times as long as its last chunk took. */
const REST_TIMES = 10

/** No rest is longer, so that a settlement gets on however long a crowd stays. */
const REST_MAX_MS = 250

type Time = {
  /** Milliseconds from any beginning. */
  readonly now: () => number
  readonly pause: (ms: number) => Promise<unknown>
}

/** Lets settlements rest in favour of stakes and wins. */
export type GiveWay = {
  /** Does the work of so many stakes and wins, at once. */
  readonly live: <T>(calls: number, work: () => Promise<T>) => Promise<T>
  /** Waits until the next chunk of a settlement may begin. */
  readonly turn: () => Promise<void>
  /** Does a chunk of a settlement. */
  readonly chunk: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Measures how many stakes and wins are under way while a chunk of a settlement is: the more, the longer the rest after it.
 * With none, settlements go one chunk after the other.
 */
export function createGiveWay({ now, pause }: Time = { now: () => performance.now(), pause: wait }): GiveWay {
  let underWay = 0
  let counted = 0
  let countedAt = now()
  let restUntil = 0

  /** Calls under way, summed up over milliseconds. */
  const callTime = (): number => {
    const at = now()
    counted += underWay * (at - countedAt)
    countedAt = at
    return counted
  }
  const change = (by: number): void => {
    callTime()
    underWay += by
  }

  return {
    live: async (calls, work) => {
      change(calls)
      return work().finally(() => change(-calls))
    },
    turn: async () => {
      for (let rest = restUntil - now(); rest > 0; rest = restUntil - now()) await pause(rest)
    },
    chunk: async (work) => {
      const began = now()
      const before = callTime()
      return work().finally(() => {
        const took = now() - began
        const average = took > 0 ? (callTime() - before) / took : 0
        const rest = REST_TIMES * took * Math.min(1, average / CROWD)
        restUntil = Math.max(restUntil, now() + Math.min(REST_MAX_MS, rest))
      })
    },
  }
}
