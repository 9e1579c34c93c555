import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type Deposit, listDeposits, requestDeposit } from '@sanuk/contracts/cashier'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { AmountForm } from './amount-form.tsx'
import type { DepositMethod } from './deposit-method.ts'

const METHOD: DepositMethod = {
  method: 'bank_transfer',
  kind: 'bank_transfer',
  names: { th: 'โอนผ่านธนาคาร', en: 'Bank transfer' },
  icon: 'bank',
  open: true,
  hours: null,
  minimum: '100.00',
  maximum: '50000.00',
  dayLeft: null,
  fee: { fixed: '0.00', percent: '0', by: 'member' },
  quickAmounts: ['500.00'],
  minutesToPay: 30,
  payeeName: 'Sanuk',
  demoBank: null,
}

const deposit = (id: string, state: Deposit['state']): Deposit => ({
  id,
  state,
  reference: 'D0123456789A',
  method: 'bank_transfer',
  kind: 'bank_transfer',
  amount: '100.37',
  asked: '100.00',
  fee: '0.00',
  feeBy: 'member',
  payload: null,
  transfer: null,
  redirect: null,
  slip: null,
  requestedAt: '2026-11-27T03:00:00.000Z',
  expiresAt: '2026-11-27T03:30:00.000Z',
  creditedAt: state === 'credited' ? '2026-11-27T03:10:00.000Z' : null,
})

test('a deposit refused for too many open ones shows those, to pay or cancel one', async () => {
  const [open, paid] = ['6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11', '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12']
  answerCall(whitelabel, 'no reply yet')
  answerCall(requestDeposit, { refusal: 'open_deposits_full' })
  answerCall(listDeposits, { value: { list: [deposit(open, 'waiting'), deposit(paid, 'credited')], nextCursor: null } })
  const resume = vi.fn()
  await renderOnSite(
    <main>
      <h1>Deposit</h1>
      <h2>Bank transfer</h2>
      <AmountForm method={METHOD} onRequested={resume} />
    </main>,
    { rooms: ['cashier'] },
  )
  await page.getByRole('button', { name: /500/ }).click()
  await page.getByRole('button', { name: /^Deposit/ }).click()
  const list = page.getByRole('list', { name: say('cashier.open') })
  await expect.element(list.getByRole('button')).toHaveTextContent(say('cashier.open.resume', { amount: '฿100.37' }))
  expect(await findAxeViolations()).toEqual([])
  await list.getByRole('button').click()
  expect(resume).toHaveBeenCalledExactlyOnceWith(open)
})
