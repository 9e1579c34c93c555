import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { Proposal } from './approvals.ts'
import { ProposalCard } from './proposal-card.tsx'

const CORRECTION: Proposal = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'lottery.correction',
  state: 'waiting',
  about: 'Nikkei morning 20261127',
  subjectId: '11',
  details: { game: 'nikkei-morning', issue: '20261127', version: 1, before: ['008', '05'], after: ['007', '05'] },
  note: 'Published again by the exchange',
  proposedBy: { id: '22222222-2222-4222-8222-222222222222', username: 'nok' },
  proposedAt: '2026-11-27T05:00:00Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  mayDecide: true,
}

test('whoever decides a correction sees both results and the reason for it', async () => {
  await renderOfficePart(
    <>
      <h1>Approvals</h1>
      <ProposalCard proposal={CORRECTION} onHandOver={() => undefined} />
    </>,
    ['money.decide'],
  )
  await expect.element(page.getByRole('heading', { name: 'Correct result: Nikkei morning 20261127' })).toBeVisible()
  await expect.element(page.getByText('008 05')).toBeVisible()
  await expect.element(page.getByText('007 05')).toBeVisible()
  await expect.element(page.getByText('Published again by the exchange')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
