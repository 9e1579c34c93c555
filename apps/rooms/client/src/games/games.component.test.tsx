import '../styles/table.css'
import { dragonTigerSpots } from '@sanuk/engines/live/dragon-tiger/spots'
import { gourdCrabFishSpots } from '@sanuk/engines/live/gourd-crab-fish/spots'
import { sicBoSpots } from '@sanuk/engines/live/sic-bo/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CoupResult, GameCode, RoomMessage, TableNews, TableRules } from '#protocol'
import { BETTING, mine, news, RULES, turnsOf, whole } from '../rooms.fixture.ts'
import { button, chip, setUpTable, spot } from '../table/table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

type Plan = { readonly spots: readonly { readonly code: string }[]; readonly sides: TableRules['sides'] }

const plans = {
  'dragon-tiger': { spots: dragonTigerSpots, sides: [{ red: 'dragon', blue: 'tiger' }] },
  'sic-bo': {
    spots: sicBoSpots,
    sides: [
      { red: 'big', blue: 'small' },
      { red: 'odd', blue: 'even' },
    ],
  },
  'gourd-crab-fish': { spots: gourdCrabFishSpots, sides: [] },
} satisfies { readonly [game in GameCode]?: Plan }

const setUp = (game: keyof typeof plans, ...messages: readonly RoomMessage[]) => {
  const { spots, sides } = plans[game]
  const limited = spots.map(({ code }) => ({ spot: code, minimum: '10.00', maximum: '1000.00' }))
  return setUpTable({ ...RULES, game, variant: null, sides: [...sides], spots: limited }, messages)
}

/** News of a coup that is dealt and ends, from the second on. */
const deals = (turns: readonly string[], result: CoupResult): RoomMessage[] => {
  const shown = turnsOf(...turns).map((turn, at): TableNews => ({ kind: 'shown', turn, dealt: 7 + at }))
  const all: readonly TableNews[] = [{ kind: 'dealing' }, ...shown, { kind: 'result', result }]
  return all.map((each, at) => news(at + 2, each))
}

const road = (winner: CoupResult['roads'][number]['winner']) => ({
  winner,
  playerPair: false,
  bankerPair: false,
  natural: false,
})

const won = () =>
  [...document.querySelectorAll('.spot[data-won="true"]')].map((each) => each.getAttribute('data-spot')).sort()

test('dragon tiger: chips are laid and confirmed, and the winners light up', async () => {
  const { store, line } = await setUp('dragon-tiger', whole(), mine([]))
  await chip('฿100.00').click()
  await spot('Dragon').click()
  await spot('Tiger red').click()
  await button(/^Confirm/).click()
  expect(line.bet.mock.calls[0]?.[0].stakes).toEqual(
    new Map([
      ['dragon', 1_000_000n],
      ['tiger-red', 1_000_000n],
    ]),
  )
  const result = {
    faces: ['Kh', '7d'],
    roads: [road('banker')],
    won: ['dragon', 'dragon-big', 'dragon-odd', 'dragon-red', 'tiger-red'],
    returned: [],
  }
  for (const message of deals(['dragon Kh', 'tiger 7d'], result)) store.hear(message)
  await expect
    .element(page.getByRole('region', { name: 'Dragon: King of hearts' }))
    .toHaveAttribute('data-winner', 'true')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Dragon wins:' }))
    .toHaveTextContent('Dragon wins: King of hearts against 7 of diamonds')
  expect(won()).toEqual(['dragon', 'dragon-big', 'dragon-odd', 'dragon-red', 'tiger-red'])
  await expect.element(page.getByLabelText('Dragon 1', { exact: true })).toBeVisible()
})

test('dragon tiger: a tie of one suit is marked, and gives halves of stakes back', async () => {
  const { store } = await setUp('dragon-tiger', whole(), mine([]))
  const result = {
    faces: ['9c', '9c'],
    roads: [road('tie')],
    won: ['tie', 'suited-tie'],
    returned: ['dragon', 'tiger'],
  }
  for (const message of deals(['dragon 9c', 'tiger 9c'], result)) store.hear(message)
  await expect.element(spot('Dragon')).toHaveAttribute('data-won', 'back')
  await expect.element(page.getByText('Suited tie', { exact: true }).first()).toBeVisible()
  expect(won()).toEqual(['suited-tie', 'tie'])
})

