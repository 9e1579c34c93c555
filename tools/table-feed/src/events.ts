import { setTimeout as pause } from 'node:timers/promises'
import { STUDIO_EVENTS_PATH, type StudioAnswer, type StudioEvent, studioAnswer } from '@sanuk/contracts/studio-events'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'

type OfTable<T> = T extends { kind: 'heartbeat' } ? never : T extends unknown ? Omit<T, 'table' | 'number'> : never

/** An event of the table that is fed, without its number. */
export type TableEvent = OfTable<StudioEvent>

export type Line = {
  /** The address of the live tables. */
  readonly rooms: string
  readonly table: string
  readonly studio: string
  readonly key: SharedKey
  /** When calls are signed, where that is not now: Unix milliseconds. */
  readonly now?: () => number
}

export type Events = ReturnType<typeof openEvents>

const TIMEOUT_MS = 10_000
/** How long to wait where nothing is known of an event, or another process takes the table over. */
const AGAIN_MS = 1_000

/**
 * The events of one table, numbered one after the other. One of which nothing is known is sent again under its number, so
 * that it counts once.
 */
export function openEvents({ rooms, table, studio, key, now = Date.now }: Line) {
  let next = 1
  const post = async (event: object): Promise<StudioAnswer> => {
    const by = { vendor: studio, key, timeoutMs: TIMEOUT_MS, signedAt: now() }
    const { status, body } = await signedPost(new URL(STUDIO_EVENTS_PATH, rooms).href, event, by)
    const answer = studioAnswer.safeParse(body)
    if (!answer.success) throw new Error(`the tables answered ${status}`)
    return answer.data
  }
  const untilKnown = async (event: object, signal?: AbortSignal): Promise<StudioAnswer> => {
    for (;;) {
      const answer = await post(event).catch(() => null)
      const isElsewhere = answer?.outcome === 'refused' && answer.fault === 'not_dealt_here'
      if (answer && !isElsewhere) return answer
      await pause(AGAIN_MS, undefined, { ...(signal && { signal }) })
    }
  }
  return {
    /** Learns which number is expected, as after a restart. Throws where the tables take none of this key. */
    begin: async (signal?: AbortSignal): Promise<void> => {
      const answer = await untilKnown({ kind: 'heartbeat', table, last: 0 }, signal)
      if (answer.next === null) {
        throw new Error(`table ${table} is not fed: ${answer.outcome === 'refused' ? answer.fault : 'no number'}`)
      }
      next = answer.next
    },
    /** Sends the next event. One that was refused has used up its number all the same. */
    send: async (event: TableEvent, signal?: AbortSignal): Promise<StudioAnswer> => {
      const answer = await untilKnown({ table, number: next, ...event }, signal)
      next = answer.next ?? next + 1
      return answer
    },
    /** Sends an event as it is, whatever is expected: to misbehave. */
    sendAs: (event: TableEvent, ahead: number): Promise<StudioAnswer> =>
      post({ table, number: next + ahead, ...event }),
    beat: (): Promise<StudioAnswer> => post({ kind: 'heartbeat', table, last: next - 1 }),
  }
}
