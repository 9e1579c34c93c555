import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import {
  cancelTicket,
  listTickets,
  lotteryGame,
  lotteryIssues,
  openedNumeros,
  placeBet,
  readTicket,
} from '@sanuk/contracts/lottery'
import { whitelabel } from '@sanuk/contracts/system'
import { balance } from '@sanuk/contracts/wallet'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { endSession, startSession } from '../../session/session.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { queryClient } from '../../wire/read.ts'
import { aDraw, aLottery, anIssue, aTicket, someIssues } from './lottery.fixture.ts'
import { LotteryGame } from './lottery-game.tsx'

type Change = {
  readonly signedIn?: boolean
  readonly game?: Reply<typeof lotteryGame>
  readonly issues?: Reply<typeof lotteryIssues>
}

/** A lottery with its calls answered: issue 817 takes bets. */
async function renderLottery({ signedIn = false, ...replies }: Change = {}) {
  answerCall(whitelabel, { value: aBrand() })
  answerCall(balance, 'no reply yet')
  answerCall(openedNumeros, { value: { list: [aDraw(816, '40972'), aDraw(815, '18834')] } })
  const game = answerCall(lotteryGame, replies.game ?? { value: aLottery() })
  const asked = answerCall(lotteryIssues, replies.issues ?? { value: someIssues() })
  const placed = answerCall(placeBet, { value: { tickets: [aTicket()], balance: '1000' } })
  const tickets = answerCall(listTickets, { value: { list: [aTicket()], nextCursor: null } })
  if (signedIn) startSession('token')
  else endSession()
  const { router } = await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted="back-three-straight" switcher={null} wayBack={null} />
    </main>,
    { path: '/lottery?gameCode=golden-minute', rooms: ['lottery', 'lottery-betting', 'lottery-ssc', 'wagers'] },
  )
  return { game, asked, placed, tickets, router }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (name: 'hundreds' | 'tens' | 'ones') =>
  page.getByRole('group', { name: say(`lottery-ssc.row.${name}`), exact: true })
const press = (row: Parameters<typeof rowOf>[0], digit: string) =>
  rowOf(row).getByRole('button', { name: digit, exact: true }).click()

/** 18 units of a straight: ฿36. */
async function pick() {
  for (const digit of '147') await press('hundreds', digit)
  for (const digit of '09') await press('tens', digit)
  for (const digit of '258') await press('ones', digit)
}

async function placeSlip(amount: string) {
  await button(say('lottery.place_bets', { amount })).click()
  return page.getByRole('alertdialog', { name: say('lottery.confirm') })
}

test('a pad counts and prices what is picked, and the slip joins equal bets', async () => {
  await renderLottery()
  await pick()
  await expect.element(page.getByText('18 units').first()).toBeVisible()
  await expect.element(rowOf('tens').getByRole('button', { name: '9' })).toHaveAttribute('aria-pressed', 'true')
  await button(say('lottery.add')).click()
  await expect.element(button(say('lottery.sign_in', { amount: '฿36.00' }))).toBeVisible()
  await pick()
  await button(say('lottery.add')).click()
  await expect.element(button(say('lottery.sign_in', { amount: '฿72.00' }))).toBeVisible()
  await expect.element(page.getByText(say('lottery.slip.lines', { count: 1 })).first()).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a visitor who wants to bet is asked to sign in, and the slip stays', async () => {
  const { router } = await renderLottery()
  await pick()
  await button(say('lottery.bet_now')).click()
  await expect.poll(() => router.location().search.panel).toBe('login')
  await expect.element(page.getByText('18 units').first()).toBeVisible()
})

test('bets are placed after a confirmation that names the issue, and the slip is empty then', async () => {
  const { placed } = await renderLottery({ signedIn: true })
  await pick()
  await button(say('lottery.add')).click()
  const dialog = await placeSlip('฿36.00')
  await expect.element(dialog.getByText('20261121-0817')).toBeVisible()
  expect(await findAxeViolations(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿36.00' }) }).click()
  await expect.element(page.getByText(say('lottery.slip.empty'))).toBeVisible()
  expect(placed.requests[0]?.body).toMatchObject({
    gameCode: 'golden-minute',
    issues: [{ number: '20261121-0817', multiple: 1 }],
    stake: '36.00',
    lines: [{ play: 'back-three-straight', units: 18, unitStake: '2', multiple: 1, series: 1956 }],
  })
})

test('a bet whose answer was lost is sent again as the same request', async () => {
  const { placed } = await renderLottery({ signedIn: true })
  placed.reply('network fault')
  await pick()
  await button(say('lottery.bet_now')).click()
  const confirm = page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('lottery.place_bets', { amount: '฿36.00' }) })
  await confirm.click()
  await expect.element(page.getByRole('alertdialog').getByText(say('site.fault.network'))).toBeVisible()
  placed.reply({ refusal: 'not_enough_money' })
  await confirm.click()
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: say('site.deposit') })).toBeVisible()
  placed.reply({ value: { tickets: [aTicket()], balance: '1000' } })
  await confirm.click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  const [lost, refused, taken] = placed.requests.map(({ body }) => body.requestId)
  expect(refused).toBe(lost)
  expect(taken).not.toBe(refused)
})

