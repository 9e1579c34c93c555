import { expect, test } from 'vitest'
import { readSavedRecord } from '../record.ts'
import type { StudioRecord } from './studio-record.ts'
import { verifyStudio } from './verify-studio.ts'

const turnsOf = (...turns: readonly string[]) =>
  turns.map((turn) => {
    const [place = '', face = ''] = turn.split(' ')
    return { place, face }
  })

const TOLD = { isVoid: false, isCorrected: false, coup: 'r1', dealer: 'Mali', video: null }

/** Pays by the usual tables: a banker's win 19 to 20, either pair 5 to 1. */
const BACCARAT = {
  format: 'sanuk-studio-1',
  series: 's1',
  studio: 'riverside',
  table: 'baccarat-ruby',
  game: 'baccarat',
  variant: 'commission',
  shoe: '12',
  coups: [
    {
      ...TOLD,
      number: 1,
      turns: turnsOf('player 5h', 'banker 4c', 'player 5d', 'banker 3s', 'player Kc'),
      faces: ['0', '7'],
      events: [
        { number: 4, kind: 'open', fault: null, until: '2026-11-28T12:00:15.000Z' },
        { number: 5, kind: 'card', fault: null, place: 'player', face: '5h' },
        { number: 6, kind: 'card', fault: 'unknown_coup', place: 'player', face: '6h' },
      ],
    },
    { ...TOLD, number: 2, isVoid: true, turns: turnsOf('player 5h'), faces: null },
  ],
  bets: [
    { round: 'r', number: 1, spot: 'banker', stake: '100.00', win: '195.00' },
    { round: 'r', number: 1, spot: 'either-pair', stake: '10.00', win: '60.00' },
    { round: 'r', number: 1, spot: 'tie', stake: '10.00', win: '0.00' },
  ],
}

function verified(record: object) {
  const read = readSavedRecord(JSON.stringify(record))
  if (read?.format !== 'sanuk-studio-1') throw new Error('the record cannot be read')
  return verifyStudio(read satisfies StudioRecord)
}

const [first] = BACCARAT.coups
const withFirst = (changes: object) => ({ ...BACCARAT, coups: [{ ...first, ...changes }] })

test('verifyStudio: accepts coups whose results follow from their cards', () => {
  expect(verified(BACCARAT)).toEqual({ outcome: null, money: null })
})

test.each([
  { game: 'dragon-tiger', turns: ['dragon Kh', 'tiger 2c'], faces: ['Kh', '2c'], spot: 'dragon', win: '20.00' },
  { game: 'roulette', turns: ['number 17'], faces: ['17'], spot: 'straight-17', win: '360.00' },
  { game: 'sic-bo', turns: ['die-1 1', 'die-2 2', 'die-3 6'], faces: ['1', '2', '6'], spot: 'small', win: '20.00' },
])('verifyStudio: accepts $game', ({ game, turns, faces, spot, win }) => {
  const coups = [{ ...TOLD, number: 1, turns: turnsOf(...turns), faces }]
  const bets = [{ round: 'r', number: 1, spot, stake: '10.00', win }]
  expect(verified({ ...BACCARAT, game, variant: null, coups, bets })).toEqual({ outcome: null, money: null })
})

test.each([
  ['a result that the cards do not have', withFirst({ faces: ['0', '8'] }), 'outcome', 'coup 1, result'],
  [
    'a third card that is not due',
    withFirst({ turns: [...(first?.turns ?? []), { place: 'banker', face: '2c' }] }),
    'outcome',
    'coup 1, what was seen',
  ],
  [
    'a card on the wrong side',
    withFirst({ turns: (first?.turns ?? []).with(4, { place: 'banker', face: 'Kc' }) }),
    'outcome',
    'coup 1, what was seen',
  ],
  [
    'another card than was told first',
    withFirst({ events: [{ number: 5, kind: 'card', fault: null, place: 'player', face: '6h' }] }),
    'outcome',
    'coup 1, events',
  ],
  [
    'a win that is not paid',
    { ...BACCARAT, bets: [{ round: 'r', number: 1, spot: 'banker', stake: '100.00', win: '0.00' }] },
    'money',
    'round r',
  ],
  [
    'a bet on a void coup',
    { ...BACCARAT, bets: [{ round: 'r', number: 2, spot: 'banker', stake: '1.00', win: '1.00' }] },
    'money',
    'round r',
  ],
] as const)('verifyStudio: rejects %s', (...[, record, check, where]) => {
  expect(verified(record)[check]?.where).toContain(where)
})
