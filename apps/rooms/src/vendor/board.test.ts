import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { expect, test } from 'vitest'
import { GAMES, type GameCode, type PastResult, type TableState } from '../protocol.ts'
import { TABLE_PLANS } from '../tables/table-plans.ts'
import { boardTable } from './board.ts'

const WINNERS = { B: 'banker', P: 'player', T: 'tie' } as const

/** A past coup by its faces and the winner of the first two sides, if there are any. */
const past = (faces: readonly string[], winner?: keyof typeof WINNERS): PastResult => ({
  faces: [...faces],
  roads: winner ? [{ winner: WINNERS[winner], playerPair: false, bankerPair: winner === 'B', natural: false }] : [],
})

const state = (results: readonly PastResult[]): TableState => ({
  phase: 'betting',
  series: { id: '', number: 1, commitment: '', clientSeed: '', burn: null, dealt: 30, length: 416 },
  coup: null,
  results: [...results],
  crowd: { players: 3, spots: [] },
})

const told = (code: GameCode, results: readonly PastResult[]) =>
  boardTable({ title: { code: 'table' }, game: { code } }, state(results))

test.each<[GameCode, PastResult, { readonly results: string; readonly outcomes: string[] | undefined }]>([
  ['baccarat', past(['4', '9'], 'B'), { results: 'Bb', outcomes: undefined }],
  ['dragon-tiger', past(['9h', '9c'], 'T'), { results: 'T', outcomes: undefined }],
  ['roulette', past(['17'], 'P'), { results: '', outcomes: ['17'] }],
  ['double-ball-roulette', past(['0', '36'], 'P'), { results: '', outcomes: ['0-36'] }],
  ['sic-bo', past(['2', '4', '6'], 'B'), { results: '', outcomes: ['2-4-6'] }],
  ['thai-hilo', past(['1', '4', '6'], 'T'), { results: '', outcomes: ['1-4-6'] }],
  ['gourd-crab-fish', past(['crab', 'crab', 'fish']), { results: '', outcomes: ['crab-crab-fish'] }],
  ['fan-tan', past(['4'], 'P'), { results: '', outcomes: ['4'] }],
  ['sedie', past(['red', 'white', 'red', 'red'], 'B'), { results: '', outcomes: ['3'] }],
  ['cockfight', past(['meron', 'a', 'b'], 'B'), { results: 'Bb', outcomes: ['meron'] }],
  ['cockfight', past(['cancelled', 'a', 'b'], 'B'), { results: '', outcomes: ['cancelled'] }],
  ['ramwong-wheel', past(['drum', '2']), { results: '', outcomes: ['drum-2'] }],
  ['gem-wheel', past(['jade']), { results: '', outcomes: ['jade'] }],
  ['red-envelopes', past(['gold', '40']), { results: '', outcomes: ['gold-40'] }],
  [
    'pok-deng',
    past(['7', 'won 2 pok-9', 'lost 1 3', 'tied 1 7', 'won 1 8']),
    { results: '', outcomes: ['won-lost-tied-won'] },
  ],
  [
    'bull-bull',
    past(['bull-9', 'lost 3 bull-7', 'won 5 five-faces', 'lost 1 no-bull']),
    { results: '', outcomes: ['lost-won-lost'] },
  ],
  ['andar-bahar', past(['Qh', 'Qs', '12'], 'P'), { results: 'P', outcomes: ['12'] }],
  ['blackjack', past(['20', 'bj']), { results: '', outcomes: undefined }],
  ['three-card-poker', past(['pair', 'high-card']), { results: '', outcomes: ['pair'] }],
])('a coup of %s is told as its tile reads it', (code, result, expected) => {
  const { kind, results, outcomes } = told(code, [result])
  expect({ kind, results, outcomes }).toEqual({ kind: code, ...expected })
})

test('the latest hundred outcomes are told, and cards are counted of shoes only', () => {
  const many = Array.from({ length: 130 }, (_, at) => past([String(at % 37)]))
  const roulette = told('roulette', many)
  expect(roulette.outcomes).toHaveLength(100)
  expect(roulette.outcomes?.at(-1)).toBe(String(129 % 37))
  expect(roulette.dealt).toBeUndefined()
  expect(told('dragon-tiger', [])).toMatchObject({ dealt: 30, of: 416 })
})

test.each(GAMES)('all coups of a series of %s are told as the contract has them', (code) => {
  const plan = TABLE_PLANS.find(({ game }) => game.code === code)
  if (!plan) throw new Error(`no table deals ${code}`)
  const series = plan.game.series({ serverSeed: '5'.repeat(64), clientSeed: 'table:none', nonce: 1 })
  const deals = Array.from({ length: 100 }, (_, at) => series.deal(at + 1)).flatMap((deal) => deal ?? [])
  const table = boardTable(plan, state(deals.map(({ result: { faces, roads } }) => ({ faces, roads }))))
  expect(VENDOR_CALLS.board.answer.parse({ tables: [table] }).tables).toEqual([table])
})
