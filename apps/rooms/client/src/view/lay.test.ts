import { expect, test, vi } from 'vitest'
import { answered, BETTING, baht, mine, news, OPENED, opensNext, whole, written } from '../rooms.fixture.ts'
import { applyMessage } from './apply-message.ts'
import { type ChipAction, lay, possible } from './lay.ts'
import { TableStore } from './table-store.ts'
import { firstView, spendable, unconfirmed, type View, waiting } from './view.ts'

const open = applyMessage(firstView(OPENED), whole())
const on = (spot: string, amount: number): ChipAction => ({ kind: 'lay', spot, chip: baht(amount) })
const done = (view: View, ...actions: readonly ChipAction[]) => actions.reduce(lay, view)
const chips = (view: View) => written(unconfirmed(view))

test('chips add up on their spots, and the last is taken back first', () => {
  const view = done(open, on('player', 50), on('player', 100), on('tie', 10))
  expect(chips(view)).toEqual({ player: '150', tie: '10' })
  expect(chips(done(view, { kind: 'undo' }))).toEqual({ player: '150' })
  expect(chips(done(view, { kind: 'undo' }, { kind: 'undo' }))).toEqual({ player: '50' })
  expect(chips(done(view, { kind: 'clear' }))).toEqual({})
})

test('double lays as much again as lies there, confirmed or not, and undo takes all of it back', () => {
  const view = done(applyMessage(open, mine([{ spot: 'banker', amount: '100.00' }])), on('tie', 10), { kind: 'double' })
  expect(chips(view)).toEqual({ banker: '100', tie: '20' })
  expect(chips(done(view, { kind: 'undo' }))).toEqual({ tie: '10' })
})

test('repeat lays the bets of the last coup', () => {
  const stakes = [
    { spot: 'banker', amount: '100.00' },
    { spot: 'tie', amount: '10.00' },
  ]
  const view = applyMessage(applyMessage(open, mine(stakes)), news(2, opensNext))
  expect(possible(view).repeat).toBe(true)
  const repeated = lay(view, { kind: 'repeat' })
  expect(chips(repeated)).toEqual({ banker: '100', tie: '10' })
  expect(possible(repeated).repeat).toBe(false)
})

const LIMITS = [
  {
    name: 'below the least',
    actions: [on('player', 10)],
    limit: { kind: 'below', spot: 'player', amount: baht(20) },
    left: {},
  },
  {
    name: 'above the most of its spot',
    actions: [on('tie', 150), on('tie', 100)],
    limit: { kind: 'above', spot: 'tie', amount: baht(50) },
    left: { tie: '150' },
  },
  {
    name: 'above the most of the table',
    actions: [on('player', 1000), on('banker', 900), on('tie', 110)],
    limit: { kind: 'above-table', spot: 'tie', amount: baht(100) },
    left: { player: '1000', banker: '900' },
  },
]

test.each(LIMITS)('a chip $name is not laid, and what would do is told', ({ actions, limit, left }) => {
  const view = done(open, ...actions)
  expect(view.notice).toMatchObject({ kind: 'limit', limit })
  expect(chips(view)).toEqual(left)
})

test('chips that the balance does not cover are not laid', () => {
  const poor = { ...open, balance: baht(120) }
  const view = done(poor, on('player', 100), on('banker', 50))
  expect(chips(view)).toEqual({ player: '100' })
  expect(view.notice).toMatchObject({ kind: 'short', needed: baht(50), available: baht(20) })
})

test('a bet that waits is not to be spent twice', () => {
  const view = done(open, on('player', 100), { kind: 'confirm', id: 'a' }, on('banker', 50))
  expect(written(waiting(view))).toEqual({ player: '100' })
  expect(spendable(view)).toBe(baht(4850))
})

test.each(['closed', 'dealing', 'result', 'shuffling', 'stopped'] as const)(
  'while the table is %s nothing is laid or sent',
  (phase) => {
    const laid = done(open, on('player', 100))
    const view = { ...laid, table: { ...BETTING, phase } }
    for (const action of [on('player', 100), { kind: 'double' }, { kind: 'confirm', id: 'a' }] as const)
      expect(lay(view, action)).toBe(view)
    expect(Object.values(possible(view)).some(Boolean)).toBe(false)
  },
)

test('a confirmed bet is sent once, with all chips on it', () => {
  const line = { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() }
  const store = new TableStore(OPENED, line)
  store.hear(whole())
  for (const action of [on('player', 100), on('player', 50), on('tie', 10)]) store.do(action)
  store.do({ kind: 'confirm', id: 'a' })
  store.do({ kind: 'confirm', id: 'b' })
  expect(line.bet).toHaveBeenCalledTimes(1)
  expect(line.bet.mock.calls[0]?.[0]).toMatchObject({ id: 'a' })
  expect(written(line.bet.mock.calls[0]?.[0].stakes)).toEqual({ player: '150', tie: '10' })
})

test('the table is watched anew after a gap, once', () => {
  const line = { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() }
  const store = new TableStore(OPENED, line)
  store.hear(whole())
  store.hear(news(2, { kind: 'crowd', crowd: { players: 4, spots: [] } }))
  expect(line.watch).not.toHaveBeenCalled()
  store.hear(news(4, { kind: 'closed' }))
  store.hear(news(5, { kind: 'dealing' }))
  expect(line.watch).toHaveBeenCalledTimes(1)
})

test('the balance the site tells is shown, unless a bet waits whose answer will tell it', () => {
  const store = new TableStore(OPENED, { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() })
  store.hear(whole())
  store.siteBalance(baht(7000))
  expect(store.view().balance).toBe(baht(7000))
  store.do(on('player', 100))
  store.do({ kind: 'confirm', id: 'a' })
  store.siteBalance(baht(6900))
  expect(store.view().balance).toBe(baht(7000))
  store.hear(answered({ id: 'a', balance: '6900.00' }))
  expect(store.view().balance).toBe(baht(6900))
})
