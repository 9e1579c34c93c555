import {
  PAYOUT_CANCEL_PATH,
  PAYOUT_PATH,
  type PayoutOrder,
  type PayoutReport,
  payoutReport,
} from '@sanuk/contracts/withdrawals'
import type { Log } from '@sanuk/host/log'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { OWN_NAME, type Vendor } from '#platform/vendors'

const TIMEOUT_MS = 8_000

/** A bank that pays for us. Each call answers how the order stands; `null` where the bank did not say. */
export type PayingBank = {
  /** Has it paid, once per order, however often this is called. */
  readonly order: (order: PayoutOrder) => Promise<PayoutReport | null>
  /** Has no more of it paid. */
  readonly cancel: (order: string) => Promise<PayoutReport | null>
}

/** Speaks to a bank that pays for us. */
export function createPayingBank(bank: Vendor, log: Log): PayingBank {
  const ask = async (path: string, body: { readonly order: string }): Promise<PayoutReport | null> => {
    const by = { vendor: OWN_NAME, key: bank.keys[0], timeoutMs: TIMEOUT_MS }
    try {
      const { status, body: answer } = await signedPost(`${bank.address}${path}`, body, by)
      const report = payoutReport.safeParse(answer)
      if (status === 200 && report.success && report.data.order === body.order) return report.data
      log.warn({ order: body.order, status }, 'the bank did not say how a payout stands')
    } catch (error) {
      log.warn({ order: body.order, error: String(error) }, 'the bank was not reached about a payout')
    }
    return null
  }
  return {
    order: (order) => ask(PAYOUT_PATH, order),
    cancel: (order) => ask(PAYOUT_CANCEL_PATH, { order }),
  }
}
