import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listAuditEntries } from '@sanuk/contracts/audit'
import type { AnswerOf } from '@sanuk/contracts/route'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { AuditPage } from './audit-page.tsx'

const GAME = '11111111-1111-4111-8111-111111111111'
const MEMBER = '22222222-2222-4222-8222-222222222222'
const DEPOSIT = '33333333-3333-4333-8333-333333333333'
const OPERATOR = '44444444-4444-4444-8444-444444444444'

const entry = {
  at: '2026-11-26T05:00:00Z',
  operator: { id: OPERATOR, username: 'supervisor' },
  transaction: '7',
  context: null,
} as const

const ANSWER: AnswerOf<typeof listAuditEntries> = {
  list: [
    {
      ...entry,
      id: '2',
      call: 'PUT /ops/catalogue/games',
      subject: 'catalogue.game_choice',
      subjectId: GAME,
      action: 'changed',
      before: { hot: null, minimum_stake: null, updated_at: '2026-11-25T05:00:00Z' },
      after: { hot: true, minimum_stake: 50_000, updated_at: '2026-11-26T05:00:00Z' },
      context: { currency: 'THB' },
    },
    {
      ...entry,
      id: '1',
      call: 'POST /ops/deposits/{id}/claim',
      subject: 'cashier.deposit',
      subjectId: DEPOSIT,
      action: 'changed',
      before: { claimed_by: null },
      after: { claimed_by: OPERATOR },
    },
  ],
  names: {
    [GAME]: { text: { th: 'บัวทอง', en: 'Golden Lotus' }, member: null },
    [DEPOSIT]: { text: { th: 'SNK-42', en: 'SNK-42' }, member: MEMBER },
    [MEMBER]: { text: { th: 'mali', en: 'mali' }, member: null },
    [OPERATOR]: { text: { th: 'supervisor', en: 'supervisor' }, member: null },
  },
  nextCursor: null,
}

test('an entry says in words what changed of which record, with links to the record and its member', async () => {
  answerCall(listAuditEntries, { value: ANSWER })
  await renderOfficePart(<AuditPage />, ['audit.see', 'members.see', 'money.see'])
  const row = page.getByRole('row').filter({ hasText: 'Golden Lotus' })
  await expect.element(row.getByText('Hot: Not set → Yes; Minimum stake: Not set → ฿5.00')).toBeVisible()
  const deposit = page.getByRole('row').filter({ hasText: 'SNK-42' })
  await expect.element(deposit.getByText('Claimed by: Not set → supervisor')).toBeVisible()
  await expect.element(deposit.getByRole('link', { name: 'SNK-42' })).toHaveAttribute('href', `/deposits/${DEPOSIT}`)
  await expect.element(deposit.getByRole('link', { name: 'mali' })).toHaveAttribute('href', `/members/${MEMBER}`)
  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('฿5.00')).toBeVisible()
  await expect.element(sheet.getByText('PUT /ops/catalogue/games')).not.toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('days, kind of record, action and text narrow the list; without the right to see members they are no links', async () => {
  const asked = answerCall(listAuditEntries, { value: ANSWER })
  await renderOfficePart(<AuditPage />, ['audit.see'])
  await expect.element(page.getByText('mali')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  await page.getByLabelText('From').fill('2026-11-01')
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Changed' }).click()
  await page.getByRole('combobox', { name: 'Record' }).click()
  await page.getByRole('option', { name: 'Game settings' }).click()
  await page.getByRole('searchbox').fill('lotus')
  await expect
    .poll(() => asked.requests.at(-1)?.query)
    .toEqual({
      from: '2026-11-01',
      action: 'changed',
      subject: 'catalogue.game_choice',
      text: 'lotus',
    })
})
