import { randomUUID } from 'node:crypto'
import type { TableBoard } from '@sanuk/contracts/boards'
import type { Clock } from '#platform/clock'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'

/** A vendor's tables by the codes of their games. */
export type Tables = ReadonlyMap<string, TableBoard>

export type BoardNeeds = {
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'openVendor'>
  readonly clock: Clock
}

/** For how long an answer holds for everybody, and how long it is shown while there is no newer one. */
const FRESH_MS = 1_000
const LAST_MS = 10_000

/** For how long a vendor is left alone that did not answer. */
const REST_MS = 5_000

/** What is waited for an answer: whoever looks at several vendors is not kept waiting by the slowest. */
const PATIENCE_MS = 800

const NONE: Tables = new Map()

type CachedBoard = { tables: Tables; answeredAt: number; askAgainAt: number; underWay: Promise<void> | null }

/** What vendors tell of their tables: each is asked while somebody looks, by one call at a time for all who do. */
export function createBoardCache({ callVendor, vendors, clock }: BoardNeeds) {
  const cache = new Map<string, CachedBoard>()

  const ask = async (code: string, known: CachedBoard): Promise<void> => {
    const vendor = vendors.openVendor(code)
    const answer = vendor && (await callVendor(vendor, 'board', { requestId: randomUUID() }))
    const now = clock().getTime()
    known.underWay = null
    known.askAgainAt = now + (answer ? FRESH_MS : REST_MS)
    if (!answer) return
    known.tables = new Map(answer.tables.map(({ game, ...table }) => [game, table]))
    known.answeredAt = now
  }

  return {
    /** A vendor's tables as they were within the last second or, where it is slow or silent, a few seconds ago. */
    of: async (vendor: string): Promise<Tables> => {
      const known = cache.get(vendor) ?? { tables: NONE, answeredAt: 0, askAgainAt: 0, underWay: null }
      cache.set(vendor, known)
      if (!known.underWay && clock().getTime() >= known.askAgainAt) known.underWay = ask(vendor, known)
      if (known.underWay) await forAWhile(known.underWay)
      return clock().getTime() - known.answeredAt < LAST_MS ? known.tables : NONE
    },
  }
}

/** Waits until it is done, or for as long as somebody is patient. */
async function forAWhile(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}
