import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, product, quotient, sum, toDecimal } from '../exact/fraction.ts'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { exactReturn } from './exact-return.ts'
import { goldenTiger } from './golden-tiger/machine.ts'
import { coinsOf } from './machine.ts'
import { smallMachine } from './small-machine.fixture.ts'
import { spin } from './spin.ts'
import { spinReturn } from './spin-return.fixture.ts'

const number = (value: Fraction) => Number(toDecimal(value, 15))

describe.each([
  ['the small machine', smallMachine, 400_000],
  ['Golden Tiger', goldenTiger, 1_000_000],
])('%s', (_, machine, rounds) => {
  const exact = exactReturn(machine)

  test('exactReturn matches a computation by symbol counts and Wald’s equation', () => {
    const coins = fraction(BigInt(coinsOf(machine)))
    const paid = spinReturn(machine, machine.strips.base)
    const free = spinReturn(machine, machine.strips.free)
    expect(exact.wins).toEqual(quotient(paid.lines, coins))
    expect(exact.scatter).toEqual(quotient(paid.scatter, coins))
    // Wald's equation: a series pays its average length times one free spin.
    const multiplier = fraction(BigInt(machine.freeSpins.multiplier))
    const spins = product(exact.featureChance, exact.spinsInFeature)
    expect(exact.feature).toEqual(product(spins, quotient(product(multiplier, sum([free.lines, free.scatter])), coins)))
  })

  test('simulation fits exactReturn within three standard errors', { tags: ['slow'] }, () => {
    const draw = drawFrom(seededBytes(20_251_121))
    let [win, hits, series] = [0, 0, 0]
    for (let n = 0; n < rounds; n += 1) {
      const round = spin(machine, draw)
      win += round.win / machine.lines.length
      if (round.win > 0) hits += 1
      if (round.steps.length > 1) series += 1
    }
    const within = (count: number, chance: number) =>
      expect(Math.abs(count / rounds - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / rounds))
    within(hits, number(exact.hit))
    within(series, number(exact.featureChance))
    const error = Math.sqrt(number(exact.variance) / rounds)
    expect(Math.abs(win / rounds - number(exact.total))).toBeLessThan(3 * error)
  })
})
