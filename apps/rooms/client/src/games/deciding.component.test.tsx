import '../styles/table.css'
import { blackjackSpots } from '@sanuk/engines/live/blackjack/spots'
import { threeCardSpots } from '@sanuk/engines/live/three-card-poker/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AskedHand, CoupResult, OwnDecision, RoomMessage, SpotStake, TableState } from '#protocol'
import { answered, BETTING, COUP, mine, news, OPENS, RULES, turnsOf, whole } from '../rooms.fixture.ts'
import { button, setUpTable } from '../table/table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const spotsOf = { blackjack: blackjackSpots, 'three-card-poker': threeCardSpots }

const setUp = (game: keyof typeof spotsOf, ...messages: readonly RoomMessage[]) => {
  const spots = spotsOf[game].map(({ code }) => ({ spot: code, minimum: '10.00', maximum: '1000.00' }))
  return setUpTable({ ...RULES, game, variant: null, sides: [], spots }, messages)
}

const STEP = {
  step: 1,
  askedAt: new Date(OPENS).toISOString(),
  until: new Date(OPENS + 12_000).toISOString(),
  players: 2,
}

/** A table at which players decide about these cards. */
const deciding = (step: number, ...turns: readonly string[]): TableState => ({
  ...BETTING,
  phase: 'deciding',
  coup: {
    id: COUP,
    number: 1,
    opensAt: STEP.askedAt,
    closesAt: STEP.askedAt,
    result: null,
    isVoid: false,
    shown: turnsOf(...turns),
    deciding: { ...STEP, step },
  },
})

const hand = (name: string, moves: readonly string[], chosen: string | null = null): AskedHand => ({
  hand: name,
  otherwise: 'stand',
  moves: moves.map((move) => ({ move, cost: move === 'double' || move === 'split' ? '100.00' : null })),
  chosen,
  isWaiting: false,
})

type Asked = {
  readonly step?: number
  readonly hands: readonly AskedHand[]
  readonly decided?: readonly OwnDecision[]
  readonly placed?: readonly SpotStake[]
}

const ON_HAND = [{ spot: 'hand', amount: '100.00' }]

const asked = ({ step = 1, hands, decided = [], placed = ON_HAND }: Asked): RoomMessage => ({
  kind: 'mine',
  table: RULES.code,
  coup: COUP,
  placed: [...placed],
  waiting: [],
  decided: [...decided],
  asked: { step, hands: [...hands] },
})

const FIRST = ['player 8s', 'dealer 6h', 'player 8d']
const ALL_MOVES = ['hit', 'stand', 'double', 'split']

