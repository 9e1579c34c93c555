import { useLingui } from '@lingui/react'
import { Facts } from '@sanuk/ui/facts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { billsFacts } from './bills-facts.tsx'

const DENIED = [
  { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali', due: '750.00', reason: 'Accounts of one person' },
  { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'niran', due: '50.25', reason: 'Under review' },
].map(({ due, reason, ...agent }) => ({ agent, due, reason }))

function FactsShown({ denied }: { readonly denied: typeof DENIED }) {
  const { _ } = useLingui()
  const details = { scheme: 'dividend', firstDay: '2026-09-01', bills: 12, due: '5000.00', denied, digest: '' }
  return <Facts facts={billsFacts(details, { say: _, money: (wire) => wire, written: (wire) => `฿${wire}` })} />
}

const beside = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent

test('a proposal tells the period, what is paid without the denied bills, and who is denied and why', async () => {
  await renderOfficePart(<FactsShown denied={DENIED} />, [])
  await expect.element(page.getByText('Half-monthly dividend')).toBeVisible()
  expect(beside('First day')).toBe('2026-09-01')
  expect(beside('Bills to pay')).toBe('10')
  expect(beside('Total to pay')).toBe('4199.75')
  await expect.element(page.getByText('mali (฿750.00): Accounts of one person')).toBeVisible()
  await expect.element(page.getByText('niran (฿50.25): Under review')).toBeVisible()
})

test('a proposal that denies nobody pays all bills', async () => {
  await renderOfficePart(<FactsShown denied={[]} />, [])
  await expect.element(page.getByText('5000.00')).toBeVisible()
  expect(beside('Bills to pay')).toBe('12')
  expect(beside('Denied')).toBe('None')
})
