import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { approveWithdrawal, askPayout, cancelPayout, resolvePayout } from '@sanuk/contracts/office-withdrawals'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OPERATOR_ID, renderOfficePart } from '../../components/office-part.fixture.tsx'
import { WhatToDo } from './what-to-do.tsx'
import type { Whole } from './withdrawals.ts'

const WAITING: Whole = {
  withdrawal: {
    id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f0aa',
    reference: 'W0000000001',
    state: 'waiting',
    bank: '004',
    masked: 'xxx-x-x3456-x',
    holder: 'Somchai Jaidee',
    amount: '1250.00',
    fee: '0.00',
    paid: '0.00',
    remaining: '1250.00',
    returned: '0.00',
    requestedAt: '2026-11-27T05:00:00.000Z',
    parts: [],
    steps: [],
    username: 'somchai',
    member: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f0ab',
    currency: 'THB',
    claimedBy: { id: OPERATOR_ID, username: 'mali' },
    overdue: false,
    needsTwo: false,
    proposed: false,
    bankHasIt: false,
    bankSilent: false,
  },
  accountNumber: '123-4-53456-7',
  log: [],
  bankFault: null,
  heldReports: [],
  member: {
    joinedAt: '2026-11-01T05:00:00.000Z',
    closedAt: null,
    balance: '0.00',
    deposits: { sum: '1250.00', count: 1 },
    withdrawals: { sum: '0.00', count: 0 },
    net: '1250.00',
    accountAddedAt: '2026-11-01T05:00:00.000Z',
    owed: [],
  },
}
const AT_BANK: Whole = {
  ...WAITING,
  withdrawal: { ...WAITING.withdrawal, state: 'paying', bankHasIt: true, bankSilent: true },
  bankFault: 'NO_ANSWER',
}

const draw = (whole: Whole) =>
  renderOfficePart(
    <>
      <h1>Withdrawal</h1>
      <WhatToDo whole={whole} />
    </>,
    ['money.see', 'money.change'],
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('approving names member, amount, account and method first, and nothing is sent before it is confirmed', async () => {
  await draw(WAITING)
  const approvals = answerCall(approveWithdrawal, { value: { result: 'approved' } })
  await button(/^Approve and send/).click()
  const dialog = page.getByRole('alertdialog')
  for (const fact of ['somchai', '฿1,250.00', '123-4-53456-7', 'Somchai Jaidee', 'KBANK (004)']) {
    await expect.element(dialog.getByText(fact)).toBeVisible()
  }
  await expect.element(dialog.getByText('Automatic bank payout')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(approvals.requests).toEqual([])
  await button(/^Approve and send/).click()
  approvals.reply({ refusal: 'bank_missing' })
  await dialog.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(dialog.getByText('bank_missing')).toBeVisible()
  approvals.reply({ value: { result: 'approved' } })
  await dialog.getByRole('button', { name: /^Approve/ }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(approvals.requests.map(({ body }) => body)).toEqual([{ payBy: 'bank' }, { payBy: 'bank' }])
})

test('an order that the bank has is asked about and cancelled, with what the bank said', async () => {
  await draw(AT_BANK)
  answerCall(askPayout, { value: { result: 'no_answer' } })
  const cancellations = answerCall(cancelPayout, { value: { result: 'ended' } })
  expect(page.getByRole('button', { name: 'Reject' }).query()).toBeNull()
  await button('Ask the bank for the status').click()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/did not answer/)
  await button('Cancel the order at the bank').click()
  expect(cancellations.requests).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order at the bank' }).click()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/ended the order/)
})

test('an order is resolved without the bank by a reference and a reason, for a colleague to decide', async () => {
  await draw(AT_BANK)
  const proposals = answerCall(resolvePayout, { refusal: 'bank_reference_used' })
  await button('Resolve without the bank').click()
  await page.getByRole('radio', { name: 'Paid', exact: true }).click()
  await page.getByLabelText('Reason').fill('Seen at the bank')
  await expect.element(button('Submit for approval')).toBeDisabled()
  await page.getByLabelText('Bank reference').fill(' R77 ')
  expect(await findAxeViolations()).toEqual([])
  await button('Submit for approval').click()
  await expect.element(page.getByText('bank_reference_used').first()).toBeVisible()
  proposals.reply({ value: { proposal: WAITING.withdrawal.id } })
  await button('Submit for approval').click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(proposals.requests.at(-1)?.body).toMatchObject({
    outcome: 'paid',
    bankReference: 'R77',
    reason: 'Seen at the bank',
  })
})
