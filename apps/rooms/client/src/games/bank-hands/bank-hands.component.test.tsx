import '../../styles/table.css'
import { bullBullSpots } from '@sanuk/engines/live/bull-bull/spots'
import { pokDengSpots } from '@sanuk/engines/live/pok-deng/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CoupResult, RoomMessage, TableNews } from '#protocol'
import { BETTING, mine, news, RULES, turnsOf, whole } from '../../rooms.fixture.ts'
import { button, chip, setUpTable, spot } from '../../table/table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const SPOTS = { 'pok-deng': pokDengSpots, 'bull-bull': bullBullSpots } as const

const setUp = (game: keyof typeof SPOTS, ...messages: readonly RoomMessage[]) => {
  const spots = SPOTS[game].map(({ code }) => ({ spot: code, minimum: '20.00', maximum: '1000.00' }))
  return setUpTable({ ...RULES, game, variant: null, sides: [], spots }, messages)
}

/** News of a coup that is dealt, and of its end where that is given. */
const deals = (turns: readonly string[], result?: CoupResult): RoomMessage[] => {
  const shown = turnsOf(...turns).map((turn, at): TableNews => ({ kind: 'shown', turn, dealt: at }))
  const end: readonly TableNews[] = result ? [{ kind: 'result', result }] : []
  return [{ kind: 'dealing' } as const, ...shown, ...end].map((each, at) => news(at + 2, each))
}

const region = (name: string) => page.getByRole('region', { name, exact: true })
const wonSpots = () =>
  [...document.querySelectorAll('.spot[data-won="true"]')].map((each) => each.getAttribute('data-spot')).sort()

const POK_DENG_TURNS = [
  ...['hand-1 9c', 'hand-2 2d', 'hand-3 Kc', 'hand-4 5h', 'bank 3c'],
  ...['hand-1 Ks', 'hand-2 2s', 'hand-3 7c', 'hand-4 8c', 'bank 4d'],
]
const POK_DENG_THIRDS = ['hand-2 2h', 'hand-4 Jd']
const POK_DENG_RESULT: CoupResult = {
  faces: ['7', 'won 1 pok-9', 'won 5 tong', 'tied 1 7', 'lost 1 3'],
  roads: [],
  won: ['hand-1-equal', 'hand-1-deng', 'hand-2-equal', 'hand-2-deng', 'hand-2-pair', 'hand-3-tie'],
  returned: ['hand-3-equal', 'hand-3-deng', 'hand-4-deng'],
}

test('pok deng: chips are laid on hands, cards are counted as they come, and each hand ends on its own', async () => {
  const { store, line } = await setUp('pok-deng', whole(), mine([]))
  await chip('฿100.00').click()
  await button(/^Hand 2 deng up to 0\.95:1/).click()
  await spot('Hand 3 tie').click()
  await button(/^Confirm/).click()
  expect([...(line.bet.mock.calls[0]?.[0].stakes.keys() ?? [])]).toEqual(['hand-2-deng', 'hand-3-tie'])
  for (const message of deals(POK_DENG_TURNS)) store.hear(message)
  await expect.element(region('Hand 1: 9 points')).toBeVisible()
  await expect.element(region('Hand 2: 4 points')).toBeVisible()
  await expect.element(region('Bank: 7 points')).toBeVisible()
  expect(wonSpots()).toEqual([])
  for (const message of deals([...POK_DENG_TURNS, ...POK_DENG_THIRDS], POK_DENG_RESULT)) store.hear(message)
  await expect.element(region('Hand 1: Pok 9, wins ×1')).toBeVisible()
  await expect.element(region('Hand 2: Three of a kind, wins ×5')).toBeVisible()
  await expect.element(region('Hand 3: 7 points, ties')).toBeVisible()
  await expect.element(region('Hand 4: 3 points, loses ×1')).toBeVisible()
  expect(wonSpots()).toEqual(POK_DENG_RESULT.won.toSorted())
  await expect.element(button(/^Hand 4 deng/)).toHaveAttribute('data-won', 'back')
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 hands beat the bank' }))
    .toHaveTextContent(
      '2 hands beat the bank · Bank: 7 points · Hand 1: Pok 9, wins ×1 · Hand 2: Three of a kind, wins ×5 · Hand 3: 7 points, ties · Hand 4: 3 points, loses ×1',
    )
})

