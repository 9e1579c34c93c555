import { expect, test } from 'vitest'
import type { RoomMessage } from '#protocol'
import {
  answered,
  BETTING,
  baht,
  COUP,
  mine,
  NEXT_COUP,
  news,
  OPENED,
  opensNext,
  turnsOf,
  whole,
  wins,
  written,
} from '../rooms.fixture.ts'
import { applyMessage, hasMissed } from './apply-message.ts'
import { lay } from './lay.ts'
import { firstView, paidNow, placed, shownBalance, unconfirmed, type View, waiting } from './view.ts'

const ID = '00000000-0000-4000-8000-00000000000b'

const heardAll = (...messages: readonly RoomMessage[]): View => messages.reduce(applyMessage, firstView(OPENED))

const laidOn = (view: View, spot: string, amount: number) => lay(view, { kind: 'lay', spot, chip: baht(amount) })

test('news in turn change the table', () => {
  const view = heardAll(whole(), news(2, { kind: 'closed' }))
  expect({ at: view.at, phase: view.table?.phase }).toEqual({ at: 2, phase: 'closed' })
})

test('a gap in the numbers is noticed, and nothing believed until the table is told whole again', () => {
  const before = heardAll(whole())
  const gap = news(3, { kind: 'closed' })
  expect(hasMissed(before, gap)).toBe(true)
  const after = applyMessage(before, gap)
  expect({ at: after.at, phase: after.table?.phase }).toEqual({ at: null, phase: 'betting' })
  expect(applyMessage(after, news(4, { kind: 'dealing' })).table?.phase).toBe('betting')
  expect(applyMessage(after, whole({ ...BETTING, phase: 'dealing' }, 5)).table?.phase).toBe('dealing')
})

test('news that the table included already are no gap and change nothing', () => {
  const view = heardAll(whole(BETTING, 7))
  expect(hasMissed(view, news(7, { kind: 'closed' }))).toBe(false)
  expect(applyMessage(view, news(7, { kind: 'closed' }))).toBe(view)
})

test('what is told of another table changes nothing', () => {
  const view = heardAll(whole())
  const other: RoomMessage = { kind: 'news', table: 'table-2', at: 9, news: { kind: 'closed' } }
  expect(hasMissed(view, other)).toBe(false)
  expect(applyMessage(view, other)).toBe(view)
})

test('a new line keeps chips that are not confirmed, as long as their coup takes bets', () => {
  const view = laidOn(heardAll(whole(), mine([{ spot: 'banker', amount: '100.00' }])), 'player', 50)
  const ready: RoomMessage = { kind: 'ready', now: 0, balance: '4900.00' }
  const again = [ready, whole(BETTING, 30), mine([{ spot: 'banker', amount: '100.00' }])].reduce(applyMessage, view)
  expect(written(unconfirmed(again))).toEqual({ player: '50' })
  expect(written(placed(again))).toEqual({ banker: '100' })
  const later = [ready, whole({ ...BETTING, phase: 'closed' }, 30)].reduce(applyMessage, view)
  expect(written(unconfirmed(later))).toEqual({})
  expect(later.notice).toMatchObject({ kind: 'unconfirmed' })
})

test('chips that were not confirmed go back at the close, and the player is told', () => {
  const view = applyMessage(laidOn(heardAll(whole()), 'player', 50), news(2, { kind: 'closed' }))
  expect(view.laid).toEqual([])
  expect(view.notice).toMatchObject({ kind: 'unconfirmed' })
})

test('a confirmed bet waits until it is placed', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 50), { kind: 'confirm', id: ID })
  expect(written(waiting(sent))).toEqual({ player: '50' })
  const told = applyMessage(sent, {
    kind: 'mine',
    table: 'table-1',
    coup: COUP,
    placed: [],
    waiting: [{ id: ID, stakes: [{ spot: 'player', amount: '50.00' }] }],
  })
  expect(written(waiting(told))).toEqual({ player: '50' })
  const taken = applyMessage(told, answered({ id: ID, balance: '4950.00' }))
  expect({ placed: written(placed(taken)), waiting: written(waiting(taken)) }).toEqual({
    placed: { player: '50' },
    waiting: {},
  })
  expect(taken.balance).toBe(baht(4950))
  const whole2 = applyMessage(taken, mine([{ spot: 'player', amount: '50.00' }]))
  expect(written(placed(whole2))).toEqual({ player: '50' })
})

test('a late bet is refused with its reason, and its chips are gone', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 50), { kind: 'confirm', id: ID })
  const view = applyMessage(applyMessage(sent, news(2, { kind: 'closed' })), answered({ id: ID, fault: 'bets_closed' }))
  expect(view.notice).toMatchObject({ kind: 'refused', fault: 'bets_closed' })
  expect([written(waiting(view)), written(unconfirmed(view))]).toEqual([{}, {}])
})