test('blackjack: a player decides once, with what a move costs beside it', async () => {
  const { line } = await setUp('blackjack', whole(deciding(1, ...FIRST)), asked({ hands: [hand('hand', ALL_MOVES)] }))
  await expect.element(page.getByRole('timer', { name: /seconds left to decide/ })).toBeVisible()
  await expect.element(page.getByText('Your move')).toBeVisible()
  await expect.element(page.getByText('If time runs out: Stand')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Hand: 16, 8 of spades, 8 of diamonds' })).toBeVisible()
  await expect.element(button(/^Hit$/)).toBeVisible()
  await button('Double +฿100.00').click()
  expect(line.decide).toHaveBeenCalledTimes(1)
  expect(line.decide.mock.calls[0]?.[0]).toMatchObject({ coup: COUP, step: 1, hand: 'hand', move: 'double' })
  await expect.element(page.getByText('Hand: Double, being confirmed')).toBeVisible()
  await expect.element(button(/^Hit$/)).not.toBeInTheDocument()
})

test.each([
  ['h', 'hit'],
  ['s', 'stand'],
  ['d', 'double'],
  ['p', 'split'],
])('blackjack: the key %s means %s', async (key, move) => {
  const { line } = await setUp('blackjack', whole(deciding(1, ...FIRST)), asked({ hands: [hand('hand', ALL_MOVES)] }))
  await expect.element(button(/^Hit$/)).toBeVisible()
  await userEvent.keyboard(key)
  await userEvent.keyboard(key)
  expect(line.decide).toHaveBeenCalledTimes(1)
  expect(line.decide.mock.calls[0]?.[0]).toMatchObject({ move })
})

test('blackjack: both hands of a split are decided about, the first one first', async () => {
  const split = [{ step: 1, hand: 'hand', move: 'split' }]
  const placed = [...ON_HAND, { spot: 'split', amount: '100.00' }]
  const hands = [hand('first', ['hit', 'stand', 'double']), hand('second', ['hit', 'stand', 'double'])]
  const state = deciding(2, ...FIRST, 'first 3c', 'second Td')
  const { line } = await setUp('blackjack', whole(state), asked({ step: 2, hands, decided: split, placed }))
  await expect.element(page.getByRole('region', { name: 'First hand: 11, 8 of spades, 3 of clubs' })).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Second hand: 18, 8 of diamonds, 10 of diamonds' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Split .*฿100\.00 bet/ })).toBeVisible()
  await userEvent.keyboard('d')
  await userEvent.keyboard('s')
  expect(line.decide.mock.calls.map(([choice]) => [choice.hand, choice.move])).toEqual([
    ['first', 'double'],
    ['second', 'stand'],
  ])
})

test('blackjack: who stood sees which cards are their own', async () => {
  const decided = [{ step: 1, hand: 'hand', move: 'stand' }]
  const state = deciding(2, 'player 9s', 'dealer 6h', 'player 8d', 'player 4c')
  await setUp('blackjack', whole(state), asked({ step: 2, hands: [], decided }))
  await expect.element(page.getByRole('region', { name: 'Hand: 17, 9 of spades, 8 of diamonds' })).toBeVisible()
  await expect.element(page.getByText('2 players are deciding')).toBeVisible()
  expect([...document.querySelectorAll('.fan-place[data-own="false"]')]).toHaveLength(1)
  await expect.element(button(/^Hit$/)).not.toBeInTheDocument()
})

test('blackjack: who only watches sees how many decide and until when', async () => {
  await setUp('blackjack', whole(deciding(1, ...FIRST)), mine([]))
  await expect.element(page.getByText('2 players are deciding')).toBeVisible()
  await expect.element(page.getByRole('timer', { name: /seconds left to decide/ })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Your decision' })).not.toBeInTheDocument()
  expect([...document.querySelectorAll('.fan-place[data-hidden="true"]')]).toHaveLength(1)
})

test('blackjack: a decision that came too late is told, and one that the balance does not cover opens the shortage', async () => {
  const { store, line } = await setUp(
    'blackjack',
    whole(deciding(1, ...FIRST)),
    asked({ hands: [hand('hand', ALL_MOVES)] }),
  )
  await button(/^Hit$/).click()
  const id = line.decide.mock.calls[0]?.[0].id
  store.hear(answered({ id, fault: 'decisions_closed' }))
  await expect.element(page.getByText('Too late: the time to decide was over. Nothing more was charged.')).toBeVisible()
  await button('Double +฿100.00').click()
  const double = line.decide.mock.calls[1]?.[0].id
  store.hear(answered({ id: double, fault: 'not_enough_money', balance: '5.00' }))
  await expect.element(page.getByRole('dialog', { name: 'Insufficient balance' })).toBeVisible()
})

test('blackjack: the hand lights up by what the player won, and repeats only what was bet', async () => {
  const decided = [{ step: 1, hand: 'hand', move: 'double' }]
  const placed = [...ON_HAND, { spot: 'double', amount: '100.00' }]
  const { store } = await setUp('blackjack', whole(deciding(1, ...FIRST)), asked({ hands: [], decided, placed }))
  const lines = ['hand', 'double'].map((spot) => ({ spot, stake: '100.00', win: '200.00' }))
  store.hear({ kind: 'paid', table: RULES.code, coup: COUP, stake: '200.00', win: '400.00', lines, balance: '5200.00' })
  const result: CoupResult = { faces: ['16', '26'], roads: [], won: [], returned: [] }
  const shown = turnsOf('player 5c', 'dealer Kc', 'dealer Kd')
  store.hear(news(2, { kind: 'dealing' }))
  for (const [at, turn] of shown.entries()) store.hear(news(3 + at, { kind: 'shown', turn, dealt: 1 }))
  store.hear(news(6, { kind: 'result', result }))
  await expect.element(page.getByRole('button', { name: /^Hand / })).toHaveAttribute('data-won', 'true')
  await expect.element(page.getByText('Dealer busts with 26', { exact: true }).first()).toBeVisible()
  const { opensAt, closesAt, number } = { ...STEP, opensAt: STEP.askedAt, closesAt: STEP.until, number: 2 }
  const next = { id: '00000000-0000-4000-8000-000000000002', number, opensAt, closesAt }
  store.hear(news(7, { kind: 'opened', coup: next, burn: null, dealt: 1 }))
  expect([...store.view().last.keys()]).toEqual(['hand'])
})

test('three-card poker: the dealer’s cards lie face down while players play on or fold', async () => {
  const { line, store } = await setUp(
    'three-card-poker',
    whole(deciding(1, 'player Qs', 'player 7h', 'player 2d')),
    asked({
      placed: [{ spot: 'ante', amount: '100.00' }],
      hands: [
        {
          ...hand('hand', ['fold']),
          otherwise: 'fold',
          moves: [
            { move: 'play', cost: '100.00' },
            { move: 'fold', cost: null },
          ],
        },
      ],
    }),
  )
  expect([...document.querySelectorAll('.fan-place[data-hidden="true"]')]).toHaveLength(3)
  await expect.element(page.getByText('If time runs out: Fold')).toBeVisible()
  await button('Play +฿100.00').click()
  expect(line.decide.mock.calls[0]?.[0]).toMatchObject({ hand: 'hand', move: 'play' })
  store.hear(news(2, { kind: 'dealing' }))
  for (const [at, turn] of turnsOf('dealer Jc', 'dealer Jd', 'dealer 4s').entries()) {
    store.hear(news(3 + at, { kind: 'shown', turn, dealt: 1 }))
  }
  await expect.element(page.getByRole('region', { name: /^Dealer: Pair, Jack of clubs/ })).toBeVisible()
})

test.each(['blackjack', 'three-card-poker'] as const)('%s: has no accessibility violations', async (game) => {
  const faces = game === 'blackjack' ? ['bj', '24'] : ['pair', 'high-card']
  const state = { ...deciding(1, ...FIRST), results: [{ faces, roads: [] }] }
  await setUp(game, whole(state), asked({ hands: [hand('hand', ['hit', 'stand'])] }))
  await expect.element(page.getByRole('group', { name: 'Your decision' })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('on a phone the cards, the clock and the moves of a split are all in sight', async () => {
  await usePhone()
  const split = [{ step: 1, hand: 'hand', move: 'split' }]
  const hands = [hand('first', ['hit', 'stand', 'double']), hand('second', ['hit', 'stand', 'double'])]
  const state = deciding(2, ...FIRST, 'first 3c', 'second Td')
  await setUp('blackjack', whole(state), asked({ step: 2, hands, decided: split }))
  const buttons = button(/^Stand$/)
  await expect.element(buttons.last()).toBeVisible()
  for (const part of [buttons.last(), page.getByRole('timer')])
    expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
