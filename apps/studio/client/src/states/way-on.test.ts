import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { roundOf } from '../round.fixture.ts'
import { wayInto, wayOn, wayOnAfterAward, wayOnAfterReels, wayOnAfterRefusal, wayOnAfterRespin } from './way-on.ts'

const plain = roundOf({ stake: '20.00', wins: ['40'] })
const free = roundOf({ stake: '20.00', wins: ['5', '0', '12.50', '80'], awards: { 0: 2, 2: 1 } })

describe('the next state of a round', () => {
  test('a paid spin without free spins is settled after it has been shown', () => {
    expect(wayOn({ round: plain, at: 0 })).toEqual({ to: 'settling', showing: { round: plain, at: 0 } })
  })

  test('free spins are announced, played one by one, retriggered, and summed up', () => {
    expect(free.steps.map((_, at) => wayOn({ round: free, at }))).toEqual([
      { to: 'free-spins-won', showing: { round: free, at: 0 } },
      { to: 'free-spin', showing: { round: free, at: 2 } },
      { to: 'free-spins-won', showing: { round: free, at: 2 } },
      { to: 'free-spins-over', showing: { round: free, at: 3 } },
    ])
    expect(wayOnAfterAward({ round: free, at: 0 })).toEqual({ to: 'free-spin', showing: { round: free, at: 1 } })
    expect(wayOnAfterAward({ round: free, at: 2 })).toEqual({ to: 'free-spin', showing: { round: free, at: 3 } })
  })

  test('free spins won by the last spin are announced before the summary even if none follow', () => {
    const capped = roundOf({ stake: '20.00', wins: ['0', '0'], awards: { 0: 1, 1: 1 } })
    expect(wayOn({ round: capped, at: 1 }).to).toBe('free-spins-won')
    expect(wayOnAfterAward({ round: capped, at: 1 }).to).toBe('free-spins-over')
  })
})

describe('the next state of a round with falls (tumbles)', () => {
  const round = roundOf({
    stake: '20.00',
    wins: ['10', '4', '0', '6', '0'],
    awards: { 2: 1 },
    kinds: ['base', 'fall', 'fall', 'free', 'fall'],
  })

  test('falls follow each other, and the free spins won by the last one come after them', () => {
    expect(round.steps.map((_, at) => wayOn({ round, at }))).toEqual([
      { to: 'falling', showing: { round, at: 1 } },
      { to: 'falling', showing: { round, at: 2 } },
      { to: 'free-spins-won', showing: { round, at: 2 } },
      { to: 'falling', showing: { round, at: 4 } },
      { to: 'free-spins-over', showing: { round, at: 4 } },
    ])
    expect(wayOnAfterAward({ round, at: 2 })).toEqual({ to: 'free-spin', showing: { round, at: 3 } })
  })

  test('a paid spin is settled after its falls, and an interrupted one resumes its falls', () => {
    const paid = roundOf({ stake: '20.00', wins: ['10', '0'], awards: {}, kinds: ['base', 'fall'] })
    expect(wayOn({ round: paid, at: 1 }).to).toBe('settling')
    expect(wayInto({ round: paid, at: 1 }).to).toBe('falling')
  })
})

describe('the next state of a round with respins', () => {
  const told = roundOf({ stake: '20.00', wins: ['5', '0', '0', '80'], awards: {} })
  const round = {
    ...told,
    steps: told.steps.map((step, at) => ({ ...step, kind: at === 0 ? ('base' as const) : ('respin' as const) })),
  }

  test('respins are announced once, follow each other, and are summed up', () => {
    expect(wayOn({ round, at: 0 })).toEqual({ to: 'respins-won', showing: { round, at: 0 } })
    expect(wayOnAfterAward({ round, at: 0 })).toEqual({ to: 'respin', showing: { round, at: 1 } })
    expect([1, 2, 3].map((at) => wayOnAfterRespin({ round, at }))).toEqual([
      { to: 'respin', showing: { round, at: 2 } },
      { to: 'respin', showing: { round, at: 3 } },
      { to: 'respins-over', showing: { round, at: 3 } },
    ])
  })

  test('the round is settled after the respin win has been celebrated', () => {
    expect(wayOn({ round, at: 3 })).toEqual({ to: 'settling', showing: { round, at: 3 } })
  })

  test('an interrupted round resumes with its respin', () => {
    expect(wayInto({ round, at: 2 }).to).toBe('respin')
  })
})

describe('the next state of a round with a pick board', () => {
  const board = { places: 2, times: 1, opened: [], worth: '0', dealt: null, options: [0, 1] }

  test('the pick board comes after the paid spin', () => {
    const round = { ...plain, board }
    expect(wayOn({ round, at: 0 })).toEqual({ to: 'board-won', showing: { round, at: 0 } })
  })

  test('the pick board comes after the free spins won with it and their summary', () => {
    const round = { ...free, board }
    expect(round.steps.map((_, at) => wayOn({ round, at }).to)).toEqual([
      ...['free-spins-won', 'free-spin', 'free-spins-won', 'free-spins-over'],
    ])
    expect(wayOnAfterReels({ round, at: 3 })).toEqual({ to: 'board-won', showing: { round, at: 3 } })
    expect(wayOnAfterReels({ round: free, at: 3 })).toEqual({ to: 'settling', showing: { round: free, at: 3 } })
  })
})

test.each([
  ['session_ended', 'ended'],
  ['spin_mismatch', 'catching-up'],
  ['not_enough_money', 'short-of-money'],
  ['limit_reached', 'refused'],
  ['excluded', 'refused'],
  ['game_closed', 'refused'],
  ['spin_voided', 'refused'],
] as const)('after the fault %s the next state of the game is %s', (fault, to) => {
  expect(wayOnAfterRefusal(fault, { spin: plain.spin, stake: parseAmount(plain.stake) }).to).toBe(to)
})
