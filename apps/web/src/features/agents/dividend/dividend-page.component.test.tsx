import { listAgreements } from '@sanuk/contracts/agent-agreements'
import { ownDividends, readDividend } from '@sanuk/contracts/agent-dividend'
import { salarySchemes } from '@sanuk/contracts/agent-salary'
import { DIVIDEND_SCHEMES, type DividendScheme } from '@sanuk/contracts/agent-schemes'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { savedFile } from '../terms/saved-file.fixture.ts'
import { aBill, aContract, aDetail, aDividend, DIVIDEND_TIERS } from './dividend.fixture.ts'
import { DividendPage } from './dividend-page.tsx'

type Look = { readonly theme?: 'light' | 'dark'; readonly held?: readonly DividendScheme[] }

async function renderDividend(first: Reply<typeof ownDividends>, { theme = 'light', held = [] }: Look = {}) {
  vi.setSystemTime(Date.parse('2026-11-21T05:00:00.000Z'))
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  answerCall(listAgreements, 'no reply yet')
  answerCall(salarySchemes, { value: { list: [...DIVIDEND_SCHEMES], held: [...held] } })
  const dividend = answerCall(ownDividends, first)
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <DividendPage title={<h2>Dividend</h2>} />
    </main>,
    { rooms: ['agent-dividend', 'agent-salary', 'agent-agreements', 'agent-terms', 'wagers'] },
  )
  return dividend
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const bills = page.getByRole('list', { name: 'Dividends by period' })
const tiers = page.getByRole('table', { name: 'Tiers' })

test.each(['light', 'dark'] as const)(
  'the estimate, the contract and earlier dividends are shown, in %s',
  async (theme) => {
    await renderDividend({ value: aDividend() }, { theme })
    await expect.element(page.getByText('Estimate for this half-month')).toBeVisible()
    await expect.element(page.getByText(/other teams of your line may change it/)).toBeVisible()
    await expect.element(page.getByText('฿4,210.00')).toBeVisible()
    await expect.element(page.getByText('5.00% of your team’s loss')).toBeVisible()
    await expect.element(page.getByText(say('agent-dividend.way.fixed'))).toBeVisible()
    await expect.element(page.getByText(say('agent-dividend.carry.next'))).toBeVisible()
    for (const name of [
      /^16\s?–\s?30 Nov 2026\s*฿6,400\.00 lost · 5\.00%\s*฿320\.00\s*Estimate$/,
      /^1\s?–\s?15 Nov 2026\s*฿25,000\.00 lost · 5\.00%\s*฿1,250\.00\s*Paid$/,
      /^1\s?–\s?15 Oct 2026.*Denied$/,
    ]) {
      await expect.element(bills.getByRole('button', { name })).toBeVisible()
    }
    await expect.element(tiers).not.toBeInTheDocument()
    await expect.element(page.getByRole('group', { name: say('agent-dividend.schemes') })).not.toBeInTheDocument()
    expect(await findAxeViolations()).toEqual([])
  },
)

const far = aBill('2026-11-16', {
  lastDay: '2026-11-30',
  state: 'running',
  tier: 1,
  rate: 300,
  net: '-25000.00',
  amount: '750.00',
  earned: '750.00',
  paid: '0',
  paidAt: null,
})

