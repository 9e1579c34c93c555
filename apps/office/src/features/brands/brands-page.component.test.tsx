import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addBrand, checkHost, listBrands, retireBrand } from '@sanuk/contracts/office-brands'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { BrandRow } from './brands.ts'
import { BrandsPage } from './brands-page.tsx'

const HOME: BrandRow = {
  code: 'ACME',
  name: 'Acme',
  demo: false,
  home: true,
  domains: ['play.acme.example', 'office.acme.example'],
  currency: 'THB',
  languages: ['th', 'en'],
  timeZone: 'Asia/Bangkok',
  country: 'TH',
  madeAt: '2026-11-27T03:00:00.000Z',
  retiredAt: null,
}
const LOTUS: BrandRow = { ...HOME, code: 'LOTUS', name: 'Lotus', home: false, domains: ['lotus.example'] }

async function renderPage(powers: Power[]) {
  answerCall(listBrands, { value: { list: [HOME, LOTUS] } })
  await renderOfficePart(<BrandsPage />, powers)
}

test('a brand is added: its host names are checked, and the next command is shown', async () => {
  await renderPage(['brands.see', 'brands.change'])
  const checks = answerCall(checkHost, { value: { owner: 'LOTUS', addresses: ['203.0.113.7'] } })
  const additions = answerCall(addBrand, { value: { code: 'KAEW' } })
  await page.getByRole('button', { name: 'Add brand' }).click()
  await page.getByLabelText('Code').fill('kaew')
  await page.getByLabelText('Name', { exact: true }).fill('Kaew')
  const hosts = page.getByLabelText('Host names')
  await hosts.fill('https://Kaew.example/th')
  await page.getByRole('button', { name: 'Check host names' }).click()
  await expect.element(page.getByText('Used by LOTUS')).toBeVisible()
  checks.reply({ value: { owner: null, addresses: [] } })
  await page.getByRole('button', { name: 'Check host names' }).click()
  await expect.element(page.getByText('Does not resolve yet')).toBeVisible()
  expect(checks.requests.map(({ query }) => query.name)).toEqual(['kaew.example', 'kaew.example'])
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('./sanuk operator add NAME --brand KAEW')).toBeVisible()
  expect(additions.requests.map(({ body }) => body)).toEqual([
    {
      code: 'KAEW',
      name: 'Kaew',
      domains: ['kaew.example'],
      currency: 'THB',
      languages: ['th', 'en'],
      timeZone: 'Asia/Bangkok',
      country: 'TH',
      copyOf: null,
    },
  ])
})

test('a text that is no host name is named beside its field, and nothing is sent', async () => {
  await renderPage(['brands.see', 'brands.change'])
  await page.getByRole('button', { name: 'Add brand' }).click()
  await page.getByLabelText('Code').fill('KAEW')
  await page.getByLabelText('Name', { exact: true }).fill('Kaew')
  await page.getByLabelText('Host names').fill('kaew.example\nnot_a_host')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .element(page.getByText('“not_a_host” is not a valid host name. Use one such as play.example.com.'))
    .toBeVisible()
})

test('another brand is retired after a question; the installation’s own brand has no such button', async () => {
  await renderPage(['brands.see', 'brands.change'])
  const retirements = answerCall(retireBrand, { value: {} })
  await page.getByRole('button', { name: 'Acme' }).click()
  await expect.element(page.getByRole('button', { name: 'Save host names' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Retire' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Lotus' }).click()
  await page.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
  await expect
    .poll(() => retirements.requests.map(({ params, body }) => ({ ...params, ...body })))
    .toEqual([{ code: 'LOTUS', retired: true }])
})

test('an operator who may only look sees the host names and no way to change them', async () => {
  await renderPage(['brands.see'])
  await page.getByRole('button', { name: 'Lotus' }).click()
  await expect.element(page.getByRole('dialog').getByText('lotus.example')).toBeVisible()
  expect(page.getByRole('button', { name: /Add brand|Save host names|Retire/ }).elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})
