import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listTickets, lotteryGame, lotteryIssues, openedNumeros, placeBet } from '@sanuk/contracts/lottery'
import { cancelPlan, listPlans, type Plan } from '@sanuk/contracts/lottery-plans'
import { whitelabel } from '@sanuk/contracts/system'
import { balance } from '@sanuk/contracts/wallet'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { startSession } from '../../session/session.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { aDraw, aLottery, aTicket, someIssues } from './lottery.fixture.ts'
import { LotteryGame } from './lottery-game.tsx'

const aPlan = (change: Partial<Plan> = {}): Plan => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  gameCode: 'golden-minute',
  gameNames: { th: 'SSC นาทีทอง', en: 'SSC Golden Minute' },
  state: 'running',
  stop: { profit: '50.00' },
  stoppedBy: null,
  firstIssue: '20261121-0815',
  lastIssue: '20261121-0824',
  issues: { all: 10, done: 2, left: 8, returned: 0 },
  stake: '20.00',
  staked: '4.00',
  won: '19.56',
  returned: '0.00',
  placedAt: new Date().toISOString(),
  cancellable: true,
  ...change,
})

async function renderLottery() {
  answerCall(whitelabel, { value: aBrand() })
  answerCall(balance, 'no reply yet')
  answerCall(openedNumeros, { value: { list: [aDraw(816, '40972')] } })
  answerCall(lotteryGame, { value: aLottery() })
  answerCall(lotteryIssues, { value: someIssues() })
  answerCall(listTickets, { value: { list: [], nextCursor: null } })
  const placed = answerCall(placeBet, { value: { tickets: [aTicket()], balance: '1000' } })
  const plans = answerCall(listPlans, { value: { list: [aPlan()], nextCursor: null } })
  startSession('token')
  await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted="position" switcher={null} wayBack={null} />
    </main>,
    { path: '/lottery?gameCode=golden-minute', rooms: ['lottery', 'lottery-betting', 'lottery-ssc', 'wagers'] },
  )
  return { placed, plans }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** One digit for ฿2, in three draws. */
async function repeatThrice() {
  const row = page.getByRole('group', { name: say('lottery-ssc.row.ones'), exact: true })
  await row.getByRole('button', { name: '7', exact: true }).click()
  await button(say('lottery.add')).click()
  const more = button(say('lottery.more', { what: say('lottery.chase.issues') }))
  await more.click()
  await more.click()
}

test('repeated bets are placed with the stop that was chosen, which the confirmation names', async () => {
  const { placed } = await renderLottery()
  await repeatThrice()
  await button(say('lottery.stop.win')).click()
  const amount = '฿6.00'
  await button(say('lottery.place_bets', { amount })).click()
  const dialog = page.getByRole('alertdialog', { name: say('lottery.confirm') })
  await expect.element(dialog.getByText(say('lottery.stop.win'))).toBeVisible()
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount }) }).click()
  await expect.element(page.getByText(say('lottery.slip.empty'))).toBeVisible()
  expect(placed.requests[0]?.body).toMatchObject({ stake: '6.00', stop: { onWin: true } })
  expect(placed.requests[0]?.body.issues).toHaveLength(3)
})

test('repeated bets that stop at a profit wait for its amount', async () => {
  const { placed } = await renderLottery()
  await repeatThrice()
  await button(say('lottery.stop.profit')).click()
  const place = button(say('lottery.place_bets', { amount: '฿6.00' }))
  await expect.element(place).toBeDisabled()
  await page.getByRole('textbox', { name: say('lottery.stop.amount') }).fill('50')
  expect(await findAxeViolations()).toEqual([])
  await place.click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(say('lottery.stop.at', { amount: '฿50.00' }))).toBeVisible()
  await dialog.getByRole('button', { name: say('lottery.place_bets', { amount: '฿6.00' }) }).click()
  await expect.poll(() => placed.requests[0]?.body.stop).toEqual({ profit: '50' })
})

test('repeated bets show their progress, and the draws that are left can be cancelled', async () => {
  const { plans } = await renderLottery()
  const cancelled = aPlan({
    state: 'stopped',
    stoppedBy: 'member',
    issues: { all: 10, done: 2, left: 1, returned: 7 },
    returned: '14.00',
    cancellable: false,
  })
  const cancels = answerCall(cancelPlan, 'no reply yet')
  await page.getByRole('tab', { name: say('lottery.plans') }).click()
  await expect.element(page.getByText(say('lottery.plan.done', { done: 2, all: 10 }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await page
    .getByRole('button', { name: say('lottery.plan.cancel.of', { first: '20261121-0815', last: '20261121-0824' }) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('lottery.plan.cancel') })
    .click()
  plans.reply({ value: { list: [cancelled], nextCursor: null } })
  cancels.reply({ value: { plan: cancelled, balance: '1014' } })
  await expect.element(page.getByText(say('lottery.plan.stopped'))).toBeVisible()
  expect(cancels.requests).toHaveLength(1)
})
