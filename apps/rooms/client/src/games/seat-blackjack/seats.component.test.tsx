import '../../styles/table.css'
import { seatBlackjackSpots } from '@sanuk/engines/live/seat-blackjack/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AskedHand, RoomMessage, TableState } from '#protocol'
import { BETTING, COUP, mine, news, OPENS, RULES, turnsOf, whole } from '../../rooms.fixture.ts'
import { button, chip, setUpTable } from '../../table/table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const RULES_OF_SEATS = {
  ...RULES,
  game: 'seat-blackjack' as const,
  variant: null,
  sides: [],
  spots: seatBlackjackSpots.map(({ code }) => ({ spot: code, minimum: '10.00', maximum: '1000.00' })),
}

const setUp = (...messages: readonly RoomMessage[]) => setUpTable(RULES_OF_SEATS, messages)

const TAKEN = [
  { box: 2, name: 'so***i' },
  { box: 3, name: 'ma***e' },
  { box: 6, name: 'ni***t' },
]

const own = (...boxes: readonly number[]): RoomMessage => ({
  kind: 'boxes',
  table: RULES.code,
  boxes: [...boxes],
  leaving: [],
  fault: null,
})

const betting = (boxes = TAKEN): TableState => ({
  ...BETTING,
  boxes,
  crowd: {
    players: 4,
    spots: [
      { spot: 'box-2', players: 1 },
      { spot: 'behind-2', players: 2 },
    ],
  },
})

const FIRST = ['box-2 8s', 'box-3 9d', 'box-6 As', 'dealer Ah', 'box-2 8d', 'box-3 2c', 'box-6 Kc']

/** A table at which these hands are asked about. */
const deciding = (hands: readonly string[], ...turns: readonly string[]): TableState => ({
  ...betting(),
  phase: 'deciding',
  coup: {
    ...BETTING.coup,
    id: COUP,
    number: 1,
    opensAt: new Date(OPENS).toISOString(),
    closesAt: new Date(OPENS).toISOString(),
    result: null,
    isVoid: false,
    shown: turnsOf(...FIRST, ...turns),
    deciding: {
      step: 1,
      askedAt: new Date(OPENS).toISOString(),
      until: new Date(OPENS + 12_000).toISOString(),
      players: hands.length,
      hands: [...hands],
    },
  },
})

const hand = (name: string, moves: Readonly<Record<string, string | null>>, otherwise = 'stand'): AskedHand => ({
  hand: name,
  otherwise,
  moves: Object.entries(moves).map(([move, cost]) => ({ move, cost })),
  chosen: null,
  isWaiting: false,
})

const asked = (...hands: readonly AskedHand[]): RoomMessage => ({
  kind: 'mine',
  table: RULES.code,
  coup: COUP,
  placed: hands.map((one) => ({ spot: one.hand.replace(/^[a-z]+/, 'box'), amount: '100.00' })),
  waiting: [],
  decided: [],
  asked: { step: 1, hands: [...hands] },
})