test('an issue that is sealed shows its draw and result, and then the next one takes bets', async () => {
  const next = anIssue(818, 55)
  const drawing = someIssues({ open: [next], sealed: [anIssue(817, -5.5)] })
  const { asked } = await renderLottery({ issues: { value: drawing } })
  await expect.element(page.getByText(say('lottery.sealed.title', { number: '0817' }))).toBeVisible()
  expect(rowOf('ones').element().closest('[inert]')).not.toBeNull()
  asked.reply({ value: someIssues({ open: [next], latest: aDraw(817, '12345') }) })
  await expect.element(page.getByText(say('lottery.result.title', { number: '0817' }))).toBeVisible()
  const onward = button(say('lottery.go_on', { number: '0818' }))
  await expect.element(onward).toBeVisible()
  // Pressed at once: a result is shown for less than four seconds.
  onward.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByText(say('lottery.issue', { number: next.number })).first()).toBeVisible()
})

test('a confirmation that outlives its issue offers the next one and sends nothing before', async () => {
  const { placed, asked } = await renderLottery({ signedIn: true })
  for (const row of ['hundreds', 'tens', 'ones'] as const) await press(row, '7')
  await button(say('lottery.bet_now')).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  // It is sealed soon, and not before it is picked.
  asked.reply({ value: someIssues({ open: [anIssue(817, 2), anIssue(818, 400)] }) })
  await queryClient.invalidateQueries()
  await dialog.getByRole('button', { name: say('lottery.confirm.next', { number: '20261121-0818' }) }).click()
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿2.00' }) }).click()
  await expect.poll(() => placed.requests[0]?.body.issues).toEqual([{ number: '20261121-0818', multiple: 1 }])
})

test('a bet that the server refuses for its issue is offered for the next one', async () => {
  const { placed, asked } = await renderLottery({ signedIn: true })
  placed.reply({ refusal: 'issue_closed' })
  await pick()
  await button(say('lottery.bet_now')).click()
  asked.reply({ value: someIssues({ open: [anIssue(818, 400)] }) })
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿36.00' }) }).click()
  await expect
    .element(dialog.getByRole('button', { name: say('lottery.confirm.next', { number: '20261121-0818' }) }))
    .toBeVisible()
})

test('typed tickets count once, and the others are named with their line', async () => {
  await renderLottery()
  await page.getByText(say('lottery.way.type')).click()
  await page.getByRole('textbox', { name: say('lottery.typed') }).fill('123 ๔๕๖\n123, 99')
  await expect.element(page.getByText(say('lottery.typed.read', { count: 2 }))).toBeVisible()
  await page.getByText(say('lottery.dropped', { count: 2 })).click()
  await expect.element(page.getByText(say('lottery.dropped.repeated', { line: 2, text: '123' }))).toBeVisible()
  await expect.element(page.getByText(say('lottery.dropped.not_a_ticket', { line: 2, text: '99' }))).toBeVisible()
})

test('a ticket is opened with what it bets on, and cancelled after asking', async () => {
  await renderLottery({ signedIn: true })
  answerCall(readTicket, {
    value: {
      ticket: aTicket(),
      lines: [
        {
          play: 'back-three-straight',
          selection: {
            rows: [
              [1, 4, 7],
              [0, 9],
              [2, 5, 8],
            ],
          },
          units: 18,
          unitStake: '2',
          multiple: 5,
          series: 1956,
          rate: 'full',
          stake: '180',
          prizes: ['1956'],
          hits: null,
          win: '0',
          rebate: '0',
        },
      ],
    },
  })
  const cancelled = answerCall(cancelTicket, {
    value: { ticket: aTicket({ state: 'cancelled', cancellable: false }), balance: '1000' },
  })
  await page.getByRole('tab', { name: say('lottery.tickets') }).click()
  await page
    .getByRole('list', { name: say('lottery.tickets') })
    .getByRole('button')
    .click()
  await expect.element(page.getByText('147 | 09 | 258')).toBeVisible()
  await button(say('lottery.cancel')).click()
  await button(say('lottery.cancel.do', { amount: '฿180.00' })).click()
  await expect.poll(() => cancelled.requests).toEqual([{ params: { id: aTicket().id } }])
})

test('a lottery that is not offered says so', async () => {
  await renderLottery({ game: { refusal: 'game_unavailable' } })
  await expect.element(page.getByText(say('lottery.unavailable'))).toBeVisible()
})

test('a lottery that fails to load can be tried again', async () => {
  const { game } = await renderLottery({ game: 'network fault' })
  await expect.element(page.getByText(say('lottery.failed'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  game.reply({ value: aLottery() })
  await button(say('site.retry')).click()
  await expect.element(rowOf('ones')).toBeVisible()
})

test('a closed market shows no countdown and takes no bets', async () => {
  await renderLottery({ issues: { value: someIssues({ open: [], latest: null }) } })
  await expect.element(page.getByText(say('lottery.closed.now'))).toBeVisible()
  await pick()
  await expect.element(button(say('lottery.bet_now'))).toBeDisabled()
  await expect.element(button(say('lottery.add'))).toBeEnabled()
})
