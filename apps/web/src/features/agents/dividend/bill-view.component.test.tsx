import { type DividendBill, readDividend } from '@sanuk/contracts/agent-dividend'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { savedFile } from '../terms/saved-file.fixture.ts'
import { BillView } from './bill-view.tsx'
import { aBill, aContract, aDetail, DIVIDEND_TIERS } from './dividend.fixture.ts'

async function renderBill(first: Reply<typeof readDividend>, theme: 'light' | 'dark' = 'light') {
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  const detail = answerCall(readDividend, first)
  const onBack = vi.fn()
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <h2>Dividend</h2>
      <BillView scheme="dividend" day="2026-11-01" onBack={onBack} />
    </main>,
    { rooms: ['agent-dividend', 'agent-salary', 'wagers'] },
  )
  return { detail, onBack }
}

const aBillOf = (change: Partial<DividendBill>) => ({
  value: aDetail({ bill: aBill('2026-11-01', change), lines: [] }),
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A step of the calculation, by its name. */
const step = (name: string) =>
  page
    .getByRole('list', { name: /^How this (dividend was|estimate is) calculated$/ })
    .getByRole('listitem')
    .filter({
      hasText: new RegExp(`^${name}`),
    })

test.each(['light', 'dark'] as const)('a dividend opens into steps, lines and members, in %s', async (theme) => {
  const { onBack } = await renderBill({ value: aDetail() }, theme)
  await expect.element(button('All half-months')).toHaveFocus()
  await expect.element(step('Members’ net result')).toMatchTextContent(/^Members’ net result ฿25,000\.00 lost/)
  await expect.element(step('Carried over')).toMatchTextContent(/^Carried over ฿1,000\.00What members won/)
  await expect
    .element(step('Loss that counts'))
    .toMatchTextContent(/^Loss that counts ฿25,000\.00 − ฿1,000\.00 = ฿24,000\.00$/)
  await expect.element(step('Tier and rate')).toMatchTextContent(/^Tier and rate 5\.00%$/)
  await expect
    .element(step('Amount of your contract'))
    .toMatchTextContent(/^Amount of your contract ฿24,000\.00 × 5\.00% = ฿1,200\.00$/)
  await expect.element(step('Limited')).toMatchTextContent(/^Limited No/)
  const below = page.getByRole('list', { name: 'To agents below' }).getByRole('listitem')
  await expect
    .poll(() => below.elements().map((it) => it.textContent))
    .toEqual(['Line of nok88 ฿300.00', 'Line of som ฿150.00'])
  await expect.element(step('Earned')).toMatchTextContent(/^Earned ฿1,200\.00 − ฿450\.00 = ฿750\.00$/)
  const members = page.getByRole('list', { name: 'Members by loss' }).getByRole('listitem')
  await expect.element(members.nth(0)).toMatchTextContent(/^nok88 Valid stake ฿700,000\.00 ฿26,000\.00 lost$/)
  await expect.element(members.nth(1)).toMatchTextContent(/^som Valid stake ฿100,000\.00 ฿1,000\.00 won$/)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
  await button('All half-months').click()
  expect(onBack).toHaveBeenCalledOnce()
})

test('a limited line says why and what it gets instead', async () => {
  await renderBill({
    value: aDetail({
      bill: aBill('2026-11-01', {
        amount: '1250.00',
        limited: true,
        below: '450.00',
        earned: '350.00',
        paid: '350.00',
      }),
    }),
  })
  await expect
    .element(step('Limited'))
    .toMatchTextContent(/^Limited ฿800\.00 instead of ฿1,250\.00Members of teams beside yours won/)
  await expect.element(step('Earned')).toMatchTextContent(/^Earned ฿800\.00 − ฿450\.00 = ฿350\.00$/)
})

test('agents below may get more than the own contract brings, at nobody’s cost', async () => {
  await renderBill(aBillOf({ state: 'nothing', amount: '100.00', below: '300.00', earned: '0', paid: '0' }))
  await expect.element(step('Earned')).toMatchTextContent(/^Earned ฿0\.00Agents below get more/)
  await expect.element(step('To agents below')).toMatchTextContent(/^To agents below ฿300\.00By their contracts/)
})

// The figures of a public back office of this kind: 5 per cent times 25 000 / 30 000.
test('a loss that falls short of its tier counts in proportion', async () => {
  await renderBill({
    value: aDetail({
      bill: aBill('2026-11-01', { tier: 2, amount: '1041.62', earned: '1041.62', paid: '1041.62' }),
      contract: aContract(...DIVIDEND_TIERS),
      lines: [],
    }),
  })
  await expect.element(step('Tier and rate')).toMatchTextContent(/^Tier and rate Tier 2 of 3: 5\.00%$/)
  await expect
    .element(step('Amount of your contract'))
    .toMatchTextContent(/฿25,000\.00 × 5\.00% × 83\.33% = ฿1,041\.62The loss is 83\.33% of the ฿30,000\.00/)
  const counts = page.getByRole('table', { name: 'Tiers' }).getByRole('row', { name: /^5\.00%/ })
  await expect.element(counts).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

const NOTHING = { state: 'nothing', tier: 0, rate: 0, amount: '0', earned: '0', paid: '0', paidAt: null } as const

test('where members are ahead, the steps say so', async () => {
  await renderBill(aBillOf({ ...NOTHING, net: '3000.00', carried: '500.00', loss: '-3500.00' }))
  await expect.element(step('Members’ net result')).toMatchTextContent(/฿3,000\.00 won/)
  await expect
    .element(step('Loss that counts'))
    .toMatchTextContent(/^Loss that counts NoneMembers are ฿3,500\.00 ahead/)
  await expect.element(step('Tier and rate')).toMatchTextContent(/^Tier and rate NoneWithout a loss/)
  await expect.element(step('Amount of your contract')).toMatchTextContent(/฿0\.00$/)
  await expect.element(step('Earned')).toMatchTextContent(/^Earned ฿0\.00$/)
})

test.each([
  [aContract(...DIVIDEND_TIERS), 'agent-dividend.tier.none.conditions'],
  [null, 'agent-dividend.tier.none.contract'],
] as const)('without a tier, the steps say why: %#', async (contract, word) => {
  await renderBill({ value: aDetail({ bill: aBill('2026-11-01', NOTHING), contract, lines: [], members: [] }) })
  await expect.element(step('Tier and rate').getByText(say(word))).toBeVisible()
  await expect.element(page.getByText(say('agent-dividend.members.none'))).toBeVisible()
  await expect.element(button(say('agent-dividend.members.export'))).toBeDisabled()
})

test('an estimate says that it is one, and what is missing to the next tier', async () => {
  await usePhone()
  await renderBill({
    value: aDetail({
      bill: aBill('2026-11-01', {
        state: 'running',
        rate: 300,
        amount: '750.00',
        below: '450.00',
        earned: '300.00',
        paid: '0',
      }),
      contract: aContract(...DIVIDEND_TIERS),
      missing: { tier: DIVIDEND_TIERS[1], valid: '0', active: 0, loss: '5000.00' },
    }),
  })
  await expect.element(page.getByRole('heading', { name: say('agent-dividend.why.estimate') })).toBeVisible()
  await expect.element(page.getByText(/other teams of your line may change it/)).toBeVisible()
  await expect.element(step('To agents below')).toMatchTextContent(/Line of nok88 ฿300\.00 ?Line of som ฿150\.00$/)
  await expect.element(page.getByText('฿5,000.00 loss to 5.00%')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  ['waiting', /paid once the operator has approved it/],
  ['approved', /paid once everything due to you reaches the minimum payout/],
  ['paid', /^Paid 17 Nov 2026/],
  ['denied', /did not approve this dividend/],
  ['owing', /deducted from coming periods/],
  ['nothing', /The steps below show why/],
] as const)('a dividend explains its state: %s', async (state, words) => {
  await renderBill(aBillOf({ state }))
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/^Reason:/)).not.toBeInTheDocument()
})

test('a denied dividend names the reason', async () => {
  await renderBill(aBillOf({ state: 'denied', paid: '0', paidAt: null, reason: 'Own play over a second account' }))
  await expect.element(page.getByText('Reason: Own play over a second account')).toBeVisible()
})

test('a dividend that does not load says so and is tried again', async () => {
  const { detail } = await renderBill('network fault')
  await expect.element(page.getByText(say('agent-dividend.why.failed'))).toBeVisible()
  detail.reply({ value: aDetail() })
  await button(say('site.retry')).click()
  await expect.element(step('Earned')).toBeVisible()
})

test('the members of every page are saved, under the name of scheme and day', async () => {
  const { detail } = await renderBill({ value: aDetail() })
  await expect.element(step('Earned')).toBeVisible()
  const [nok, som] = aDetail().members
  detail.replyOnce({ value: aDetail({ members: nok ? [nok] : [], nextCursor: 'more' }) })
  detail.reply({ value: aDetail({ members: som ? [som] : [] }) })
  const file = savedFile()
  await button(say('agent-dividend.members.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-dividend-2026-11-01.csv')
  expect(text).toMatch(/Member,Valid stake,Net result\r?\nnok88,700000\.00,-26000\.00\r?\nsom,100000\.00,1000\.00/)
  expect(detail.requests.at(-1)).toEqual({
    params: { day: '2026-11-01' },
    query: { scheme: 'dividend', cursor: 'more' },
  })
})