test('pok deng: the cloth says what a bet can lose, and the rules what each deng wins', async () => {
  await setUp('pok-deng', whole())
  await expect.element(page.getByText(/^Deng: your stake covers five units/)).toBeVisible()
  await button('Menu').click()
  await button('Rules and payouts').click()
  await expect
    .element(page.getByRole('row', { name: /^Hand 1 deng .*×1 0\.19:1 .*×2 0\.38:1 .*×3 0\.57:1 .*×5 0\.95:1/ }))
    .toBeVisible()
})

const FIVE = (place: string, cards: string) => cards.split(' ').map((card) => `${place} ${card}`)
const BULL_TURNS = [
  ...FIVE('hand-1', 'Kc 7d 3h 9s 8c'),
  ...FIVE('hand-2', 'Kd Qd Jh Js Qc'),
  ...FIVE('hand-3', '8d 8h 6d 3c Qh'),
  ...FIVE('bank', 'Ks 5d 5h 9h Ts'),
]
const BULL_RESULT: CoupResult = {
  faces: ['bull-9', 'lost 3 bull-7', 'won 5 five-faces', 'lost 3 no-bull'],
  roads: [],
  won: ['hand-2-equal', 'hand-2-double', 'hand-2-bull-bull'],
  returned: ['hand-1-double', 'hand-3-double'],
}

test('bull bull: hands are told when all cards lie there', async () => {
  const { store } = await setUp('bull-bull', whole(), mine([]))
  for (const message of deals(BULL_TURNS)) store.hear(message)
  await expect.element(page.getByRole('img', { name: '10 of spades' })).toBeVisible()
  await expect.element(region('Hand 1')).toBeVisible()
  for (const message of deals(BULL_TURNS, BULL_RESULT)) store.hear(message)
  await expect.element(region('Bank: Bull 9')).toBeVisible()
  await expect.element(region('Hand 1: Bull 7, loses ×3')).toBeVisible()
  await expect.element(region('Hand 2: Five faces, wins ×5')).toBeVisible()
  await expect.element(region('Hand 3: No bull, loses ×3')).toBeVisible()
  expect(wonSpots()).toEqual(BULL_RESULT.won.toSorted())
})

const past = ({ faces, roads }: CoupResult) => ({ faces, roads })

test('the board tells the latest rounds of each hand, and how often it won', async () => {
  await setUp('pok-deng', whole({ ...BETTING, results: [past(POK_DENG_RESULT), past(POK_DENG_RESULT)] }))
  const table = page.getByRole('table', { name: 'Latest rounds' })
  await expect.element(table.getByRole('row', { name: /^Hand 2 2 wins .*Three of a kind, wins ×5/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Hand 4 0 wins .*3 points, loses ×1/ })).toBeVisible()
})

const SIZES = [
  [390, 844],
  [1280, 720],
] as const

test.each((['pok-deng', 'bull-bull'] as const).flatMap((game) => SIZES.map((size) => [game, size] as const)))(
  '%s at %j: all spots have room above the chips',
  async (game, [width, height]) => {
    // The phone's size is put back after the test, and so is any other from then on.
    await usePhone()
    await page.viewport(width, height)
    await setUp(game, whole(), mine([]))
    await expect.element(button(/^Confirm/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const controls = page.getByRole('region', { name: 'Chips and bets' }).element().getBoundingClientRect()
    expect(controls.bottom).toBeLessThanOrEqual(innerHeight)
    for (const each of document.querySelectorAll<HTMLElement>('.spot, .bank-note')) {
      expect(each.scrollWidth, each.dataset.spot).toBeLessThanOrEqual(each.clientWidth)
      expect(each.getBoundingClientRect().bottom, each.dataset.spot).toBeLessThanOrEqual(controls.top)
    }
  },
)

test.each([
  ['pok-deng', [...POK_DENG_TURNS, ...POK_DENG_THIRDS], POK_DENG_RESULT],
  ['bull-bull', BULL_TURNS, BULL_RESULT],
] as const)('%s: felt, cards and board have no accessibility violations', async (game, dealt, result) => {
  const { store } = await setUp(game, whole({ ...BETTING, results: [past(result)] }), mine([]))
  for (const message of deals(dealt, result)) store.hear(message)
  await expect.element(page.getByRole('region', { name: /wins/ }).first()).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
