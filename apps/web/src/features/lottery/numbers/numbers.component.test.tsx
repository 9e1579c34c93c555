import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listTickets, lotteryGame, lotteryIssues, openedNumeros, placeBet } from '@sanuk/contracts/lottery'
import { lotteryNumbers } from '@sanuk/contracts/lottery-numbers'
import type { AnswerOf } from '@sanuk/contracts/route'
import { whitelabel } from '@sanuk/contracts/system'
import { balance } from '@sanuk/contracts/wallet'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { startSession } from '../../../session/session.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { queryClient } from '../../../wire/read.ts'
import { aDraw, aLottery, aTicket, someIssues } from '../lottery.fixture.ts'
import { LotteryGame } from '../lottery-game.tsx'

type Rates = AnswerOf<typeof lotteryNumbers>

/** Run: 3 is closed and 7 pays half. Bottom two: 34 is closed, 12 pays half with 30 left; 100 are left for each other. */
const RATES: Rates = {
  plays: [
    {
      play: 'run-top',
      left: null,
      numbers: [
        { number: '3', rate: 'closed', left: '0' },
        { number: '7', rate: 'half', left: null },
      ],
    },
    {
      play: 'bottom-two',
      left: '100',
      numbers: [
        { number: '12', rate: 'half', left: '30' },
        { number: '34', rate: 'closed', left: '0' },
      ],
    },
  ],
}

const CLOSED_56 = { number: '56', rate: 'closed', left: '0' } as const

/** 100 are left for each number. */
const UNLISTED: Rates = { plays: [{ play: 'bottom-two', left: '100', numbers: [] }] }

async function renderLottery(wanted: 'run-top' | 'bottom-two', rates = RATES) {
  const drawn = { ...aDraw(816, ''), result: ['123', '45'] }
  const plays = ['bottom-two', 'run-top'].map((code) => ({ code, odds: null }))
  answerCall(whitelabel, { value: aBrand() })
  answerCall(balance, 'no reply yet')
  answerCall(openedNumeros, { value: { list: [drawn] } })
  answerCall(lotteryGame, { value: aLottery({ family: 'THREE_UP', plays, unitStakes: ['1'], series: null }) })
  answerCall(lotteryIssues, { value: someIssues({ latest: drawn }) })
  answerCall(listTickets, { value: { list: [], nextCursor: null } })
  const numbers = answerCall(lotteryNumbers, { value: rates })
  const placed = answerCall(placeBet, { value: { tickets: [aTicket()], balance: '1000' } })
  sessionStorage.clear()
  startSession('token')
  await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted={wanted} switcher={null} wayBack={null} />
    </main>,
    {
      path: '/lottery?gameCode=golden-minute',
      rooms: ['lottery', 'lottery-betting', 'lottery-three-up', 'wagers'],
    },
  )
  return { numbers, placed }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function typeNumbers(text: string) {
  await page.getByText(say('lottery.way.type')).click()
  await page.getByRole('textbox', { name: say('lottery.typed') }).fill(text)
}

/** One number that is not limited, staked with so much, up to the confirmation. */
async function confirmNumber(number: string, amount: string) {
  await typeNumbers(number)
  await button(amount).click()
  await button(say('lottery.bet_now')).click()
  return page.getByRole('alertdialog', { name: say('lottery.confirm') })
}

