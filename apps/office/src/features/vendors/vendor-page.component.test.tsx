import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { enableVendor, readVendor, readVendorToday } from '@sanuk/contracts/office-vendors'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { VendorPage } from './vendor-page.tsx'
import type { Vendor } from './vendors.ts'

const HOUSE: Vendor = {
  code: 'LOTT',
  name: 'Lottery',
  wallet: 'house',
  sandbox: false,
  enabled: true,
  configured: true,
  liveKeys: null,
  lastCallAt: null,
  address: null,
  addresses: [],
  limits: [],
  campaigns: [],
  alarm: null,
  capEnforced: true,
  seatHours: 6,
  keys: [],
  madeAt: '2026-11-27T00:00:00.000Z',
}

const DAY = { currency: 'THB' as const, rounds: 12, stake: '240.00', win: '100.00', gross: '140.00' }
const NO_LIMITS = { float: null, ahead: '-140.00', hourlyWin: null, hourWon: '0.00' }

async function renderPage() {
  answerCall(readVendorToday, { value: { list: [{ ...DAY, ...NO_LIMITS }] } })
  await renderOfficePart(
    <Router hook={memoryLocation({ path: '/vendors/LOTT' }).hook}>
      <Route path="/vendors/:id" component={VendorPage} />
    </Router>,
    ['vendors.see', 'vendors.change'],
  )
}

test('a house vendor shows its day and can be switched off, and has no settings, keys, calls or limits', async () => {
  const reads = answerCall(readVendor, { value: HOUSE })
  await renderPage()
  await expect.element(page.getByText('Wallet: House')).toBeVisible()
  await expect.element(page.getByText('These games belong to the platform', { exact: false })).toBeVisible()
  await expect.element(page.getByText('12', { exact: true })).toBeVisible()
  for (const absent of ['Float used', 'Set by installation', 'Save settings', 'Test URL']) {
    expect(page.getByText(absent).elements()).toEqual([])
  }
  expect(page.getByRole('tab').elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])

  const switches = answerCall(enableVendor, { value: { ...HOUSE, enabled: false } })
  reads.reply({ value: { ...HOUSE, enabled: false } })
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect.element(page.getByText('Its games take no new bets.', { exact: false })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect.element(page.getByText('Switched off: these games take no new bets.')).toBeVisible()
  expect(switches.requests.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { code: 'LOTT', enabled: false },
  ])
})

test('a vendor with calls of its own keeps its tabs and the limits of its day', async () => {
  answerCall(readVendor, { value: { ...HOUSE, wallet: 'seamless', configured: false, liveKeys: 0 } })
  await renderPage()
  await expect.element(page.getByRole('tab', { name: 'Keys' })).toBeVisible()
  await expect.element(page.getByText('Float used')).toBeVisible()
  expect(page.getByText('These games belong to the platform', { exact: false }).elements()).toEqual([])
})
