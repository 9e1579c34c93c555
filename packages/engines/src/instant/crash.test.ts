import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { type CrashChoice, type CrashMove, crash, crashEndings, crashLasts, leaveAfter } from './crash.ts'
import { checkHidden, checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

/** u = 2^51: the round crashes at 1.98. */
const crashingAt198 = () => scripted([2 ** 31 - 1, 2 ** 20 - 1])

const play = (choice: CrashChoice, moves: CrashMove[]) => crash.play(choice, moves, crashingAt198())

describe('a round that crashes at 1.98', () => {
  test('is won by who leaves at 1.98 or earlier, at that multiple', () => {
    const inTime = { view: { crashedAt: 198, cashedOutAt: 198 }, options: [], won: fraction(198n, 100n) }
    expect(play({}, [{ cashOut: 198 }])).toMatchObject(inTime)
    expect(play({}, [{ cashOut: 150 }])).toMatchObject({ view: { cashedOutAt: 150 }, won: fraction(3n, 2n) })
    expect(play({}, [{ cashOut: 199 }])).toMatchObject({
      view: { crashedAt: 198, cashedOutAt: null },
      won: fraction(0n),
    })
  })

  test('is left by itself at the multiple that was chosen, unless the player leaves before', () => {
    expect(play({ autoCashOut: 180 }, [{ cashOut: 100_000_000 }]).won).toEqual(fraction(180n, 100n))
    expect(play({ autoCashOut: 180 }, [{ cashOut: 120 }]).won).toEqual(fraction(120n, 100n))
    expect(play({ autoCashOut: 200 }, [{ cashOut: 100_000_000 }]).won).toEqual(fraction(0n))
  })

  test('shows nothing before it is over', () => {
    expect(play({ autoCashOut: 180 }, [])).toEqual({
      view: { crashedAt: null, cashedOutAt: null },
      options: [{ cashOut: 101 }],
      staked: fraction(1n),
      won: null,
    })
  })
})

test('where a round will crash cannot be seen while it flies', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkHidden(crash, {}, seed)))
})

test('a round can be played with every choice that is allowed', () => {
  const multiple = fc.integer({ min: 101, max: 100_000_000 })
  const choice = fc.option(multiple).map((autoCashOut): CrashChoice => (autoCashOut === null ? {} : { autoCashOut }))
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(crash, choice, seed)))
})

test.each([120, 200, 1000])('many rounds left at %i hundredths win as often as they should', (cashOut) => {
  const draw = seededDraw(4)
  expectAgreement(() => crash.play({}, [{ cashOut }], draw).won, crashEndings(cashOut))
})

test('what the rules do not allow is refused', () => {
  expect(() => play({ autoCashOut: 100 }, [])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 100 }])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 150.5 }])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 150 }, { cashOut: 160 }])).toThrow(RangeError)
})

describe('a flight that crashes at 1.98', () => {
  // ln 1.98 = 0.683097, ln 1.99 = 0.688135, ln 1.5 = 0.405465, each over 0.00006 and rounded up.
  test('lasts to the end of its last hundredth, or to the moment of leaving that was chosen', () => {
    expect(crashLasts({}, crashingAt198())).toBe(11_469)
    expect(crashLasts({ autoCashOut: 199 }, crashingAt198())).toBe(11_469)
    expect(crashLasts({ autoCashOut: 198 }, crashingAt198())).toBe(11_385)
    expect(crashLasts({ autoCashOut: 150 }, crashingAt198())).toBe(6_758)
  })

  test('pays whoever leaves before it is over, at the very last moment, too', () => {
    const last = crashLasts({}, crashingAt198()) - 1
    expect(play({}, [leaveAfter(last)]).won).toEqual(fraction(198n, 100n))
    expect(play({}, [leaveAfter(last + 1)]).won).toEqual(fraction(0n))
    expect(play({}, [leaveAfter(0)])).toMatchObject({ view: { cashedOutAt: 101 } })
  })
})