test('a pad marks numbers that pay half and strikes closed ones, which cannot be picked', async () => {
  await renderLottery('run-top')
  await expect.element(button(`3 ${say('lottery-betting.symbol.closed')}`)).toBeDisabled()
  await button(`7 ${say('lottery-betting.symbol.half')}`).click()
  await button(
    say('lottery.pick.of', { what: say('lottery.pick.small'), row: say('lottery-three-up.row.digit') }),
  ).click()
  await expect.element(button('2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button(`3 ${say('lottery-betting.symbol.closed')}`)).toHaveAttribute('aria-pressed', 'false')
  expect(await findAxeViolations()).toEqual([])
})

test('a line of both rates becomes two lines, and the half one says its prize', async () => {
  await renderLottery('run-top')
  await expect.element(button(`7 ${say('lottery-betting.symbol.half')}`)).toBeVisible()
  await button(`7 ${say('lottery-betting.symbol.half')}`).click()
  await button('2').click()
  await button(say('lottery.add')).click()
  await expect.element(page.getByText(say('lottery.slip.lines', { count: 2 })).first()).toBeVisible()
  await expect.element(page.getByText(say('lottery-betting.half.prize', { prize: '฿1.6', stake: '฿1' }))).toBeVisible()
})

test('typed numbers that are closed are left out and named, and the slip says what may still be staked', async () => {
  await renderLottery('bottom-two')
  await typeNumbers('34 56')
  await expect.element(page.getByText(say('lottery.typed.read', { count: 1 }))).toBeVisible()
  await page.getByText(say('lottery.dropped', { count: 1 })).click()
  await expect.element(page.getByText(say('lottery-betting.number.closed', { number: '34' }))).toBeVisible()
  await button(say('lottery.add')).click()
  await expect.element(page.getByText(say('lottery-betting.left', { amount: '฿100' }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a refusal names the numbers, and the adjusted bet is sent only when it is confirmed again', async () => {
  const { placed } = await renderLottery('bottom-two', UNLISTED)
  const dialog = await confirmNumber('56 78 90', '฿50')
  placed.reply({
    refusal: 'number_limit_exceeded',
    detail: [
      {
        line: 0,
        play: 'bottom-two',
        numbers: [
          { number: '56', rate: 'full', left: '20' },
          { number: '78', rate: 'closed', left: '0' },
          { number: '90', rate: 'half', left: '40' },
        ],
      },
    ],
  })
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿150.00' }) }).click()
  const faults = dialog.getByRole('list', { name: say('lottery-betting.faults') })
  await expect.element(faults.getByText(`56 · ${say('lottery-betting.left', { amount: '฿20' })}`)).toBeVisible()
  await expect.element(faults.getByText(say('lottery-betting.number.closed', { number: '78' }))).toBeVisible()
  expect(await findAxeViolations(dialog.element())).toEqual([])
  placed.reply({ value: { tickets: [aTicket()], balance: '1000' } })
  await dialog.getByRole('button', { name: say('lottery-betting.adjust') }).click()
  const confirm = dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿60.00' }) })
  await expect.element(confirm).toBeVisible()
  expect(placed.requests).toHaveLength(1)
  await confirm.click()
  await expect
    .poll(() =>
      placed.requests[1]?.body.lines.map(({ selection, multiple, rate }) => [selection.tickets, multiple, rate]),
    )
    .toEqual([
      [['56'], 20, undefined],
      [['90'], 40, 'half'],
    ])
})

test('a number whose rate changes while it is in the slip is told, and one press adjusts the slip', async () => {
  const { numbers, placed } = await renderLottery('bottom-two', UNLISTED)
  await typeNumbers('12')
  await button('฿50').click()
  await button(say('lottery.add')).click()
  await expect.element(page.getByText(say('lottery-betting.left', { amount: '฿100' }))).toBeVisible()
  placed.reply('no reply yet')
  const place = button(say('lottery.place_bets', { amount: '฿50.00' }))
  await place.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿50.00' }) }).click()
  // A refusal has the rates asked for again; until it comes they are the old ones.
  numbers.reply({ value: RATES })
  placed.reply({ refusal: 'number_rate_changed' })
  await expect.element(dialog.getByRole('button', { name: say('lottery-betting.adjust') })).toBeVisible()
  await dialog.getByRole('button', { name: say('site.cancel') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(say('lottery-betting.adjust.note'))).toBeVisible()
  await button(say('lottery-betting.adjust')).click()
  await expect.element(button(say('lottery.place_bets', { amount: '฿30.00' }))).toBeVisible()
  await expect.element(page.getByText(say('lottery-betting.left', { amount: '฿30' }))).toBeVisible()
})

test('a bet whose answer was lost can only be sent again as it was, whatever its numbers are sold at by then', async () => {
  const { numbers, placed } = await renderLottery('bottom-two', UNLISTED)
  placed.reply('network fault')
  const confirm = await confirmNumber('56', '฿10')
  const place = confirm.getByRole('button', { name: say('lottery.place_bets', { amount: '฿10.00' }) })
  await place.click()
  await expect.element(confirm.getByText(say('site.fault.network'))).toBeVisible()
  // It may be this very bet that has closed the number.
  numbers.reply({ value: { plays: [{ play: 'bottom-two', left: '100', numbers: [CLOSED_56] }] } })
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(say('lottery-betting.numbers.closed'))).toBeVisible()
  await place.click()
  await expect.poll(() => placed.requests).toHaveLength(2)
  const [first, again] = placed.requests.map(({ body }) => body)
  expect(again).toEqual(first)
})