test('a late bet is gone, too, where the news of the close come after its answer', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 50), { kind: 'confirm', id: ID })
  expect(written(unconfirmed(applyMessage(sent, answered({ id: ID, fault: 'bets_closed' }))))).toEqual({})
})

test('chips above the limit come back, with how much is free', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 500), { kind: 'confirm', id: ID })
  const view = applyMessage(sent, answered({ id: ID, fault: 'above_maximum', free: '120.00' }))
  expect(view.notice).toMatchObject({ kind: 'refused', fault: 'above_maximum', free: baht(120) })
  expect(written(unconfirmed(view))).toEqual({ player: '500' })
})

test('a bet the money does not cover leads to the cashier', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 500), { kind: 'confirm', id: ID })
  const view = applyMessage(sent, answered({ id: ID, fault: 'not_enough_money', balance: '30.00' }))
  expect(view.notice).toMatchObject({ kind: 'short', needed: baht(500), available: baht(30) })
})

test('what a coup paid shows with its result, and not before', () => {
  const paid: RoomMessage = {
    kind: 'paid',
    table: 'table-1',
    coup: COUP,
    stake: '100.00',
    win: '200.00',
    lines: [{ spot: 'banker', stake: '100.00', win: '200.00' }],
    balance: '5100.00',
  }
  const ahead = heardAll(whole(), news(2, { kind: 'dealing' }), paid)
  expect({ balance: shownBalance(ahead), paid: paidNow(ahead) }).toEqual({ balance: baht(5000), paid: null })
  const told = applyMessage(ahead, news(3, { kind: 'result', result: wins('banker') }))
  expect(shownBalance(told)).toBe(baht(5100))
  expect(paidNow(told)?.win).toBe('200.00')
})

test('the bets of a coup can be repeated in the next one', () => {
  const view = heardAll(whole(), mine([{ spot: 'banker', amount: '100.00' }]), news(2, opensNext))
  expect(view.table?.coup?.id).toBe(NEXT_COUP)
  expect(written(placed(view))).toEqual({})
  expect(written(view.last)).toEqual({ banker: '100' })
})

test('cards that lay there before the page came are not dealt again', () => {
  const shown = turnsOf('player As', 'banker 3h', 'player 2d')
  const state = { ...BETTING, phase: 'dealing' as const, coup: BETTING.coup && { ...BETTING.coup, shown } }
  const view = heardAll(whole(state), news(2, { kind: 'shown', turn: { place: 'banker', face: '9c' }, dealt: 10 }))
  expect(view.still).toBe(3)
  expect(applyMessage(view, news(3, opensNext)).still).toBe(0)
})

test('the end of the session takes chips and bets from the page', () => {
  const sent = lay(laidOn(heardAll(whole()), 'player', 50), { kind: 'confirm', id: ID })
  const view = applyMessage(sent, { kind: 'ended', fault: 'session_ended' })
  expect({ ended: view.ended, sent: view.sent }).toEqual({ ended: 'session_ended', sent: [] })
})

const REVISED: RoomMessage = {
  kind: 'revised',
  table: OPENED.table.code,
  coup: COUP,
  number: 1,
  isVoid: false,
  stake: '100.00',
  before: '0.00',
  after: '200.00',
  balance: '5200.00',
}

test('a corrected coup is told in words, with the new balance, also once the next coup is open', () => {
  const view = heardAll(whole(), REVISED, news(2, opensNext))
  expect(view.balance).toBe(baht(5200))
  expect(view.notice).toMatchObject({ kind: 'revised', number: 1, isVoid: false, after: baht(200), before: baht(0) })
})

test('a result that is still shown changes with its correction, and so does what it paid', () => {
  const before = wins('player', { faces: ['8', '7'] })
  const after = wins('banker', { faces: ['6', '7'] })
  const results = [{ faces: after.faces, roads: after.roads }]
  const view = heardAll(
    whole(),
    { kind: 'paid', table: OPENED.table.code, coup: COUP, stake: '100.00', win: '0.00', lines: [], balance: '5000.00' },
    news(2, { kind: 'result', result: before }),
    news(3, { kind: 'revised', coup: COUP, shown: turnsOf('player Kh'), result: after, results }),
    REVISED,
  )
  expect(view.table).toMatchObject({ coup: { result: { faces: ['6', '7'] }, isVoid: false }, results })
  expect(paidNow(view)?.win).toBe('200.00')
})

test('a coup that is made void when the next one is open leaves the table and its results only', () => {
  const view = heardAll(
    whole(),
    news(2, { kind: 'result', result: wins('player', { faces: ['8', '7'] }) }),
    news(3, opensNext),
    news(4, { kind: 'revised', coup: COUP, shown: [], result: null, results: [] }),
  )
  expect(view.table).toMatchObject({ phase: 'betting', coup: { id: NEXT_COUP, isVoid: false }, results: [] })
})
