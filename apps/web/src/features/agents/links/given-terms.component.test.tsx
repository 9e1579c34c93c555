import { makeAgentLink, openAgentAccount } from '@sanuk/contracts/agent-links'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import { aLink, openAccountForm, renderCentre, someLinks } from './links.fixture.tsx'

const tier = (rate: number, valid = '0', active = 0) => ({ rate, valid, active })

/** An agent with a daily salary of up to 0.80 %, and a half-monthly dividend. */
const OFFERS = [
  { scheme: 'daily-salary' as const, tiers: [tier(60), tier(80, '20000.00', 5)], most: 150 },
  { scheme: 'dividend' as const, tiers: [{ ...tier(2000), loss: '0' }], most: 4000 },
]

const dialog = page.getByRole('dialog')
const daily = dialog.getByRole('group', { name: 'Daily salary', exact: true })
const rate = daily.getByRole('textbox', { name: 'Rate' })
const submit = dialog.getByRole('button', { name: 'Create a link' })
const add = (scheme: string) => page.getByRole('button', { name: say('agent-terms.add.scheme', { scheme }) })

async function openForm() {
  const list = await renderCentre(someLinks({ types: [2], offers: OFFERS }))
  const made = answerCall(makeAgentLink, { value: { link: aLink({ type: 2 }) } })
  await page.getByRole('button', { name: say('agent-links.new'), exact: true }).click()
  await add('Daily salary').click()
  return { list, made }
}

test('a link for agents is made with terms in the schemes that are added', async () => {
  const { made } = await openForm()
  await expect.element(rate).toHaveFocus()
  await expect.element(daily.getByText(say('agent-terms.limit', { most: '0.80%' }))).toBeVisible()
  await expect.element(daily.getByText(/0\.80% from ฿20,000\.00 valid stake and 5 active accounts/)).toBeVisible()
  await rate.fill('0.5')
  await add('Half-monthly dividend').click()
  const dividend = dialog.getByRole('group', { name: 'Half-monthly dividend', exact: true })
  await dividend.getByRole('textbox', { name: 'Rate' }).fill('15')
  expect(await findAxeViolations()).toEqual([])
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(made.requests[0]?.body.terms).toEqual([
    { scheme: 'daily-salary', tiers: [tier(50)] },
    { scheme: 'dividend', tiers: [{ ...tier(1500), loss: '0' }] },
  ])
})

test('says beside a tier what would be allowed, before anything is sent', async () => {
  const { made } = await openForm()
  await submit.click()
  await expect.element(daily.getByText(say('agent-agreements.terms.rate.missing'))).toBeVisible()
  await expect.element(rate).toHaveFocus()
  await rate.fill('0.9')
  await expect.element(daily.getByText(say('field.at_most', { max: '0.80%' }))).toBeVisible()
  await submit.click()
  expect(made.requests).toEqual([])
})

test('shows what is refused beside its tier, until the tier is changed', async () => {
  const { made } = await openForm()
  await rate.fill('0.7')
  const message = 'You are paid 0.60% on these conditions.'
  made.reply({
    refusal: 'salary_rate_above_upline',
    fields: [{ field: 'terms.0.tiers.0.rate', word: 'refusal.salary_rate_above_upline', message }],
  })
  await submit.click()
  await expect.element(daily.getByText(message)).toBeVisible()
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(rate).toHaveFocus()
  await rate.fill('0.6')
  await expect.element(rate).not.toHaveAttribute('aria-invalid')
})

test('a term that is removed is not sent', async () => {
  const { made } = await openForm()
  await dialog.getByRole('button', { name: say('agent-terms.remove', { scheme: 'Daily salary' }) }).click()
  await expect.element(add('Daily salary')).toHaveFocus()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(made.requests[0]?.body).not.toHaveProperty('terms')
})

test('an agent without a contract is told why no terms can be added', async () => {
  await renderCentre(someLinks({ types: [2], offers: [] }))
  await page.getByRole('button', { name: say('agent-links.new'), exact: true }).click()
  await expect.element(dialog.getByText(say('agent-terms.unavailable'))).toBeVisible()
})

test('links show their terms, and which no longer hold', async () => {
  await usePhone()
  const terms = [
    { scheme: 'daily-salary' as const, tiers: [tier(50), tier(60, '20000.00')], holds: true },
    { scheme: 'dividend' as const, tiers: [{ ...tier(3000), loss: '0' }], holds: false },
  ]
  await renderCentre(someLinks({ list: [aLink({ type: 2, terms })] }))
  const shown = page.getByRole('region', { name: say('agent-terms.of') })
  await expect
    .element(shown)
    .toMatchTextContent(
      /Daily salary.*0\.50% without conditions.*0\.60% from ฿20,000\.00 valid stake.*Half-monthly dividend.*30\.00% without conditions.*No longer covered/,
    )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: say('agent-links.qr') }).click()
  await expect.element(dialog.getByRole('region', { name: say('agent-terms.of') })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('an account of an agent is opened with terms', async () => {
  const username = await openAccountForm({ types: [2], offers: OFFERS })
  const opened = answerCall(openAgentAccount, {
    value: { member: { id: crypto.randomUUID(), username: 'nok88' }, password: 'Kx7-temp' },
  })
  await username.fill('nok88')
  await add('Daily salary').click()
  await page.getByRole('textbox', { name: 'Rate' }).fill('0.4')
  await page.getByRole('button', { name: say('agent-links.account.submit'), exact: true }).click()
  await expect.element(page.getByText('Kx7-temp', { exact: true })).toBeVisible()
  expect(opened.requests[0]?.body.terms).toEqual([{ scheme: 'daily-salary', tiers: [tier(40)] }])
})
