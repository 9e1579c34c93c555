import { seriesGames } from '@sanuk/engines/live/series-games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SERIES, seriesInPython } from '../live-in-python.fixture.ts'
import { readRecord, readSavedRecord } from '../record.ts'
import { playedSeries } from './played-series.fixture.ts'
import { drawOutcome, shownOutcome } from './series-games.ts'
import { SERIES_GAMES, type ShownOutcome } from './series-record.ts'
import { firstSeriesDifference, verifySeries } from './verify-series.ts'

const SOUND = { commitment: null, outcome: null, money: null }

test('the verifier knows every game of series of the engine', () => {
  expect(seriesGames.map(({ code }) => code)).toEqual([...SERIES_GAMES])
})

describe.each(SERIES_GAMES)('verifySeries: accepts a series of %s', (game) => {
  test('that the engine drew, with bets on every spot', () => {
    expect(verifySeries(playedSeries(game))).toEqual(SOUND)
  })

  test('that was ended early', () => {
    const record = playedSeries(game, { length: 30 })
    expect([record.isComplete, record.outcomes.length]).toEqual([false, 30])
    const bets = (record.bets ?? []).filter(({ number }) => number <= 30)
    expect(verifySeries({ ...record, bets })).toEqual(SOUND)
  })
})

test('every game of series was drawn in Python, too', () => {
  expect(SERIES.map(({ game }) => game)).toEqual([...SERIES_GAMES])
})

test.each(SERIES)('verifySeries: accepts the series of $game that was drawn in Python', (series) => {
  const record = seriesInPython(series)
  expect(record.bets?.some(({ win }) => win !== '0.0000')).toBe(true)
  expect(verifySeries(record)).toEqual(SOUND)
})

describe.each(SERIES_GAMES)('verifySeries: in a series of %s', (game) => {
  const record = playedSeries(game)
  const winsOf = (number: number) =>
    (record.bets ?? []).flatMap((bet) => (bet.number === number ? [bet.win] : [])).join(' ')
  const number = record.outcomes.findIndex((_, at) => at > 0 && winsOf(at + 1) !== winsOf(1)) + 1
  const second = record.outcomes[number - 1]
  if (!second) throw new Error('all outcomes are alike')
  const paidBySecond = (record.bets ?? [])
    .filter((bet) => bet.number === number)
    .map((bet) => ({ ...bet, number: 1, round: 'r1' }))

  test('bets on a corrected outcome are paid by the correction, and the outcome stays as it was drawn', () => {
    const corrected = { ...record, bets: paidBySecond, revised: [{ number: 1, outcome: second }] }
    expect(verifySeries(corrected)).toEqual(SOUND)
    expect(verifySeries({ ...record, bets: paidBySecond })).not.toEqual(SOUND)
  })

  test('every outcome that is drawn is known when it is entered', () => {
    for (const outcome of record.outcomes) expect(shownOutcome(game, outcome)?.shown).toEqual(outcome)
  })

  test('no bet is paid by an outcome that is void', () => {
    const revised = [{ number: 1, outcome: null }]
    expect(verifySeries({ ...record, bets: [], revised })).toEqual(SOUND)
    expect(verifySeries({ ...record, revised })).toMatchObject({ money: { expected: 'no such bet' } })
  })
})

test.each<[(typeof SERIES_GAMES)[number], ShownOutcome]>([
  ['ramwong-wheel', { segment: 99, multiplier: 2, next: 0 }],
  ['ramwong-wheel', { segment: 14, multiplier: null, next: null }],
  ['ramwong-wheel', { segment: 14, multiplier: 2, next: 14 }],
  ['ramwong-wheel', { segment: 0, multiplier: 2, next: null }],
  ['gem-wheel', { segment: 5, multiplier: null, next: null }],
  ['gem-wheel', { segment: 5, multiplier: 7, next: null }],
  ['red-envelopes', { segment: 0, multiplier: 40, next: null }],
  ['andar-bahar', { joker: '7c', cards: ['7d', '2c'] }],
  ['andar-bahar', { joker: '7c', cards: ['2c', '2c', '7d'] }],
  ['andar-bahar', { joker: '7c', cards: ['2c'] }],
])('shownOutcome: of %s, %j cannot come', (game, outcome) => {
  expect(shownOutcome(game, outcome)).toBeNull()
})

/** Draws that a test has thought out: what came is asked of both, below the same bounds. */
const scriptedTwice = (values: readonly number[]) => {
  const draws = () => {
    const rest = values.values()
    return (bound: number) => (rest.next().value ?? 0) % bound
  }
  return [draws(), draws()] as const
}

test('verifySeries: whatever is drawn, each spot pays what it pays in the engine', () => {
  const anyDraws = fc.array(fc.nat({ max: 2 ** 30 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...seriesGames), anyDraws, (game, values) => {
      const [one, other] = scriptedTwice(values)
      const { outcome, settle } = game.drawOutcome(one)
      const drawn = SERIES_GAMES.flatMap((code) => (code === game.code ? [drawOutcome(code, other)] : []))
      expect(drawn[0]?.shown).toEqual(outcome)
      for (const { code } of game.spots) {
        const { win } = settle([{ spot: code, stake: 10_000n }])
        expect(Math.round((drawn[0]?.pays(code) ?? Number.NaN) + 10_000), code).toBe(Number(win))
      }
    }),
    { numRuns: 300 },
  )
})

