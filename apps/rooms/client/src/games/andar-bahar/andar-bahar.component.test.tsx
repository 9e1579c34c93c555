import '../../styles/table.css'
import { andarBaharSpots } from '@sanuk/engines/live/andar-bahar/spots'
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

const setUp = (...messages: readonly RoomMessage[]) => {
  const spots = andarBaharSpots.map(({ code }) => ({ spot: code, minimum: '10.00', maximum: '1000.00' }))
  const sides = [{ red: 'andar', blue: 'bahar' }]
  return setUpTable({ ...RULES, game: 'andar-bahar', variant: null, sides, spots }, messages)
}

const deals = (turns: readonly string[], result?: CoupResult): RoomMessage[] => {
  const shown = turnsOf(...turns).map((turn, at): TableNews => ({ kind: 'shown', turn, dealt: at }))
  const end: readonly TableNews[] = result ? [{ kind: 'result', result }] : []
  return [{ kind: 'dealing' } as const, ...shown, ...end].map((each, at) => news(at + 2, each))
}

const road = (winner: CoupResult['roads'][number]['winner']) => ({
  winner,
  playerPair: false,
  bankerPair: false,
  natural: false,
})

const region = (name: string) => page.getByRole('region', { name, exact: true })

const DEALT = ['joker Qh', 'andar 2c', 'bahar Kd', 'andar 9s']
const RESULT: CoupResult = {
  faces: ['Qh', 'Qs', '4'],
  roads: [road('player')],
  won: ['bahar', 'cards-1-5'],
  returned: [],
}

test('the joker is told, cards go to both sides in turn, and the one that ends the round stands out', async () => {
  const { store, line } = await setUp(whole(), mine([]))
  await chip('฿100.00').click()
  await spot('Bahar').click()
  await spot('1–5 cards').click()
  await button(/^Confirm/).click()
  expect([...(line.bet.mock.calls[0]?.[0].stakes.keys() ?? [])]).toEqual(['bahar', 'cards-1-5'])
  for (const message of deals(DEALT)) store.hear(message)
  await expect.element(region('Joker: Queen of hearts')).toBeVisible()
  await expect.element(region('Andar: 2 cards')).toBeVisible()
  await expect.element(region('Bahar: 1 card')).toBeVisible()
  expect(document.querySelector('[data-ends="true"]')).toBeNull()
  for (const message of deals([...DEALT, 'bahar Qs'], RESULT)) store.hear(message)
  await expect.element(region('Bahar: 2 cards')).toHaveAttribute('data-winner', 'true')
  expect(region('Andar: 2 cards').element().getAttribute('data-winner')).toBe('false')
  expect(document.querySelectorAll('[data-ends="true"]')).toHaveLength(1)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Bahar wins' }))
    .toHaveTextContent('Bahar wins · Queen of spades · 4 cards · Joker: Queen of hearts')
})

const RANKS = 'A23456789TJK'
/** The longest round: 48 cards of other ranks before a queen. */
const LONGEST = Array.from(RANKS).flatMap((rank, at) =>
  Array.from('cdhs', (suit, turn) => `${(4 * at + turn) % 2 === 0 ? 'andar' : 'bahar'} ${rank}${suit}`),
)

test('on a phone the longest round has room: cards lie closer, the more there are', async () => {
  await usePhone()
  const { store } = await setUp(whole(), mine([]))
  for (const message of deals(['joker Qh', ...LONGEST, 'andar Qs'])) store.hear(message)
  await expect.element(page.getByRole('img', { name: 'Queen of spades' })).toBeVisible()
  expect(document.querySelectorAll('.andar-card')).toHaveLength(49)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  const last = page.getByRole('img', { name: 'Queen of spades' }).element().getBoundingClientRect()
  expect(last.right).toBeLessThanOrEqual(innerWidth)
})

test.each([
  [390, 844],
  [1280, 720],
])('at %i by %i all spots have room above the chips', async (width, height) => {
  // The phone's size is put back after the test, and so is any other from then on.
  await usePhone()
  await page.viewport(width, height)
  await setUp(whole(), mine([]))
  const controls = page.getByRole('region', { name: 'Chips and bets' }).element().getBoundingClientRect()
  expect(controls.bottom).toBeLessThanOrEqual(innerHeight)
  for (const each of document.querySelectorAll<HTMLElement>('.spot')) {
    expect(each.getBoundingClientRect().bottom, each.dataset.spot).toBeLessThanOrEqual(controls.top)
  }
})

test('the board tells how many cards each round took, and who won', async () => {
  const results = [
    { faces: ['Qh', 'Qs', '4'], roads: [road('player')] },
    { faces: ['2h', '2s', '17'], roads: [road('banker')] },
  ]
  await setUp(whole({ ...BETTING, results }))
  const last = page.getByRole('region', { name: 'Cards dealt' }).getByRole('listitem')
  expect(last.elements().map((each) => each.getAttribute('aria-label'))).toEqual(['Andar, 17 cards', 'Bahar, 4 cards'])
  await expect.element(page.getByRole('img', { name: 'Bead plate, newest last: B A' })).toBeVisible()
  await expect.element(page.getByLabelText('Andar 1', { exact: true })).toBeVisible()
})

test('felt, cards and board have no accessibility violations', async () => {
  const results = [{ faces: RESULT.faces, roads: RESULT.roads }]
  const { store } = await setUp(whole({ ...BETTING, results }), mine([]))
  for (const message of deals([...DEALT, 'bahar Qs'], RESULT)) store.hear(message)
  await expect.element(region('Bahar: 2 cards')).toHaveAttribute('data-winner', 'true')
  expect(await findAxeViolations()).toEqual([])
})
