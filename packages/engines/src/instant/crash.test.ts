import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { type CrashChoice, type CrashMove, crash, crashEndings, crashLasts, leaveAfter } from './crash.ts'
import { figuresOf } from './figures.ts'
import { checkHidden, checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

/** u = 2^51: the round crashes at 1.98. */
const crashingAt198 = () => scripted([2 ** 31 - 1, 2 ** 20 - 1])

const play = (choice: Omit<CrashChoice, 'flight'>, moves: CrashMove[]) =>
  crash.play({ flight: 'rocket', ...choice }, moves, crashingAt198())

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
    expect(play({ autoCashOut: 180 }, [{ cashOut: 1_000_000 }]).won).toEqual(fraction(180n, 100n))
    expect(play({ autoCashOut: 180 }, [{ cashOut: 120 }]).won).toEqual(fraction(120n, 100n))
    expect(play({ autoCashOut: 200 }, [{ cashOut: 1_000_000 }]).won).toEqual(fraction(0n))
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
  fc.assert(fc.property(fc.nat(), (seed) => checkHidden(crash, { flight: 'rocket' }, seed)))
})

test('crash: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const choice = fc.record(
    { flight: fc.constantFrom('rocket', 'dive'), autoCashOut: fc.integer({ min: 101, max: 100_000 }) },
    { requiredKeys: ['flight'] },
  )
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(crash, choice, seed)))
})

test.each([
  ['rocket', 120],
  ['rocket', 200],
  ['dive', 110],
  ['dive', 1000],
] as const)('crash: simulated cash-outs of the %s at %i hundredths fit the computed chances', (flight, cashOut) => {
  const draw = seededDraw(4)
  expectAgreement(() => crash.play({ flight }, [{ cashOut }], draw).won, crashEndings(flight, cashOut))
})

test('the dive returns 97 % at every multiple up to 1 000, at which everybody leaves', () => {
  for (const cashOut of [101, 200, 1000, 100_000]) {
    const { returnToPlayer } = figuresOf(crashEndings('dive', cashOut))
    expect(Number(toDecimal(returnToPlayer, 12))).toBeCloseTo(0.97, 9)
  }
  const draw = () => scripted([0, 0])
  expect(crash.play({ flight: 'dive' }, [{ cashOut: 100_000 }], draw()).won).toEqual(fraction(1000n))
  expect(() => crash.play({ flight: 'dive' }, [{ cashOut: 100_001 }], draw())).toThrow(RangeError)
  expect(() => crash.play({ flight: 'dive', autoCashOut: 100_001 }, [], draw())).toThrow(RangeError)
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
    const lasts = (choice: Omit<CrashChoice, 'flight'>) => crashLasts({ flight: 'rocket', ...choice }, crashingAt198())
    expect(lasts({})).toBe(11_469)
    expect(lasts({ autoCashOut: 199 })).toBe(11_469)
    expect(lasts({ autoCashOut: 198 })).toBe(11_385)
    expect(lasts({ autoCashOut: 150 })).toBe(6_758)
  })

  test('of the dive is half as long', () => {
    // The same numbers crash the dive at 1.94: ln 1.95 = 0.667829, ln 1.5 = 0.405465, each over 0.00012 and rounded up.
    expect(crashLasts({ flight: 'dive' }, crashingAt198())).toBe(5_566)
    expect(crashLasts({ flight: 'dive', autoCashOut: 150 }, crashingAt198())).toBe(3_379)
    expect(leaveAfter('dive', 5_776)).toEqual({ cashOut: 199 })
    expect(leaveAfter('dive', 5_777)).toEqual({ cashOut: 200 })
    expect(leaveAfter('dive', 10 ** 6)).toEqual({ cashOut: 100_000 })
  })

  test('a cash-out in the last millisecond is paid, one millisecond later is not', () => {
    const last = crashLasts({ flight: 'rocket' }, crashingAt198()) - 1
    expect(play({}, [leaveAfter('rocket', last)]).won).toEqual(fraction(198n, 100n))
    expect(play({}, [leaveAfter('rocket', last + 1)]).won).toEqual(fraction(0n))
    expect(play({}, [leaveAfter('rocket', 0)])).toMatchObject({ view: { cashedOutAt: 101 } })
  })
})
