import { randomUUID } from 'node:crypto'
import type { testVendorAddress } from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Refusal } from '#platform/refusal'
import type { AskVendor } from '#platform/vendors'
import type { Vendors } from './vendors.ts'

type Needs = { readonly vendors: Pick<Vendors, 'vendorNamed'>; readonly askVendor: AskVendor }

/**
 * Asks a vendor for its list of games at its address, signed by its key, and answers what came of it. Nothing is taken
 * over. Refuses with `not_found`.
 */
export const testAddress =
  ({ vendors, askVendor }: Needs) =>
  async (code: string): Promise<AnswerOf<typeof testVendorAddress>> => {
    const vendor = vendors.vendorNamed(code)
    if (!vendor) throw new Refusal('not_found')
    const nothing = { status: null, tookMs: 0, games: [] }
    if (vendor.address === null) return { ...nothing, outcome: 'no_address' }
    if (!vendor.called) return { ...nothing, outcome: 'no_key' }
    const began = performance.now()
    const reply = await askVendor(vendor.called, 'games', { requestId: randomUUID() })
    const tookMs = Math.round(performance.now() - began)
    if (reply.outcome !== 'answered') {
      return { ...nothing, outcome: reply.outcome, status: 'status' in reply ? reply.status : null, tookMs }
    }
    const byType = Map.groupBy(reply.answer.games, ({ gameType }) => gameType)
    const games = [...byType].map(([gameType, of]) => ({ gameType, games: of.length }))
    return { outcome: 'answered', status: 200, tookMs, games }
  }
