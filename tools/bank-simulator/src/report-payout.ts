import { type PayoutReport, payoutReported } from '@sanuk/contracts/withdrawals'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import type { Platform } from './report-payment.ts'

const TIMEOUT_MS = 10_000

/** Tells the platform how an order stands. Throws where it did not answer, so that it is told again. */
export async function reportPayout(report: PayoutReport, platform: Platform): Promise<void> {
  const { status } = await signedPost(new URL(payoutReported.path, platform.origin).href, report, {
    vendor: platform.bankCode,
    key: platform.key,
    timeoutMs: TIMEOUT_MS,
  })
  // What it refuses is its answer: saying it again changes nothing.
  const isPassing = [408, 425, 429].includes(status) || status >= 500
  if (isPassing) throw new Error(`the platform answered ${status}`)
}
