import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import {
  type DrawnIssue,
  type LotteryGame as Game,
  lotteryGame,
  lotteryIssues,
  openedNumeros,
} from '@sanuk/contracts/lottery'
import { lotteryNumbers } from '@sanuk/contracts/lottery-numbers'
import { whitelabel } from '@sanuk/contracts/system'
import { type FamilyCode, PLAYS } from '@sanuk/engines/lottery/bets'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { endSession } from '../../session/session.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { roomOf } from './family-words.ts'
import { aDraw, aLottery, someIssues } from './lottery.fixture.ts'
import { LotteryGame } from './lottery-game.tsx'

/** A game of a family with all its plays and this latest result, at one stake of a unit. */
async function renderFamily(family: FamilyCode, result: readonly string[], { wanted, ...change }: Wanted = {}) {
  const drawn: DrawnIssue = { ...aDraw(816, ''), result: [...result] }
  const plays = [...PLAYS[family].keys()].map((code) => ({ code, odds: null }))
  endSession()
  answerCall(whitelabel, { value: aBrand() })
  answerCall(openedNumeros, { value: { list: [drawn] } })
  answerCall(lotteryNumbers, { value: { plays: [] } })
  answerCall(lotteryGame, { value: aLottery({ family, plays, unitStakes: ['1'], series: null, ...change }) })
  answerCall(lotteryIssues, { value: someIssues({ latest: drawn }) })
  await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted={wanted} switcher={null} wayBack={null} />
    </main>,
    { path: '/lottery?gameCode=golden-minute', rooms: ['lottery', 'lottery-betting', roomOf(family), 'wagers'] },
  )
}

type Wanted = Partial<Game> & { readonly wanted?: string }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const numbered = (count: number, figures: number) =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(figures, '0'))

test('results of Vietnam fold to the special prize in the list, and to two prizes in a narrow head', async () => {
  await page.viewport(390, 900)
  await renderFamily('VN_NORTH', ['82504', ...numbered(26, 5)])
  const head = page.getByRole('group', { name: /^Result / }).first()
  await expect.element(head.getByText(say('lottery.prize_name.first'))).toBeVisible()
  await expect.element(head.getByText(say('lottery.prize_name.second'))).not.toBeVisible()
  await head.getByRole('button', { name: say('lottery.prizes.all') }).click()
  await expect.element(head.getByText(say('lottery.prize_name.seventh'))).toBeVisible()
  const list = page.getByRole('list', { name: say('lottery.results') })
  await expect.element(list.getByText('04')).toBeVisible()
  await expect.element(list.getByText(say('lottery.prize_name.first'))).not.toBeVisible()
  await list.getByRole('button', { name: say('lottery.prizes.all') }).click()
  await expect.element(list.getByText(say('lottery.prize_name.first'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a wide head shows all prizes of Vietnam', async () => {
  await page.viewport(1440, 900)
  await renderFamily('VN_SOUTH', ['182504', ...numbered(17, 5)])
  const head = page.getByRole('group', { name: /^Result / }).first()
  await expect.element(head.getByText(say('lottery.prize_name.eighth'))).toBeVisible()
})

test('one stake of a unit is staked as an amount on each number', async () => {
  await renderFamily('THREE_UP', ['123', '45'], { wanted: 'bottom-two' })
  await button('฿50').click()
  await expect.element(page.getByRole('group', { name: say('lottery.unit_stake') })).not.toBeInTheDocument()
  await page.getByText(say('lottery.way.type')).click()
  await page.getByRole('textbox', { name: say('lottery.typed') }).fill('12')
  await expect.element(page.getByText('฿50.00')).toBeVisible()
  await expect.element(button('฿50')).toHaveAttribute('aria-pressed', 'true')
})

test('quick entries add orders, numbers with a digit and doubles to the typed tickets', async () => {
  await renderFamily('THREE_UP', ['123', '45'], { wanted: 'bottom-two' })
  await page.getByText(say('lottery.way.type')).click()
  await expect.element(button(say('lottery.quick.orders'))).toBeDisabled()
  await page.getByRole('textbox', { name: say('lottery.typed') }).fill('12')
  await button(say('lottery.quick.orders')).click()
  await expect.element(page.getByText(say('lottery.typed.read', { count: 2 }))).toBeVisible()
  await button(say('lottery.quick.with')).click()
  const digits = page.getByRole('group', { name: say('lottery.quick.digit') })
  await digits.getByRole('button', { name: '7' }).click()
  await expect.element(page.getByText(say('lottery.typed.read', { count: 21 }))).toBeVisible()
  await button(say('lottery.quick.doubles')).click()
  // 77 is among those with a 7.
  await expect.element(page.getByText(say('lottery.typed.read', { count: 30 }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
