import { studioAnswer, studioEvent } from '@sanuk/contracts/studio-events'
import { expect, test } from 'vitest'
import { seriesTable } from '../games/series-games.ts'
import { baccaratTable, dragonTigerTable } from '../games/shoe-games.ts'
import type { OutcomeEntry, TableGame } from '../games/table-game.ts'
import { NO_EVENTS, type PlainStudioEvent, type StudioState, takeEvent } from './studio-state.ts'
import { isTurnDue } from './turn-due.ts'

const NOW = new Date('2026-11-28T12:00:00.000Z')
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

function entryOf({ entry }: TableGame): OutcomeEntry {
  if (!entry) throw new Error('outcomes of this game are not entered')
  return entry
}
const BACCARAT = entryOf(baccaratTable('commission'))

const turnsOf = (...turns: readonly string[]) =>
  turns.map((turn) => {
    const [place = '', face = ''] = turn.split(' ')
    return { place, face }
  })

/** What became of events, the last at `at`; its number does not matter here. */
function after(events: readonly object[], { at = NOW, out = [] as readonly string[] } = {}) {
  let made: { state: StudioState; fault: string | null } = { state: NO_EVENTS, fault: null }
  for (const event of events) {
    const read = studioEvent.parse({ table: 'baccarat-ruby', number: 1, ...event })
    made = takeEvent(made.state, read as PlainStudioEvent, { entry: BACCARAT, out, at, id: 'ours' })
  }
  return made
}

const open = (seconds = 15) => ({ kind: 'open', coup: 'c1', until: inSeconds(seconds).toISOString() })
const close = { kind: 'close', coup: 'c1' }
const card = (place: string, face: string) => ({ kind: 'card', coup: 'c1', place, face })
const FOUR = [card('player', '5h'), card('banker', '4c'), card('player', '3d'), card('banker', '3s')]

test.each([
  { seconds: 2, fault: 'invalid_until' },
  { seconds: 3, fault: null },
  { seconds: 120, fault: null },
  { seconds: 121, fault: 'invalid_until' },
])('bets that are open for $seconds s: $fault', ({ seconds, fault }) => {
  expect(after([open(seconds)]).fault).toBe(fault)
})

test('nothing opens while a coup is in progress or the studio has paused', () => {
  expect(after([open(), { ...open(), coup: 'c2' }]).fault).toBe('not_now')
  expect(after([{ kind: 'status', isPaused: true, stream: null }, open()]).fault).toBe('not_now')
  expect(after([open(), { kind: 'shoe', shoe: '7' }]).fault).toBe('not_now')
})

test('cards are seen once no bet is taken: after the close, or when the time is up', () => {
  expect(after([open(), close, ...FOUR])).toMatchObject({ fault: null, state: { coup: { halt: null } } })
  expect(after([open(), card('player', '5h')])).toMatchObject({
    fault: 'dealt_too_early',
    state: { coup: { halt: 'dealt_too_early', closedAt: NOW.toISOString(), told: [] } },
  })
  expect(after([close]).fault).toBe('unknown_coup')
})

test('a coup that was stopped takes nothing more', () => {
  const stopped = [open(), close, card('banker', '4c')]
  expect(after(stopped)).toMatchObject({ fault: 'turn_not_due', state: { coup: { halt: 'turn_not_due' } } })
  expect(after([...stopped, card('player', '5h')]).fault).toBe('not_now')
})

test('a card comes eight times in a shoe', () => {
  const out = Array.from({ length: 7 }, () => '5h')
  expect(after([open(), close, card('player', '5h')], { out }).fault).toBe(null)
  expect(after([open(), close, card('player', '5h'), card('banker', '5h')], { out }).fault).toBe('turn_not_due')
})

test.each([
  ['baccarat', BACCARAT, [], true],
  ['baccarat', BACCARAT, ['banker 2c'], false],
  ['baccarat', BACCARAT, ['player 2c', 'banker 2c', 'player 3c'], true],
  // 5 stands on 6 against 6: no third card to either side.
  ['baccarat', BACCARAT, ['player 4c', 'banker 4d', 'player 2c', 'banker 2d', 'player 5h'], false],
  // The player draws on 5; the banker stands on 7.
  ['baccarat', BACCARAT, ['player 4c', 'banker 4d', 'player Ac', 'banker 3d', 'player 5h'], true],
  ['baccarat', BACCARAT, ['player 4c', 'banker 4d', 'player Ac', 'banker 3d', 'player 5h', 'banker 2c'], false],
  // The player stands on 6, the banker draws on 5.
  ['baccarat', BACCARAT, ['player 4c', 'banker 4d', 'player 2c', 'banker Ad', 'banker 5h'], true],
  ['baccarat', BACCARAT, ['player 1c'], false],
  ['dragon tiger', entryOf(dragonTigerTable), ['dragon 2c', 'tiger 2c'], true],
  ['dragon tiger', entryOf(dragonTigerTable), ['dragon 2c', 'tiger 2c', 'dragon 3c'], false],
  ['roulette', entryOf(seriesTable('roulette')), ['number 36'], true],
  ['roulette', entryOf(seriesTable('roulette')), ['number 37'], false],
  ['sic bo', entryOf(seriesTable('sic-bo')), ['die-1 1', 'die-2 6'], true],
  ['sic bo', entryOf(seriesTable('sic-bo')), ['die-2 6'], false],
] as const)('%s: whether a coup goes on so', (...[, entry, turns, isDue]) => {
  expect(isTurnDue(entry, turnsOf(...turns))).toBe(isDue)
})

test.each([
  { kind: 'open', table: 'baccarat-ruby', coup: 'c1', until: NOW.toISOString() },
  { ...open(), table: 'baccarat-ruby', number: 0 },
  { ...open(), table: 'baccarat-ruby', number: 1, stake: '1.00' },
  {
    kind: 'status',
    table: 'baccarat-ruby',
    number: 1,
    isPaused: false,
    stream: { kind: 'hls', url: 'http://tv.example/' },
  },
  { kind: 'shuffle', table: 'baccarat-ruby', number: 1 },
])('is no event: %j', (event) => {
  expect(studioEvent.safeParse(event).success).toBe(false)
})

test('an answer says what is expected next', () => {
  const answer = { outcome: 'refused', fault: 'gap', isRepeated: false, next: 7 }
  expect(studioAnswer.parse(answer)).toEqual(answer)
})
