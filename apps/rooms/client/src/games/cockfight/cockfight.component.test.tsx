import '../../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CoupResult, FightCard, RoomMessage, TableNews, TableState } from '#protocol'
import { BETTING, news, RULES, turnsOf, whole } from '../../rooms.fixture.ts'
import { button, setUpTable } from '../../table/table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const CARD: FightCard = {
  day: '2026-11-28',
  fight: 57,
  meron: { name: 'gold-spur', plumage: 'red-red-tail', grams: 3200, won: 6, drawn: 1, lost: 2 },
  wala: { name: 'tuk-tuk', plumage: 'grey-white-tail', grams: 3000, won: 3, drawn: 0, lost: 4 },
  odds: { meron: '0.80', wala: '1.0638' },
}

const SPOTS = ['meron', 'wala', 'bdd', 'ftd'].map((spot) => ({ spot, minimum: '20.00', maximum: '1000.00' }))

const state = (card: FightCard, more: Partial<TableState> = {}): TableState => ({
  ...BETTING,
  coup: BETTING.coup && { ...BETTING.coup, card },
  ...more,
})

const setUp = (variant: 'fixed-odds' | 'totalisator', table: TableState, ...messages: RoomMessage[]) =>
  setUpTable(
    { ...RULES, game: 'cockfight', variant, sides: [{ red: 'meron', blue: 'wala' }], spots: SPOTS, interval: 90 },
    [whole(table), ...messages],
  )

const RED: CoupResult = {
  faces: ['meron', 'gold-spur', 'tuk-tuk'],
  roads: [{ winner: 'banker', playerPair: false, bankerPair: false, natural: false }],
  won: ['meron'],
  returned: [],
}

const TURNS = turnsOf('clash-1 meron', 'clash-2 even', 'clash-3 wala', 'clash-4 meron', 'end meron')

const shownNews = (count: number): RoomMessage[] =>
  [
    { kind: 'dealing' } satisfies TableNews,
    ...TURNS.slice(0, count).map((turn, at): TableNews => ({ kind: 'shown', turn, dealt: 7 + at })),
  ].map((each, at) => news(2 + at, each))

const acts = () =>
  [...document.querySelectorAll('.fighter')].map((fighter) => fighter.getAttribute('data-act')).join(' ')

test('the felt has both sides with Malay and decimal odds, and the draws with theirs', async () => {
  await setUp('fixed-odds', state(CARD))
  await expect.element(button(/^Red · Meron 0.80 · 1.80/)).toBeVisible()
  await expect.element(button(/^Blue · Wala -0.94 · 2.0638/)).toBeVisible()
  await expect.element(button(/^Draw · BDD 8:1/)).toBeVisible()
  await expect.element(button(/^Full-time draw · FTD 88:1/)).toBeVisible()
  const lefts = ['meron', 'bdd', 'wala'].map(
    (spot) => document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect().left ?? 0,
  )
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  expect(page.getByRole('region', { name: 'Pools' }).query()).toBeNull()
})

test('the card names the fight of the day, both birds, and when the next fights begin', async () => {
  await setUp('fixed-odds', state(CARD))
  await expect.element(page.getByText('Fight 57 · 28/11/2026')).toBeVisible()
  await expect.element(page.getByText('Gold Spur', { exact: true })).toBeVisible()
  await expect.element(page.getByText('grey, white tail · 3.0 kg')).toBeVisible()
  await expect.element(page.getByText('Won 3 · drawn 0 · lost 4')).toBeVisible()
  await expect.element(page.getByText('58 at 07:01 PM')).toBeVisible()
})

test('birds strut while bets are taken, and do what was told of their fight, turn by turn', async () => {
  const { store } = await setUp('fixed-odds', state(CARD))
  expect(acts()).toBe('strut strut')
  expect(document.querySelectorAll('.fight-clashes [data-side]')).toHaveLength(0)
  const seen = ['stare stare', 'ahead behind', 'level level', 'behind ahead', 'ahead behind', 'won lost']
  const told = shownNews(5)
  for (const [at, expected] of seen.entries()) {
    const message = told[at]
    if (message) store.hear(message)
    await expect.poll(acts).toBe(expected)
  }
  await expect.element(page.getByRole('img', { name: 'Gold Spur crows: it has won' })).toBeVisible()
})

