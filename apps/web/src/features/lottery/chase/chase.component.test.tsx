import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listTickets, lotteryGame, lotteryIssues, openedNumeros, placeBet } from '@sanuk/contracts/lottery'
import { whitelabel } from '@sanuk/contracts/system'
import { balance } from '@sanuk/contracts/wallet'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { startSession } from '../../../session/session.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aDraw, aLottery, anIssue, aTicket, someIssues } from '../lottery.fixture.ts'
import { LotteryGame } from '../lottery-game.tsx'

const NUMBERS = Array.from({ length: 10 }, (_, at) => 817 + at)

/** One digit for ฿2 that wins ฿19.56, in ten draws. */
async function renderChase() {
  await page.viewport(1440, 900)
  answerCall(whitelabel, { value: aBrand() })
  answerCall(balance, 'no reply yet')
  answerCall(openedNumeros, { value: { list: [aDraw(816, '40972')] } })
  answerCall(lotteryGame, { value: aLottery() })
  const open = NUMBERS.map((serial, at) => anIssue(serial, 300 + at * 60))
  answerCall(lotteryIssues, { value: someIssues({ open }) })
  answerCall(listTickets, { value: { list: [], nextCursor: null } })
  const placed = answerCall(placeBet, { value: { tickets: [aTicket()], balance: '1000' } })
  sessionStorage.clear()
  startSession('token')
  await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted="position" switcher={null} wayBack={null} />
    </main>,
    {
      path: '/lottery?gameCode=golden-minute',
      rooms: ['lottery', 'lottery-betting', 'lottery-ssc', 'wagers'],
    },
  )
  const row = page.getByRole('group', { name: say('lottery-ssc.row.ones'), exact: true })
  await row.getByRole('button', { name: '7', exact: true }).click()
  await button(say('lottery.add')).click()
  await page.getByRole('spinbutton', { name: say('lottery.chase.issues') }).fill('10')
  return { placed }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const table = () => page.getByRole('table', { name: say('lottery-betting.chase.table') })
const multipleOf = (serial: number) =>
  table().getByRole('spinbutton', { name: say('lottery-betting.chase.multiple_of', { number: `20261121-0${serial}` }) })

async function send(amount: string) {
  await button(say('lottery.place_bets', { amount })).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('lottery.place_bets', { amount }) })
    .click()
}

// Eight draws cost ฿16, and the ninth and tenth are played twice: ฿24.
test('a chase for profit shows each draw with its multiple, and is placed with them', async () => {
  const { placed } = await renderChase()
  await button(say('lottery-betting.chase.way.profit')).click()
  await expect.element(multipleOf(824)).toHaveValue(1)
  await expect.element(multipleOf(825)).toHaveValue(2)
  await expect.element(table().getByRole('row', { name: /^0825/ }).getByText('95.6%')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await send('฿24.00')
  await expect
    .poll(() => placed.requests[0]?.body.issues.map(({ multiple }) => multiple))
    .toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
  expect(placed.requests[0]?.body.stake).toBe('24.00')
})

test('a profit that no multiple reaches is refused with its reason', async () => {
  await renderChase()
  await button(say('lottery-betting.chase.way.profit')).click()
  await page.getByRole('textbox', { name: say('lottery-betting.chase.rate') }).fill('900')
  await expect.element(page.getByText(say('lottery-betting.chase.fault.impossible'))).toBeVisible()
  await expect.element(button(say('lottery.place_bets', { amount: '฿2.00' }))).toBeDisabled()
})

test('a growing chase can be changed by the row, and draws taken out and brought back', async () => {
  const { placed } = await renderChase()
  await button(say('lottery-betting.chase.way.growing')).click()
  await page.getByRole('spinbutton', { name: say('lottery-betting.chase.every') }).fill('5')
  // Five draws once and five twice: ฿30.
  await expect.element(button(say('lottery.place_bets', { amount: '฿30.00' }))).toBeVisible()
  await multipleOf(818).fill('3')
  await expect.element(button(say('lottery.place_bets', { amount: '฿34.00' }))).toBeVisible()
  await button(say('lottery-betting.chase.take_out', { number: '20261121-0817' })).click()
  await expect.element(multipleOf(817)).not.toBeInTheDocument()
  await button(say('lottery-betting.chase.restore', { count: 1 })).click()
  await expect.element(multipleOf(817)).toBeVisible()
  await button(say('lottery-betting.chase.take_out', { number: '20261121-0817' })).click()
  // Nine draws: 1, of which one 3 times, and the last four twice.
  await send('฿30.00')
  await expect
    .poll(() => placed.requests[0]?.body.issues.map(({ number, multiple }) => [number.slice(-3), multiple]))
    .toEqual([
      ['818', 3],
      ['819', 1],
      ['820', 1],
      ['821', 1],
      ['822', 1],
      ['823', 2],
      ['824', 2],
      ['825', 2],
      ['826', 2],
    ])
})

test('the table fits a phone and scrolls within itself', async () => {
  await renderChase()
  await page.viewport(390, 844)
  await button(say('lottery.slip.open')).click()
  const sheet = page.getByRole('dialog', { name: say('lottery.slip') })
  await sheet.getByRole('button', { name: say('lottery-betting.chase.way.profit') }).click()
  await expect.element(sheet.getByRole('table', { name: say('lottery-betting.chase.table') })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})
