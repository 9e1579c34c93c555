import { describe, expect, test } from 'vitest'
import { roundOf } from '../round.fixture.ts'
import { wayOn, wayOnAfterAward, wayOnAfterRefusal } from './way-on.ts'

const plain = roundOf({ stake: '20.00', wins: ['40'] })
const free = roundOf({ stake: '20.00', wins: ['5', '0', '12.50', '80'], awards: { 0: 2, 2: 1 } })

describe('the way of a round', () => {
  test('a paid spin without free spins is over when it has been seen', () => {
    expect(wayOn({ round: plain, at: 0 })).toEqual({ to: 'settling', showing: { round: plain, at: 0 } })
  })

  test('free spins are announced, played one by one, won again, and summed up', () => {
    expect(free.steps.map((_, at) => wayOn({ round: free, at }))).toEqual([
      { to: 'free-spins-won', showing: { round: free, at: 0 } },
      { to: 'free-spin', showing: { round: free, at: 2 } },
      { to: 'free-spins-won', showing: { round: free, at: 2 } },
      { to: 'free-spins-over', showing: { round: free, at: 3 } },
    ])
    expect(wayOnAfterAward({ round: free, at: 0 })).toEqual({ to: 'free-spin', showing: { round: free, at: 1 } })
    expect(wayOnAfterAward({ round: free, at: 2 })).toEqual({ to: 'free-spin', showing: { round: free, at: 3 } })
  })

  test('free spins won by the last one are announced before the sum even if none follows', () => {
    const capped = roundOf({ stake: '20.00', wins: ['0', '0'], awards: { 0: 1, 1: 1 } })
    expect(wayOn({ round: capped, at: 1 }).to).toBe('free-spins-won')
    expect(wayOnAfterAward({ round: capped, at: 1 }).to).toBe('free-spins-over')
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
] as const)('after %s the game is %s', (fault, to) => {
  expect(wayOnAfterRefusal(fault).to).toBe(to)
})
