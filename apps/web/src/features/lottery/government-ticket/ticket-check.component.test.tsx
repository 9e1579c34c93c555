import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type DrawnIssue, openedNumeros } from '@sanuk/contracts/lottery'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { GOVERNMENT_DRAWS } from './government-draws.fixture.ts'
import { TicketCheck } from './ticket-check.tsx'

const draws: DrawnIssue[] = GOVERNMENT_DRAWS.toReversed().map(({ day, result }) => ({
  number: day.replaceAll('-', ''),
  drawnAt: `${day}T09:00:00.000Z`,
  result,
}))

async function renderCheck(list: DrawnIssue[]) {
  answerCall(whitelabel, { value: aBrand() })
  answerCall(openedNumeros, { value: { list } })
  await renderOnSite(
    <main>
      <h1>Thai government</h1>
      <TicketCheck game={{ gameCode: 'thai-government' }} />
    </main>,
    { path: '/sealottery?gameCode=thai-government', rooms: ['lottery', 'lottery-results'] },
  )
}

const numbers = () => page.getByRole('textbox', { name: say('lottery-results.check.numbers') })
const results = () => page.getByRole('list', { name: say('lottery-results.check.results') }).getByRole('listitem')

test('tickets of the latest draw win what was published, and others win nothing', async () => {
  await renderCheck(draws)
  await numbers().fill('377712 ๓๗๗๗๑๑\n890 769, 123456')
  const lines = () =>
    results()
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(lines)
    .toEqual([
      expect.stringMatching(/^3777121st prize.*6,000,000/),
      expect.stringMatching(/^377711Next to 1st prize.*100,000/),
      expect.stringMatching(/^890769Front 3, Back 3.*8,000/),
      `123456${say('lottery-results.check.none')}`,
    ])
  await expect.element(page.getByText(say('lottery-results.check.scope'))).toBeVisible()
  await expect.element(page.getByText(say('lottery-results.check.note'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('another draw is chosen by its date', async () => {
  await renderCheck(draws)
  await numbers().fill('435286')
  await expect.element(page.getByText(say('lottery-results.check.none'))).toBeVisible()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Friday, 16 December 2016' }).click()
  await expect.element(results().getByText(say('lottery.prize_name.first'))).toBeVisible()
})

test('what is no number of six digits is named', async () => {
  await renderCheck(draws)
  await numbers().fill('12345 3777')
  await expect.element(page.getByText(say('lottery-results.check.bad', { numbers: '12345, 3777' }))).toBeVisible()
  expect(results().elements()).toEqual([])
})

test('a made-up result warns against checking real tickets', async () => {
  await renderCheck(draws.map((draw) => ({ ...draw, simulated: true as const })))
  await expect.element(page.getByText(say('lottery-results.check.simulated'))).toBeVisible()
  await expect.element(page.getByText(say('lottery-results.simulated'), { exact: true })).toBeVisible()
})

test('without results there is nothing to check by', async () => {
  await renderCheck([])
  await expect.element(page.getByText(say('lottery-results.check.no_draws'))).toBeVisible()
})
