import { randomBytes } from 'node:crypto'
import { STUDIO_EVENTS_PATH, type StudioAnswer, type StudioEvent } from '@sanuk/contracts/studio-events'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { openRooms } from '../rooms.fixture.ts'

type Told<T> = T extends { kind: 'heartbeat' } ? never : T extends unknown ? Omit<T, 'table' | 'number'> : never

/** An event without its table and number. */
export type EventToTell = Told<StudioEvent>

export const STUDIO_KEY = { studio: 'riverside', id: 'studio-1', secret: randomBytes(32).toString('hex') }

/** Tables that a studio deals at, and what a studio says over the network: numbers are counted here. */
export async function openStudio(table: string, beside: readonly string[] = []) {
  const fed = [table, ...beside]
  const studios = { keys: [STUDIO_KEY], tables: Object.fromEntries(fed.map((code) => [code, STUDIO_KEY.studio])) }
  const rooms = await openRooms(table, beside, { studios })
  const numbers = new Map<string, number>()
  const send = async (event: object, key = STUDIO_KEY, address = rooms.address) => {
    const by = { vendor: key.studio, key, timeoutMs: 10_000, signedAt: rooms.clock().getTime() }
    const { status, body } = await signedPost(`${address}${STUDIO_EVENTS_PATH}`, event, by)
    return { status, ...(body as StudioAnswer) }
  }
  const nextOf = (code: string) => (numbers.get(code) ?? 0) + 1
  return {
    ...rooms,
    send,
    nextOf,
    /** Tells the next event of a table. */
    tell: (event: EventToTell, code = table, address = rooms.address) => {
      const number = nextOf(code)
      numbers.set(code, number)
      return send({ table: code, number, ...event }, STUDIO_KEY, address)
    },
    /** When bets that open now close. */
    inSeconds: (seconds: number) => new Date(rooms.clock().getTime() + seconds * 1000).toISOString(),
  }
}

export type TestStudio = Awaited<ReturnType<typeof openStudio>>
