import { randomUUID } from 'node:crypto'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'

type Told = VendorAnswer<'jackpots'>['pools']
type Pool = Told[number] & { readonly vendor: string }

export type ToldBy = {
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'all'>
  readonly clock: Clock
}

/** For how long an answer holds, and for how long a vendor is left alone that has none to give. */
const FRESH_MS = 2_000
const REST_MS = 10 * 60_000

type Heard = { readonly until: number; readonly pools: Promise<Told> }

/** The progressive pools, as the vendors that hold them tell: asked while somebody looks, and not more than others do. */
export function createToldPools({ callVendor, vendors, clock }: ToldBy) {
  const heard = new Map<string, Heard>()

  const ask = (vendor: ReturnType<Vendors['all']>[number], currency: CurrencyCode): Promise<Told> => {
    const { called, code } = vendor
    const name = `${code} ${currency}`
    const known = heard.get(name)
    const now = clock().getTime()
    if (!called || (known && now < known.until)) return known?.pools ?? Promise.resolve([])
    const pools = callVendor(called, 'jackpots', { requestId: randomUUID(), currency }).then((answer) => {
      if (!answer) heard.set(name, { until: now + REST_MS, pools: Promise.resolve([]) })
      return answer?.pools ?? []
    })
    heard.set(name, { until: now + FRESH_MS, pools })
    return pools
  }

  return {
    /** The pools of all vendors whose games are open to members, in a currency; the fullest first. */
    in: async (currency: CurrencyCode): Promise<Pool[]> => {
      const asked = vendors.all().filter(({ enabled, sandbox }) => enabled && !sandbox)
      const told = await Promise.all(
        asked.map(async (vendor) => (await ask(vendor, currency)).map((pool) => ({ ...pool, vendor: vendor.code }))),
      )
      return told.flat().toSorted((a, b) => Number(parseAmount(b.amount) - parseAmount(a.amount)))
    },
  }
}