test.each([
  ['bdd', 'dazed dazed', 'Draw (BDD)'],
  ['ftd', 'asleep asleep', 'Full-time draw (FTD)'],
])('%s leaves both birds on the ground, and the verdict says so', async (end, expected, title) => {
  const shown = turnsOf('clash-1 even', `end ${end}`)
  const result: CoupResult = {
    faces: [end, 'gold-spur', 'tuk-tuk'],
    roads: [{ winner: 'tie', playerPair: false, bankerPair: false, natural: false }],
    won: [end],
    returned: ['meron', 'wala'],
  }
  const table = state(CARD, { phase: 'result', results: [{ faces: result.faces, roads: result.roads }] })
  await setUp('fixed-odds', { ...table, coup: table.coup && { ...table.coup, shown, result } })
  expect(acts()).toBe(expected)
  await expect.element(page.getByText(title).first()).toBeVisible()
})

test('a fight that is over can be watched again, from its first clash to its end', async () => {
  await allowMotion()
  const table = state(CARD, { phase: 'result', results: [RED] })
  await setUp('fixed-odds', { ...table, coup: table.coup && { ...table.coup, shown: TURNS, result: RED } })
  expect(acts()).toBe('won lost')
  await button('Watch again').click()
  await expect.poll(acts).toBe('stare stare')
  await expect.poll(acts, { timeout: 6_000 }).toBe('ahead behind')
})

test('a totalisator tells running pools and prices, and final ones from the close on', async () => {
  const card: FightCard = { ...CARD, odds: null }
  const crowd = {
    players: 3,
    spots: [
      { spot: 'meron', players: 2, amount: '600.00' },
      { spot: 'wala', players: 1, amount: '400.00' },
    ],
  }
  const { store } = await setUp('totalisator', state(card, { crowd }))
  await expect.element(button(/^Red · Meron pays 1.58/)).toBeVisible()
  await expect.element(button(/^Blue · Wala pays 2.37/)).toBeVisible()
  const pools = page.getByRole('region', { name: 'Pools' })
  await expect.element(pools.getByText('Running')).toBeVisible()
  const closed = { meron: '700.00', wala: '300.00', prices: { meron: '1.35', wala: '3.16' }, isCancelled: false }
  store.hear(news(2, { kind: 'dealing', pools: closed }))
  await expect.element(pools.getByText('Final')).toBeVisible()
  await expect.element(button(/^Blue · Wala pays 3.16/)).toBeVisible()
})

test('a cancelled fight shows no birds fighting, and says that all stakes are returned', async () => {
  const closed = { meron: '700.00', wala: '0.00', prices: { meron: '0.95', wala: null }, isCancelled: true }
  const result: CoupResult = {
    ...RED,
    faces: ['cancelled', 'gold-spur', 'tuk-tuk'],
    won: [],
    returned: ['meron', 'wala', 'bdd', 'ftd'],
  }
  const table = state({ ...CARD, odds: null }, { phase: 'result' })
  await setUp('totalisator', { ...table, coup: table.coup && { ...table.coup, result, pools: closed } })
  expect(acts()).toBe('strut strut')
  await expect.element(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  expect(button('Watch again').query()).toBeNull()
})

test('the board counts each result, leaves cancelled fights off the roads and lists the latest by name', async () => {
  const past = (end: string, winner: 'banker' | 'player' | 'tie') => ({
    faces: [end, 'gold-spur', 'tuk-tuk'],
    roads: [{ winner, playerPair: false, bankerPair: false, natural: false }],
  })
  const results = [
    past('meron', 'banker'),
    past('wala', 'player'),
    past('cancelled', 'tie'),
    past('ftd', 'tie'),
    past('meron', 'banker'),
  ]
  await setUp('fixed-odds', state(CARD, { results }))
  await expect.element(page.getByRole('listitem', { name: 'Red wins: 2 times' })).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: 'Full-time draw (FTD): 1 time' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /R B . R$/ })).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest fights' }).getByRole('listitem')
  expect(latest.elements().map((each) => each.getAttribute('data-end'))).toEqual([
    'meron',
    'ftd',
    'cancelled',
    'wala',
    'meron',
  ])
})

test.each(['fixed-odds', 'totalisator'] as const)(
  'the rules of %s can be read, and nothing is in the way',
  async (variant) => {
    const card: FightCard = variant === 'fixed-odds' ? CARD : { ...CARD, odds: null }
    await setUp(variant, state(card, { results: [RED] }))
    expect(await findAxeViolations()).toEqual([])
    await button('Menu').click()
    await button('Rules and payouts').click()
    const text = variant === 'fixed-odds' ? 'odds of the fight' : 'price at the close'
    await expect.element(page.getByText(text).first()).toBeVisible()
  },
)

test.each(['fixed-odds', 'totalisator'] as const)(
  'a phone has room for all of %s, sideways and down to the chips',
  async (variant) => {
    await usePhone()
    const card: FightCard = variant === 'fixed-odds' ? CARD : { ...CARD, odds: null }
    await setUp(variant, state(card))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    expect(
      button(/^Confirm/)
        .element()
        .getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight)
  },
)