const ROLL = {
  faces: ['4', '4', '5'],
  roads: [road('banker'), road('banker')],
  won: ['big', 'odd', 'total-13', 'double-4', 'pair-4-5', 'single-4', 'single-5'],
  returned: [],
}

test('sic bo: dice are seen under the dome one by one, and the winners light up', async () => {
  const { store, line } = await setUp('sic-bo', whole(), mine([]))
  await chip('฿100.00').click()
  await spot('Pair 4 and 5').click()
  await spot('Total 13').click()
  await spot('Big').click()
  await button(/^Confirm/).click()
  expect([...(line.bet.mock.calls[0]?.[0].stakes.keys() ?? [])]).toEqual(['pair-4-5', 'total-13', 'big'])
  const [dealing, first, ...others] = deals(['die-1 4', 'die-2 4', 'die-3 5'], ROLL)
  for (const message of [dealing, first]) if (message) store.hear(message)
  await expect.element(page.getByText('Shaking the dice')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Die showing 4' })).not.toBeInTheDocument()
  for (const message of others) store.hear(message)
  await expect.element(page.getByRole('img', { name: 'Die showing 5' })).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'total 13' }))
    .toHaveTextContent('4 · 4 · 5: total 13 · Big · Odd')
  expect(won()).toEqual(['big', 'double-4', 'odd', 'pair-4-5', 'single-4', 'single-5', 'total-13'])
})

test('sic bo: the roads change between big or small and odd or even', async () => {
  const { faces } = ROLL
  const results = [
    { faces, roads: [road('banker'), road('player')] },
    { faces, roads: [road('banker'), road('banker')] },
  ]
  await setUp('sic-bo', whole({ ...BETTING, results }))
  await expect.element(page.getByRole('img', { name: 'Bead plate, newest last: B B' })).toBeVisible()
  await button('Odd / Even').click()
  await expect.element(page.getByRole('img', { name: 'Bead plate, newest last: E O' })).toBeVisible()
  await expect.element(page.getByLabelText('Total 13: 2')).toBeInTheDocument()
})

test('sic bo on a phone shows one part of the cloth at a time, without scrolling', async () => {
  await usePhone()
  await setUp('sic-bo', whole(), mine([]))
  await expect.element(spot('Double 4')).not.toBeInTheDocument()
  for (const shown of [spot('Single 6'), page.getByRole('timer'), button(/^Confirm/)])
    expect(shown.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await button('Pairs and triples').click()
  await expect.element(spot('Double 4')).toBeVisible()
  await expect.element(spot('Single 6')).not.toBeInTheDocument()
  expect(
    button(/^Confirm/)
      .element()
      .getBoundingClientRect().bottom,
  ).toBeLessThanOrEqual(innerHeight)
})

test('rules name spots that pay alike together', async () => {
  await setUp('sic-bo', whole())
  await button('Menu').click()
  await button('Rules and payouts').click()
  await expect.element(page.getByRole('row', { name: /^Pairs 6:1 ฿10\.00 – ฿1,000\.00$/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Total 4 · Total 17 60:1 / })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^Singles Three dice 12:1 Two dice 2:1 One die 1:1 / }))
    .toBeVisible()
})

test.each(['dragon-tiger', 'sic-bo', 'gourd-crab-fish'] as const)(
  '%s: has no accessibility violations',
  async (game) => {
    const faces = { 'dragon-tiger': ['Kh', '7d'], 'sic-bo': ROLL.faces, 'gourd-crab-fish': ['fish', 'crab', 'crab'] }[
      game
    ]
    const roads = plans[game].sides.map(() => road('banker'))
    await setUp(game, whole({ ...BETTING, results: [{ faces, roads }] }), mine([]))
    await expect.element(button(/^Confirm/)).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
  },
)
