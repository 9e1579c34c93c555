import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { payOutClosedAccount, readClosedAccount } from '@sanuk/contracts/office-closed-accounts'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { PayOutClosed } from './pay-out-closed.tsx'

const ACCOUNT = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f0a1'
const MEMBER = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f0a2', username: 'somchai' }
const added = { addedAt: '2026-11-01T05:00:00.000Z', usableFrom: '2026-11-01T05:00:00.000Z' }
const known = { id: ACCOUNT, bank: '004' as const, masked: 'xxx-x-x3456-x', holder: 'Somchai Jaidee', ...added }

const draw = () =>
  renderOfficePart(
    <>
      <h1>Member</h1>
      <PayOutClosed member={MEMBER} />
    </>,
    ['money.see', 'money.change'],
  )
const button = (name: string) => page.getByRole('button', { name })

test('the balance of a closed account goes to a bank account of its member that is chosen', async () => {
  await draw()
  answerCall(readClosedAccount, {
    value: { currency: 'THB', balance: '750.50', payeeName: 'Somchai Jaidee', accounts: [known] },
  })
  const payouts = answerCall(payOutClosedAccount, { value: { withdrawal: ACCOUNT } })
  await button('Pay out balance').click()
  await expect.element(page.getByText('฿750.50')).toBeVisible()
  await page.getByLabelText('Reason').fill('Asked for it by letter')
  await expect.element(button('Create withdrawal')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Pay to' }).click()
  await page.getByRole('option', { name: 'KBANK xxx-x-x3456-x' }).click()
  expect(await findAxeViolations()).toEqual([])
  await button('Create withdrawal').click()
  await expect
    .poll(() => payouts.requests[0]?.body)
    .toMatchObject({
      account: { id: ACCOUNT },
      reason: 'Asked for it by letter',
    })
})

test('a bank account is typed if the member has none, with errors beside their fields', async () => {
  await draw()
  answerCall(readClosedAccount, {
    value: { currency: 'THB', balance: '750.50', payeeName: 'Somchai Jaidee', accounts: [] },
  })
  const payouts = answerCall(payOutClosedAccount, { refusal: 'bank_account_taken' })
  await button('Pay out balance').click()
  await page.getByLabelText('Account number').fill('123-4-53456-7')
  await page.getByLabelText('Reason').fill('Asked for it by letter')
  await button('Create withdrawal').click()
  await expect.element(page.getByText('bank_account_taken').first()).toBeVisible()
  expect(payouts.requests[0]?.body.account).toMatchObject({ number: '123-4-53456-7', holder: 'Somchai Jaidee' })
})
