import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { Proposal } from './approvals.ts'
import { Decide } from './decide.tsx'

const COLLEAGUE = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f002'

const PROPOSAL: Proposal = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f003',
  kind: 'members.adjust',
  state: 'waiting',
  about: 'somchai',
  subjectId: 'somchai',
  details: {},
  note: null,
  proposedBy: { id: COLLEAGUE, username: 'nok' },
  proposedAt: '2026-11-27T03:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  mayDecide: true,
}

/** The buttons below a proposal of a colleague, for an operator who may decide from a moment on. */
async function renderDecide(mayDecide: boolean, from: string | null) {
  await renderOfficePart(
    <>
      <h1>Approvals</h1>
      <Decide proposal={{ ...PROPOSAL, mayDecide }} own={false} onHandOver={() => undefined} />
    </>,
    ['money.decide'],
    { decidesFrom: from ? [{ power: 'money.decide', from }] : [] },
  )
}

test('an operator whose power to decide is too new sees from when on, beside buttons that are disabled', async () => {
  await renderDecide(false, '2026-11-28T04:05:00.000Z')
  await expect.element(page.getByText('You can approve from 28 Nov 2026, 04:05:00.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('an operator who may decide now has both buttons enabled', async () => {
  await renderDecide(true, null)
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
  expect(page.getByText('You can decide from').elements()).toEqual([])
})
