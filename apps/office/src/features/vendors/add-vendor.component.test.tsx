import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addVendor, testVendorAddress } from '@sanuk/contracts/office-vendors'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { AddVendor } from './add-vendor.tsx'
import { AddressTest } from './address-test.tsx'

async function renderPart(part: ReactNode) {
  await renderOfficePart(
    <>
      <h1>Vendors</h1>
      {part}
    </>,
    [],
  )
}

test('a vendor is added with its kind of wallet, and a code that is taken is refused beside its field', async () => {
  await renderPart(<AddVendor />)
  const additions = answerCall(addVendor, { refusal: 'code_in_use' })
  await page.getByRole('button', { name: 'Add vendor' }).click()
  await page.getByLabelText('Code').fill('a code')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  expect(additions.requests).toEqual([])
  await page.getByLabelText('Code').fill('acme')
  await page.getByRole('radio', { name: 'Vendor’s own' }).click()
  await page.getByLabelText('URL').fill('https://games.acme.example')
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('code_in_use')).toBeVisible()
  expect(additions.requests.map(({ body }) => body)).toEqual([
    { code: 'ACME', name: 'ACME', wallet: 'transfer', address: 'https://games.acme.example' },
  ])
})

test('the address test shows the answer with its games by category, or what is wrong', async () => {
  await renderPart(<AddressTest code="ACME" />)
  const games = [
    { gameType: 'RNG' as const, games: 12 },
    { gameType: 'LIVE' as const, games: 3 },
  ]
  const tests = answerCall(testVendorAddress, { value: { outcome: 'answered', status: 200, tookMs: 41, games } })
  const press = () => page.getByRole('button', { name: 'Test URL' }).click()
  await press()
  await expect.element(page.getByText('Responded in 41 ms')).toBeVisible()
  await expect.element(page.getByText('Games listed: Slots 12 · Live casino 3')).toBeVisible()
  tests.reply({ value: { outcome: 'refused', status: 401, tookMs: 8, games: [] } })
  await press()
  await expect.element(page.getByText('Declined with status 401')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