test.each(['light', 'dark'] as const)(
  'tiers ask for a loss, and what is missing of it is shown, in %s',
  async (theme) => {
    await renderDividend(
      {
        value: aDividend({
          contract: aContract(...DIVIDEND_TIERS),
          running: far,
          missing: { tier: DIVIDEND_TIERS[2], valid: '200000.00', active: 1, loss: '25000.00' },
        }),
      },
      { theme },
    )
    await expect.element(page.getByText('Up to 10.00% of your team’s loss')).toBeVisible()
    await expect.element(tiers.getByRole('columnheader', { name: 'Loss from' })).toBeVisible()
    const rows = tiers.getByRole('row')
    await expect.element(rows.nth(1)).toMatchTextContent(/^3\.00% Counts฿300,000\.003฿10,000\.00$/)
    await expect.element(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    const way = page.getByRole('region', { name: 'To the next tier' })
    await expect
      .element(way.getByText('฿200,000.00 valid stake, 1 active account and ฿25,000.00 loss to 10.00%'))
      .toBeVisible()
    const bar = way.getByRole('progressbar', { name: 'Loss that counts' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '฿25,000.00 of ฿50,000.00')
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
    expect(await findAxeViolations()).toEqual([])
  },
)

test('winnings of members are no progress towards a loss, and only what is missing is named', async () => {
  await renderDividend({
    value: aDividend({
      contract: aContract(...DIVIDEND_TIERS),
      running: { ...far, tier: 0, rate: 0, net: '4000.00', loss: '-4000.00', amount: '0', earned: '0' },
      missing: { tier: DIVIDEND_TIERS[0], valid: '0', active: 0, loss: '14000.00' },
    }),
  })
  await expect.element(page.getByText('฿14,000.00 loss to 3.00%')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Loss that counts' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '฿0.00 of ฿10,000.00')
  await expect
    .element(bills.getByRole('button', { name: /฿4,000\.00 won · 0\.00%\s*฿0\.00\s*Estimate$/ }))
    .toBeVisible()
})

test('a tier that counts in proportion says what is missing to its full amount', async () => {
  await renderDividend({
    value: aDividend({
      way: 'floating',
      carry: 'always',
      contract: aContract(...DIVIDEND_TIERS),
      running: { ...far, tier: 2, rate: 500, amount: '1041.62', earned: '1041.62' },
      missing: { tier: DIVIDEND_TIERS[1], valid: '0', active: 0, loss: '5000.00' },
    }),
  })
  const way = page.getByRole('region', { name: say('agent-dividend.missing.full') })
  await expect.element(way.getByText('฿5,000.00 loss to 5.00%')).toBeVisible()
  await expect.element(page.getByText(say('agent-dividend.way.floating'))).toBeVisible()
  await expect.element(page.getByText(say('agent-dividend.carry.always'))).toBeVisible()
})

test('tiers with a loss fit a phone', async () => {
  await usePhone()
  await renderDividend({
    value: aDividend({
      contract: aContract(...DIVIDEND_TIERS),
      running: far,
      missing: { tier: DIVIDEND_TIERS[2], valid: '200000.00', active: 0, loss: '25000.00' },
    }),
  })
  await expect.element(tiers.getByRole('rowheader', { name: /^3\.00%/ })).toBeVisible()
  await expect.element(bills.getByRole('button', { name: /Estimate$/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('an agent without a contract is told who agrees on one', async () => {
  await renderDividend({ value: aDividend({ contract: null, running: null, list: [], inAll: '0' }) })
  await expect.element(page.getByText(say('agent-dividend.none.note'))).toBeVisible()
  await expect.element(button(say('agent-dividend.bills.export'))).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('a brand without dividends shows an empty page and no file', async () => {
  await renderDividend({ value: aDividend({ schemes: [], contract: null, running: null, list: [] }) })
  await expect.element(page.getByText(say('agent-dividend.none'))).toBeVisible()
  expect(button(say('agent-dividend.bills.export')).query()).toBeNull()
})

test('a contract whose first period is not over has no dividends yet, and one that is not paid says so', async () => {
  await renderDividend({ value: aDividend({ running: null, list: [] }) })
  await expect.element(page.getByText(say('agent-dividend.contract.closed'))).toBeVisible()
  await expect.element(page.getByText(say('agent-dividend.bills.none'))).toBeVisible()
})

test('the end of a contract names the day from which there is no dividend', async () => {
  await renderDividend({ value: aDividend({ next: { id: crypto.randomUUID(), tiers: [], from: '2026-12-01' } }) })
  await expect.element(page.getByText(/^Ends: no dividend from Tuesday,? 1 December 2026$/)).toBeVisible()
})

test('dividends are waited for and tried again after failures', async () => {
  const dividend = await renderDividend('no reply yet')
  await expect.element(page.getByRole('status')).toHaveTextContent(say('site.loading'))
  dividend.reply('network fault')
  await expect.element(page.getByText(say('agent-dividend.failed'))).toBeVisible()
  dividend.reply({ value: aDividend() })
  await button(say('site.retry')).click()
  await expect.element(bills).toBeVisible()
})

test('opens at the scheme in which the agent has a contract', async () => {
  const schemes: DividendScheme[] = ['dividend', 'weekly-dividend']
  await renderDividend({ value: aDividend({ schemes }) }, { held: ['weekly-dividend'] })
  const group = page.getByRole('group', { name: say('agent-dividend.schemes') })
  await expect.element(group.getByRole('radio', { name: 'Weekly' })).toBeChecked()
})

test('schemes are switched by keyboard, and each has its own dividends and file', async () => {
  const schemes: DividendScheme[] = ['dividend', 'weekly-dividend']
  const dividend = await renderDividend({ value: aDividend({ schemes }) })
  await expect.element(bills).toBeVisible()
  const week = aBill('2026-11-09', { carried: '1000.00', limited: true, below: '200.00' })
  dividend.reply({ value: aDividend({ schemes, running: null, list: [week] }) })
  const weekly = page.getByRole('group', { name: say('agent-dividend.schemes') }).getByRole('radio', { name: 'Weekly' })
  await page.getByRole('radio', { name: 'Half-monthly' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(bills.getByRole('button', { name: /^9\s?–\s?15 Nov 2026/ })).toBeVisible()
  await expect.element(weekly).toHaveFocus()
  await expect.element(page.getByText(say('agent-dividend.paid_when.weekly-dividend'))).toBeVisible()
  expect(dividend.requests.map(({ query }) => query.scheme)).toEqual([undefined, 'dividend', 'weekly-dividend'])
  dividend.replyOnce({ value: aDividend({ schemes, list: [week], nextCursor: 'older' }) })
  const denied = aBill('2026-11-02', { lastDay: '2026-11-08', state: 'denied', paidAt: null, reason: 'Own play' })
  dividend.reply({ value: aDividend({ schemes, list: [denied] }) })
  const file = savedFile()
  await button(say('agent-dividend.bills.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-weekly-dividend.csv')
  const [, first, second] = text.split(/\r?\n/)
  expect(first).toMatch(
    /^2026-11-09,2026-11-15,800000\.00,5,-25000\.00,1000\.00,25000\.00,1,5\.00%,1250\.00,1,200\.00,1250\.00,1250\.00,Paid,/,
  )
  expect(second).toMatch(/^2026-11-02,2026-11-08,.*,Denied,,Own play$/)
  expect(dividend.requests.at(-1)?.query).toEqual({ scheme: 'weekly-dividend', cursor: 'older' })
})

test('a dividend opens into how it was calculated, and the way back leads to it', async () => {
  await renderDividend({ value: aDividend() })
  const detail = answerCall(readDividend, { value: aDetail() })
  const bill = bills.getByRole('button', { name: /^1\s?–\s?15 Nov 2026/ })
  await bill.click()
  await expect.element(page.getByRole('heading', { name: /^1\s?–\s?15 Nov 2026/ })).toBeVisible()
  expect(detail.requests[0]).toEqual({ params: { day: '2026-11-01' }, query: { scheme: 'dividend' } })
  await button('All half-months').click()
  await expect.element(bill).toHaveFocus()
})
