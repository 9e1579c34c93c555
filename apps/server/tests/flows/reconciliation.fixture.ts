import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

/** A transaction as the vendor's statement tells it. */
export type Line = {
  readonly transaction: string
  readonly round: string
  readonly call: string
  readonly amount: string
  readonly currency: string
  readonly at: string
}

const HOUR_MS = 60 * 60 * 1000

/** The zone in which it is about noon now: no midnight is near. */
const zoneHours = 12 - new Date().getUTCHours()
export const TIME_ZONE = zoneHours === 0 ? 'UTC' : `Etc/GMT${zoneHours > 0 ? '-' : '+'}${Math.abs(zoneHours)}`
export const DAY = new Date(Date.now() + zoneHours * HOUR_MS).toISOString().slice(0, 10)

/** A house in which a day is played and the vendor's statement of it is compared. */
export async function openVendorDay() {
  const house = await openHouse()
  await house.synchroniseCatalogue()
  const story = openStory(house)
  const operator = await house.operatorToken()
  /** What the vendor says, written down as it was sent. */
  const lines: Line[] = []
  const note = (call: string, round: string, more: { transaction: string; amount: string }) =>
    lines.push({ ...more, round, call, currency: 'THB', at: new Date().toISOString() })

  /** Somebody's game; each call answers its transaction and says nothing of it in the statement. */
  async function sitDown(token: string) {
    const seat = await story.openGame({ token })
    const play = async (call: string, content: Record<string, unknown>): Promise<string> => {
      const transaction = randomUUID()
      const reply = await untilAnswered(() => house.seamless(call, { ...seat, transaction, ...content }))
      expect([call, reply.body.status]).toEqual([call, 'OK'])
      return transaction
    }
    return { seat, play }
  }

  const send = async (
    payload: string | Buffer,
    { query = {}, headers = {} }: { query?: object; headers?: object } = {},
  ) => {
    const search = new URLSearchParams({
      vendor: 'STUDIO',
      day: DAY,
      timeZone: TIME_ZONE,
      fileName: 'day.csv',
      ...query,
    })
    const reply = await house.office.inject({
      method: 'POST',
      url: `/ops/reconciliations?${search}`,
      payload,
      headers: {
        host: 'localhost',
        'accept-language': 'en',
        'content-type': 'text/csv',
        authorization: `Bearer ${operator}`,
        ...headers,
      },
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  return { house, story, operator, lines, note, sitDown, send }
}

export type VendorDay = Awaited<ReturnType<typeof openVendorDay>>

export const csvOf = (lines: readonly Line[]) =>
  ['transaction,round,call,amount,currency,at', ...lines.map((it) => Object.values(ordered(it)).join(','))].join('\r\n')
const ordered = ({ transaction, round, call, amount, currency, at }: Line) => ({
  transaction,
  round,
  call,
  amount,
  currency,
  at,
})