const record = playedSeries('sic-bo')
const { outcomes, bets = [] } = record
const wonAt = bets.findIndex(({ win }) => win !== '0.0000')
const spotAt = (spot: string) => ({ bets: [{ ...bets[0], spot }] })

describe('verifySeries: rejects a series', () => {
  test.each<[string, object, keyof typeof SOUND, string]>([
    ['with another commitment', { commitment: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['with another server seed', { serverSeed: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['with another client seed', { clientSeed: 'another' }, 'outcome', 'outcome 1'],
    ['with another die', { outcomes: outcomes.with(6, { dice: [1, 1, 1] }) }, 'outcome', 'outcome 7'],
    ['with an outcome of another game', { outcomes: outcomes.with(6, { number: 7 }) }, 'outcome', 'outcome 7'],
    ['with an outcome left out', { outcomes: outcomes.toSpliced(9, 1) }, 'outcome', 'outcome 10'],
    ['that says it is complete before its end', { outcomes: outcomes.slice(0, 99) }, 'outcome', 'number of outcomes'],
    ['of another game', { game: 'fan-tan' }, 'outcome', 'outcome 1'],
    ['of a game with other odds', { game: 'thai-hilo' }, 'money', 'round r1, outcome 1'],
    ['with a bet that won more', { bets: [{ ...bets[wonAt], win: '99.0000' }] }, 'money', 'round r'],
    [
      'with a bet on an outcome after its last',
      { outcomes: outcomes.slice(0, 5), isComplete: false },
      'money',
      'round r6',
    ],
    ['with a bet on a spot of another game', spotAt('straight-7'), 'money', 'round r1'],
    ['with a bet on faces in the wrong order', spotAt('pair-4-2'), 'money', 'round r1'],
    ['with a bet on a spot there is nowhere', spotAt('toString'), 'money', 'round r1'],
  ])('%s', (...[, changes, check, where]) => {
    const verdict = verifySeries(playedSeries('sic-bo', { changes }))
    if (verdict === 'untold') throw new Error('the seed is told')
    expect(verdict[check]?.where.slice(0, where.length)).toBe(where)
    expect(firstSeriesDifference(verdict)).not.toBeNull()
  })

  test.each([
    ['roulette', ['toString', 'constructor', 'split-1-5', 'straight-37', 'red-1', '', '-']],
    ['fan-tan', ['fan-5', 'kwok-2-1', 'nim-1-over-1', 'sheh-sam-hong-1-2', 'sheh-sam-hong-1-3-2']],
    ['thai-hilo', ['big', 'total-4', 'any-triple', 'pair-1-1', 'single-7', 'middle']],
    ['gourd-crab-fish', ['single-1', 'single-', 'pair-crab-fish', 'single-fish-crab', 'single-cat']],
    ['sedie', ['toString', 'four-blue', '0-red']],
    ['french-roulette', ['toString', 'rouge', 'straight-37', 'same-number']],
    ['double-ball-roulette', ['both-37', 'both-', 'both-07', 'straight-37', 'toString']],
    ['ramwong-wheel', ['encore', '*', 'D', 'toString', 'jade']],
    ['gem-wheel', ['emerald', 'drum', 'constructor']],
    ['red-envelopes', ['blue', 'Y', 'red-1']],
  ])('of %s with a bet on no spot of its table', (game, spots) => {
    for (const spot of spots.filter((one) => one !== '')) {
      const bet = { round: 'r1', number: 1, spot, stake: '1.0000', win: '0.0000' }
      const verdict = verifySeries(playedSeries(game, { changes: { bets: [bet] } }))
      expect(verdict, spot).toMatchObject({ money: { expected: 'no such bet' } })
    }
  })
})

test('verifySeries: names what is told and what it should be', () => {
  const [first] = outcomes
  const verdict = verifySeries(playedSeries('sic-bo', { changes: { outcomes: outcomes.with(0, { dice: [6, 6, 6] }) } }))
  const dice = first && 'dice' in first ? first.dice.join(' ') : ''
  expect(verdict).toMatchObject({ outcome: { where: 'outcome 1', told: 'dice 6 6 6', expected: `dice ${dice}` } })
})

test('verifySeries: a series with an unrevealed server seed is reported as untold', () => {
  expect(verifySeries(playedSeries('sedie', { changes: { serverSeed: null } }))).toBe('untold')
})

test.each([
  ['a game that there is not', { game: 'toString' }],
  ['a face of seven', { outcomes: [{ dice: [1, 2, 7] }] }],
  ['two dice', { outcomes: [{ dice: [1, 2] }] }],
  ['a number that is on no wheel', { outcomes: [{ number: 37 }] }],
  ['three balls', { outcomes: [{ numbers: [1, 2, 3] }] }],
  ['a segment without what followed', { outcomes: [{ segment: 3 }] }],
  ['more outcomes than a series has', { outcomes: [...outcomes, { dice: [1, 2, 3] }] }],
  ['a seed of 31 bytes', { serverSeed: 'ab'.repeat(31) }],
])('readSavedRecord rejects a series with %s', (_, changes) => {
  expect(readSavedRecord(JSON.stringify({ ...record, ...changes }))).toBeNull()
})

test('readRecord takes no series for a round', () => {
  expect(readRecord(JSON.stringify(record))).toBeNull()
})
