import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import type { Deposit } from '@sanuk/contracts/cashier'
import { status } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite } from '../../site-part.fixture.tsx'
import { WaitingStatus } from './waiting-status.tsx'

const MINUTE_MS = 60_000

test.each([
  ['behind', -7],
  ['ahead of', 7],
])(
  'the time left to pay follows the server’s clock where it is %s the device’s, and is never more than promised',
  async (_, minutes) => {
    const serverTime = Date.now() + minutes * MINUTE_MS
    answerCall(status, { value: { status: 0, ip: '192.0.2.1', until: null, note: null, serverTime } })
    const requestedAt = new Date(serverTime).toISOString()
    const expiresAt = new Date(serverTime + 15 * MINUTE_MS).toISOString()
    const deposit: Deposit = {
      id: crypto.randomUUID(),
      reference: 'A1',
      method: 'promptpay',
      kind: 'promptpay',
      amount: '500',
      asked: '500',
      fee: '0',
      feeBy: 'brand',
      state: 'waiting',
      payload: 'x',
      transfer: null,
      redirect: null,
      slip: null,
      requestedAt,
      expiresAt,
      creditedAt: null,
    }
    await renderOnSite(<WaitingStatus deposit={deposit} />, { rooms: ['cashier'] })
    await expect.element(page.getByRole('timer')).toHaveAccessibleName(/ (15:00|14:[45]\d)$/)
  },
)
