import { PAYOUT_PATH, type PayoutOrder, type PayoutReport, payoutReport } from '@sanuk/contracts/withdrawals'
import type { Log } from '@sanuk/host/log'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { OWN_NAME, type Vendor } from '#platform/vendors'

const TIMEOUT_MS = 8_000

/** Has the bank pay, once per order; `null` where it did not say how the order stands. */
export type OrderAtBank = (order: PayoutOrder) => Promise<PayoutReport | null>

/** Speaks to a bank that pays for us. */
export function createOrderAtBank(bank: Vendor, log: Log): OrderAtBank {
  return async (order) => {
    const by = { vendor: OWN_NAME, key: bank.keys[0], timeoutMs: TIMEOUT_MS }
    try {
      const { status, body } = await signedPost(`${bank.address}${PAYOUT_PATH}`, order, by)
      const report = payoutReport.safeParse(body)
      if (status === 200 && report.success && report.data.order === order.order) return report.data
      log.warn({ order: order.order, status }, 'the bank did not say how a payout stands')
    } catch (error) {
      log.warn({ order: order.order, error: String(error) }, 'the bank was not reached about a payout')
    }
    return null
  }
}