test('a player sits down at a free seat, others are told apart by the beginning of their names', async () => {
  const { line } = await setUp(whole(betting()), own(), mine([]))
  await expect.element(page.getByText('so***i', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Seat 2, so***i, bet placed')).toBeInTheDocument()
  await expect.element(page.getByText('2 bets behind')).toBeInTheDocument()
  await expect.element(page.getByText(/^Take a free seat to play/)).toBeVisible()
  await expect.element(button('Sit at seat 2')).not.toBeInTheDocument()
  await button('Sit at seat 5').click()
  expect(line.moveToBox.mock.calls).toEqual([[{ kind: 'take-box', box: 5 }]])
})

test('chips lie at the player’s own seats and behind those of others, and nowhere else', async () => {
  const { line } = await setUp(whole(betting()), own(3), mine([]))
  await chip('฿100.00').click()
  for (const name of [/^Seat 3 \d/, /^Seat 3: perfect pairs/, /^Seat 3: 21\+3/, /^Behind seat 6/])
    await button(name).click()
  await button(/^Confirm/).click()
  expect([...(line.bet.mock.calls[0]?.[0].stakes.keys() ?? [])]).toEqual([
    ...['box-3', 'pair-3', 'twenty-one-three-3', 'behind-6'],
  ])
  expect([...document.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('data-spot')).toSorted()).toEqual([
    ...['behind-2', 'behind-6', 'box-3', 'pair-3', 'twenty-one-three-3'],
  ])
})

test('who leaves with a bet is told that it is after the round, and may stay', async () => {
  const { line, store } = await setUp(whole(betting()), own(3), mine([{ spot: 'box-3', amount: '100.00' }]))
  await button('Leave seat 3').click()
  store.hear({ kind: 'boxes', table: RULES.code, boxes: [3], leaving: [3], fault: null })
  await expect.element(page.getByText('Leaving after this round')).toBeVisible()
  await button(/^Stay at seat 3/).click()
  expect(line.moveToBox.mock.calls.map(([move]) => move.kind)).toEqual(['leave-box', 'take-box'])
})

test('a seat that somebody else has taken meanwhile is told', async () => {
  const { store } = await setUp(whole(betting()), own(), mine([]))
  store.hear({ kind: 'boxes', table: RULES.code, boxes: [], leaving: [], fault: 'box_taken' })
  await expect.element(page.getByText('Somebody already sits there. Please choose a free seat.')).toBeVisible()
})

test('the seat in turn is marked for all, and its player alone has moves', async () => {
  const { store, line } = await setUp(whole(deciding(['box-2'])), own(3), mine([{ spot: 'box-3', amount: '100.00' }]))
  await expect.element(page.getByText('Deciding now: Seat 2')).toBeInTheDocument()
  expect(document.querySelector('[data-turn="true"]')?.getAttribute('data-box')).toBe('2')
  await expect.element(page.getByRole('region', { name: 'Seat 2: 16, 8 of spades, 8 of diamonds' })).toBeVisible()
  await expect.element(page.getByRole('timer', { name: /seconds left to decide/ })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Your decision' })).not.toBeInTheDocument()
  const turn = { ...deciding(['box-3']), crowd: betting().crowd }
  store.hear(whole(turn, 5))
  store.hear(asked(hand('box-3', { hit: null, stand: null, double: '100.00' })))
  await expect.element(page.getByText('Your move')).toBeVisible()
  await userEvent.keyboard('d')
  expect(line.decide.mock.calls[0]?.[0]).toMatchObject({ hand: 'box-3', move: 'double' })
})

test('insurance is asked for at each of the player’s seats, with what it costs', async () => {
  const insurance = (box: number) => hand(`insurance-${box}`, { insure: '50.00', decline: null }, 'decline')
  const { line } = await setUp(
    whole(deciding(['insurance-2', 'insurance-3', 'insurance-6'])),
    own(3, 6),
    asked(insurance(3), insurance(6)),
  )
  await expect.element(page.getByText('If time runs out: No insurance')).toBeVisible()
  await button('Insure +฿50.00').first().click()
  await userEvent.keyboard('n')
  expect(line.decide.mock.calls.map(([choice]) => [choice.hand, choice.move])).toEqual([
    ['insurance-3', 'insure'],
    ['insurance-6', 'decline'],
  ])
})

test('both hands of a split are shown, and seats light up by how they ended', async () => {
  const state = deciding(['first-2'], 'first-2 3c', 'second-2 Td')
  const { store } = await setUp(whole(state), own(2), mine([{ spot: 'box-2', amount: '100.00' }]))
  await expect
    .element(page.getByRole('region', { name: 'Seat 2, first hand: 11, 8 of spades, 3 of clubs' }))
    .toBeVisible()
  await expect.element(page.getByRole('region', { name: /^Seat 2, second hand: 18/ })).toBeVisible()
  const played = [2, 3, 6].map((box) => ({ box, moves: [] }))
  store.hear(news(2, { kind: 'dealing' }))
  store.hear(news(3, { kind: 'shown', turn: { place: 'dealer', face: '8c' }, dealt: 1 }))
  store.hear(
    news(4, { kind: 'result', result: { faces: ['19'], roads: [], won: ['box-6'], returned: ['box-3'], played } }),
  )
  await expect.element(page.getByText('Dealer: 19', { exact: true }).first()).toBeVisible()
  const ends = [2, 3, 6].map((box) => document.querySelector(`[data-box="${box}"]`)?.getAttribute('data-won'))
  expect(ends).toEqual(['false', 'back', 'true'])
})

test('has no accessibility violations', async () => {
  await setUp(whole(deciding(['box-3'])), own(3), asked(hand('box-3', { hit: null, stand: null })))
  await expect.element(page.getByRole('group', { name: 'Your decision' })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('on a phone all seven seats and the moves are in sight, and free seats are large enough to press', async () => {
  await usePhone()
  await setUp(whole(deciding(['box-3'])), own(3), asked(hand('box-3', { hit: null, stand: null, double: '100.00' })))
  await expect.element(button(/^Hit$/)).toBeVisible()
  expect(button(/^Hit$/).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  const free = button('Sit at seat 7').element().getBoundingClientRect()
  expect(Math.min(free.width, free.height)).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
