import { fixedOdds } from '@sanuk/engines/live/cockfight/odds'
import { FIGHT_VARIANTS } from '@sanuk/engines/live/cockfight/spots'
import { amount, writeAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { fightsInPython } from '../live-in-python.fixture.ts'
import { unitsOf } from '../money.ts'
import { readSavedRecord } from '../record.ts'
import type { ShownFight } from './cockfight-record.ts'
import { fightWin, oddsOf } from './fight-pays.ts'
import { playedCockfight } from './played-cockfight.fixture.ts'
import { verifyCockfight } from './verify-cockfight.ts'

const SOUND = { commitment: null, outcome: null, money: null }

describe.each(FIGHT_VARIANTS)('verifyCockfight: accepts fights at %s', (variant) => {
  test('that the engine drew, with bets on every spot', () => {
    const record = playedCockfight(variant)
    expect(verifyCockfight(record)).toEqual(SOUND)
    expect(new Set(record.fights.map(({ result }) => result)).size).toBeGreaterThan(2)
  })

  test('that were drawn and paid in Python', () => {
    const record = fightsInPython(variant)
    expect(record.fights).toHaveLength(100)
    expect(record.bets?.filter(({ win }) => win !== '0.0000').length).toBeGreaterThan(100)
    expect(verifyCockfight(record)).toEqual(SOUND)
  })

  test('of which one was void and is left out', () => {
    const { fights, bets = [] } = playedCockfight(variant)
    const changes = { fights: fights.toSpliced(6, 1), bets: bets.filter(({ number }) => number !== 7) }
    expect(verifyCockfight(playedCockfight(variant, changes))).toEqual(SOUND)
  })
})

describe.each(FIGHT_VARIANTS)('verifyCockfight: of a fight at %s whose result was corrected', (variant) => {
  const { fights, bets = [] } = playedCockfight(variant)
  const [first] = fights
  const second = fights.find(({ result }) => result !== first?.result)
  if (!first || !second) throw new Error('all fights end alike')
  const outcome = { ...first, result: second.result }
  const paidBySecond = bets.flatMap((bet) => {
    const win = bet.number === 1 && fightWin({ spot: bet.spot, stake: unitsOf(bet.stake) }, first, second.result)
    return win === false || win === null ? [] : [{ ...bet, win: writeAmount(amount(win)) }]
  })

  test('bets are paid by the correction, and the fight stays as it was drawn', () => {
    const revised = [{ number: 1, outcome }]
    expect(paidBySecond).toHaveLength(4)
    expect(verifyCockfight(playedCockfight(variant, { bets: paidBySecond, revised }))).toEqual(SOUND)
    expect(verifyCockfight(playedCockfight(variant, { bets: paidBySecond }))).not.toEqual(SOUND)
    expect(verifyCockfight(playedCockfight(variant, { revised }))).not.toEqual(SOUND)
  })

  test('a correction that changes anything but the result is refused', () => {
    for (const change of [{ clashes: [] }, { number: 2 }, { meron: { ...outcome.meron, won: 99 } }]) {
      const revised = [{ number: 1, outcome: { ...outcome, ...change } }]
      const verdict = verifyCockfight(playedCockfight(variant, { bets: paidBySecond, revised }))
      expect(verdict).toMatchObject({ outcome: { where: 'fight 1 as it was corrected' } })
    }
  })
})

test('oddsOf: whatever the ratings, the odds are those of the engine', () => {
  for (let meron = 70; meron <= 130; meron += 1) {
    for (let wala = 70; wala <= meron; wala += 1) {
      const odds = fixedOdds({ meron, wala })
      const told = { meron: Number(unitsOf(odds.meron)), wala: Number(unitsOf(odds.wala)) }
      expect(oddsOf([meron, wala]), `${meron} ${wala}`).toEqual(told)
    }
  }
})

const fixed = playedCockfight('fixed-odds')
const pool = playedCockfight('totalisator')

const changed = ({ fights }: { fights: readonly ShownFight[] }, change: (fight: ShownFight) => object) => ({
  fights: fights.map((fight, at) => (at === 6 ? { ...fight, ...change(fight) } : fight)),
})

describe('verifyCockfight: rejects', () => {
  test.each<[string, 'fixed-odds' | 'totalisator', object, keyof typeof SOUND, string]>([
    ['another server seed', 'fixed-odds', { serverSeed: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['another client seed', 'fixed-odds', { clientSeed: 'another' }, 'outcome', 'fight 1'],
    [
      'another result',
      'fixed-odds',
      changed(fixed, ({ result }) => ({ result: result === 'ftd' ? 'bdd' : 'ftd' })),
      'outcome',
      'fight 7, result',
    ],
    [
      'another weight',
      'fixed-odds',
      changed(fixed, ({ wala }) => ({ wala: { ...wala, grams: wala.grams + 100 } })),
      'outcome',
      'fight 7, Wala',
    ],
    ['other odds', 'fixed-odds', changed(fixed, () => ({ odds: { meron: '0.10', wala: '0.10' } })), 'money', 'fight 7'],
    [
      'a fight twice',
      'fixed-odds',
      { fights: [...fixed.fights.slice(0, 7), ...fixed.fights.slice(6, 99)] },
      'outcome',
      'fight 7',
    ],
    [
      'pools at fixed odds',
      'fixed-odds',
      changed(fixed, () => ({ pools: pool.fights[6]?.pools })),
      'outcome',
      'fight 7, form',
    ],
    [
      'another price',
      'totalisator',
      changed(pool, ({ pools }) => ({ pools: { ...pools, prices: { meron: '1.50', wala: '1.50' } } })),
      'money',
      'fight 7, price',
    ],
    [
      'a pool smaller than its bets',
      'totalisator',
      changed(pool, () => ({ pools: { meron: '0.0001', wala: '0.0001', prices: { meron: '1.90', wala: '1.90' } } })),
      'money',
      'fight 7, pool',
    ],
    ['a win too large', 'totalisator', { bets: [{ ...pool.bets?.[0], win: '999.0000' }] }, 'money', 'round r1'],
    ['a bet on no spot', 'fixed-odds', { bets: [{ ...fixed.bets?.[0], spot: 'banker' }] }, 'money', 'round r1'],
  ])('%s', (...[, variant, changes, check, where]) => {
    const verdict = verifyCockfight(playedCockfight(variant, changes))
    if (verdict === 'untold') throw new Error('the seed is told')
    expect(verdict[check]?.where.slice(0, where.length)).toBe(where)
  })
})

test('verifyCockfight: a series with an unrevealed server seed is reported as untold', () => {
  expect(verifyCockfight(playedCockfight('fixed-odds', { serverSeed: null }))).toBe('untold')
})

test('readSavedRecord rejects fights with a result that there is not, and with odds that are no decimals', () => {
  for (const change of [{ result: 'draw' }, { odds: { meron: '-0.94', wala: '0.80' } }, { number: 101 }]) {
    expect(readSavedRecord(JSON.stringify({ ...fixed, ...changed(fixed, () => change) }))).toBeNull()
  }
})
