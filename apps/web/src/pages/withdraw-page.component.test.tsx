import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { ownFreezes } from '@sanuk/contracts/freezes'
import { listPayees } from '@sanuk/contracts/payees'
import { ownSecurity } from '@sanuk/contracts/security'
import { whitelabel } from '@sanuk/contracts/system'
import { listWithdrawals, withdrawalTerms } from '@sanuk/contracts/withdrawals'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { WithdrawPage } from './withdraw-page.tsx'

const account = (id: string, masked: string) => ({
  id,
  bank: '004' as const,
  masked,
  holder: 'Somchai Jaidee',
  addedAt: '2026-11-20T03:00:00.000Z',
  usableFrom: '2026-11-20T03:00:00.000Z',
})

test('the confirmation of a withdrawal names the bank, the number and the holder of the chosen account', async () => {
  answerCall(whitelabel, 'no reply yet')
  answerCall(listWithdrawals, { value: { list: [], nextCursor: null } })
  answerCall(ownFreezes, { value: { list: [] } })
  answerCall(ownSecurity, {
    value: { password: true, paymentPassword: true, mobile: null, email: null, proofs: [] },
  })
  answerCall(withdrawalTerms, {
    value: {
      currency: 'THB',
      balance: '5000',
      minimum: '300',
      maximum: '200000',
      available: '5000',
      ordersLeft: 5,
      sumLeft: '500000',
      fee: { fixed: '0', percent: '0' },
      freeLeft: 1,
      quickAmounts: ['500'],
      answerMinutes: 30,
      owed: [],
    },
  })
  const accounts = [
    account('6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11', '••••••1234'),
    account('6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12', '••••••9876'),
  ]
  answerCall(listPayees, { value: { payeeName: 'Somchai Jaidee', accounts, maximum: 5 } })
  await renderOnSite(<WithdrawPage title="Withdraw" />, { rooms: ['withdrawals', 'payees', 'security', 'field'] })
  await page.getByRole('radio', { name: /9876/ }).click()
  await page.getByLabelText(say('withdrawals.amount', { symbol: '฿' })).fill('500')
  await page.getByLabelText(say('withdrawals.password'), { exact: true }).fill('204816')
  await page.getByRole('button', { name: say('withdrawals.submit.amount', { amount: '฿500.00' }) }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(/Kasikornbank ••••••9876 · Somchai Jaidee/)
})
