import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { type CrashChoice, type CrashMove, crash, crashEndings, crashLasts, leaveAfter } from './crash.ts'
import { checkHidden, checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

/** u = 2^51: the round crashes at 1.98. */
const crashingAt198 = () => scripted([2 ** 31 - 1, 2 ** 20 - 1])

const play = (choice: CrashChoice, moves: CrashMove[]) => crash.play(choice, moves, crashingAt198())

describe('crash round that crashes at 1.98', () => {
  test('pays a cash-out at 1.98 or below at its multiple, a later one nothing', () => {
    const inTime = { view: { crashedAt: 198, cashedOutAt: 198 }, options: [], won: fraction(198n, 100n) }
    expect(play({}, [{ cashOut: 198 }])).toMatchObject(inTime)
    expect(play({}, [{ cashOut: 150 }])).toMatchObject({ view: { cashedOutAt: 150 }, won: fraction(3n, 2n) })
    expect(play({}, [{ cashOut: 199 }])).toMatchObject({
      view: { crashedAt: 198, cashedOutAt: null },
      won: fraction(0n),
    })
  })

  test('cashes out automatically at the chosen multiple unless the player left earlier', () => {
    expect(play({ autoCashOut: 180 }, [{ cashOut: 100_000_000 }]).won).toEqual(fraction(180n, 100n))
    expect(play({ autoCashOut: 180 }, [{ cashOut: 120 }]).won).toEqual(fraction(120n, 100n))
    expect(play({ autoCashOut: 200 }, [{ cashOut: 100_000_000 }]).won).toEqual(fraction(0n))
  })

  test('does not reveal the crash point before it is over', () => {
    expect(play({ autoCashOut: 180 }, [])).toEqual({
      view: { crashedAt: null, cashedOutAt: null },
      options: [{ cashOut: 101 }],
      staked: fraction(1n),
      won: null,
    })
  })
})

test('crash: the view of an open round does not depend on the crash point', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkHidden(crash, {}, seed)))
})

test('crash: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const multiple = fc.integer({ min: 101, max: 100_000_000 })
  const choice = fc.option(multiple).map((autoCashOut): CrashChoice => (autoCashOut === null ? {} : { autoCashOut }))
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(crash, choice, seed)))
})

test.each([120, 200, 1000])('crash: simulated cash-outs at %i hundredths fit the computed chances', (cashOut) => {
  const draw = seededDraw(4)
  expectAgreement(() => crash.play({}, [{ cashOut }], draw).won, crashEndings(cashOut))
})

test('crash: rejects too low, fractional and repeated cash-outs', () => {
  expect(() => play({ autoCashOut: 100 }, [])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 100 }])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 150.5 }])).toThrow(RangeError)
  expect(() => play({}, [{ cashOut: 150 }, { cashOut: 160 }])).toThrow(RangeError)
})

describe('duration of a crash round that crashes at 1.98', () => {
  // ln 1.98 = 0.683097, ln 1.99 = 0.688135, ln 1.5 = 0.405465, each over 0.00006 and rounded up.
  test('ends with its last hundredth or at the chosen automatic cash-out', () => {
    expect(crashLasts({}, crashingAt198())).toBe(11_469)
    expect(crashLasts({ autoCashOut: 199 }, crashingAt198())).toBe(11_469)
    expect(crashLasts({ autoCashOut: 198 }, crashingAt198())).toBe(11_385)
    expect(crashLasts({ autoCashOut: 150 }, crashingAt198())).toBe(6_758)
  })

  test('a cash-out in the last millisecond is paid, one millisecond later is not', () => {
    const last = crashLasts({}, crashingAt198()) - 1
    expect(play({}, [leaveAfter(last)]).won).toEqual(fraction(198n, 100n))
    expect(play({}, [leaveAfter(last + 1)]).won).toEqual(fraction(0n))
    expect(play({}, [leaveAfter(0)])).toMatchObject({ view: { cashedOutAt: 101 } })
  })
})
