import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { extendFreeze, liftFreeze, type MemberFreeze, memberFreezes } from '@sanuk/contracts/office-freezes'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { MemberFreezes } from './member-freezes.tsx'

const MEMBER = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101'
const IN_AN_HOUR = new Date(Date.now() + 60 * 60 * 1000).toISOString()

const aFreeze = (change: Partial<MemberFreeze> = {}): MemberFreeze => ({
  id: crypto.randomUUID(),
  kind: 'withdrawals',
  agent: { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'mali' },
  reason: 'Shares the account',
  frozenAt: '2026-11-27T03:00:00.000Z',
  endsAt: IN_AN_HOUR,
  endedAt: null,
  extendedBy: null,
  extendedBecause: null,
  liftedBy: null,
  liftedBecause: null,
  ...change,
})

async function renderFreezes(list: MemberFreeze[], powers: Power[] = ['members.see', 'members.change']) {
  const asked = answerCall(memberFreezes, { value: { list } })
  await renderOfficePart(
    <>
      <h1>Member</h1>
      <MemberFreezes member={MEMBER} />
    </>,
    powers,
  )
  return asked
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (at: number) => page.getByRole('listitem').nth(at).query()?.textContent

test('freezes of a member are listed with who froze, extended and lifted them', async () => {
  await renderFreezes([
    aFreeze({ extendedBy: 'ann', extendedBecause: 'Police report' }),
    aFreeze({ kind: 'betting', endsAt: null, endedAt: IN_AN_HOUR, liftedBy: 'ben', liftedBecause: 'Mistake' }),
    aFreeze({ endsAt: '2026-01-01T00:00:00.000Z' }),
  ])
  await expect.poll(() => text(0)).toMatch(/Withdrawals.*Frozen.*mali.*Extended by ann: Police report/)
  await expect.poll(() => text(1)).toMatch(/Betting.*Ended.*Lifted by ben.*Mistake/)
  await expect.poll(() => text(2)).toMatch(/Withdrawals.*Ended/)
  // Only what holds can be decided about.
  expect(button('Lift').elements()).toHaveLength(1)
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('a freeze is lifted with a reason, and the list is asked for again', async () => {
  const freeze = aFreeze({ kind: 'sign_in', endsAt: null })
  const asked = await renderFreezes([freeze])
  const lifted = answerCall(liftFreeze, { value: {} })
  await button('Lift').click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Lift', exact: true })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('Asked both sides')
  asked.reply({ value: { list: [{ ...freeze, endedAt: IN_AN_HOUR, liftedBy: 'ann' }] } })
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(lifted.requests).toEqual([{ params: { id: freeze.id }, body: { reason: 'Asked both sides' } }])
  await expect.poll(() => text(0)).toMatch(/Sign-in.*Ended/)
})

test('a freeze of withdrawals is extended by 1 to 30 days, and others are not', async () => {
  const freeze = aFreeze()
  await renderFreezes([freeze, aFreeze({ kind: 'betting', endsAt: null })])
  const extended = answerCall(extendFreeze, { refusal: 'changed_meanwhile' })
  await expect.element(button('Extend')).toBeVisible()
  await button('Extend').click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Extend', exact: true })
  const days = dialog.getByLabelText('Days from now', { exact: true })
  await dialog.getByLabelText('Reason', { exact: true }).fill('Police report')
  await days.fill('31')
  await expect.element(confirm).toBeDisabled()
  await days.fill('30')
  await confirm.click()
  await expect.element(dialog.getByText(/changed_meanwhile/)).toBeVisible()
  expect(extended.requests).toEqual([{ params: { id: freeze.id }, body: { days: 30, reason: 'Police report' } }])
})

test('who may not change members sees freezes and decides nothing', async () => {
  await renderFreezes([aFreeze()], ['members.see'])
  await expect.poll(() => text(0)).toMatch(/mali/)
  expect(button('Lift').query()).toBeNull()
  expect(button('Extend').query()).toBeNull()
})

test('a member without freezes says so', async () => {
  const asked = await renderFreezes([])
  await expect.element(page.getByText('No agent has frozen anything')).toBeVisible()
  expect(asked.requests).toEqual([{ params: { id: MEMBER } }])
})
