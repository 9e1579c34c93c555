import { createHash } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { spin } from '@sanuk/engines/slots/spin'
import { parseAmount } from '@sanuk/money/amount'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { describe, expect, test } from 'vitest'
import { slotPlayable } from './slot-game.ts'
import { SLOTS } from './slots.ts'

const serverSeed = createHash('sha256').update('of dearer spins').digest('hex')
const drawOf = (nonce: number) => drawFrom(seededBytes({ serverSeed, clientSeed: 'mine', nonce }))

const offering = SLOTS.flatMap((slot) => {
  const { ante, code } = slot.machine
  return ante && slot.sheet.ante ? [{ ...slot, code, ante, figures: slot.sheet.ante }] : []
})

const ROUNDS = 40_000

test('at least four slots offer an ante spin, each with its figures on the PAR sheet', () => {
  expect(offering.map(({ code }) => code)).toEqual(SLOTS.flatMap(({ machine }) => (machine.ante ? [machine.code] : [])))
  expect(offering.length).toBeGreaterThanOrEqual(4)
})

describe.each(offering)('the ante spin of $code', (slot) => {
  const { machine, sheet, ante, figures } = slot

  test('has an RTP up to 0.6 points below the ordinary spin’s, and wins free spins twice as often', () => {
    const [dearer, own] = [Number(figures.exact), Number(sheet.exact.total)]
    expect(dearer).toBeLessThanOrEqual(own)
    expect(dearer).toBeGreaterThan(own - 0.006)
    expect(dearer).toBeGreaterThan(0.95)
    const often = Number(sheet.featureEvery) / Number(figures.featureEvery)
    expect(often).toBeGreaterThan(1.8)
    expect(often).toBeLessThan(2.4)
    expect(ante.coins).toBeGreaterThan(coinsOf(machine))
  })

  test('matches the RTP and feature rate of its PAR sheet in play, within the maximum win', {
    tags: ['slow'],
  }, () => {
    let [won, features] = [0, 0]
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const round = spin(machine, drawOf(nonce), 'ante')
      won += round.win / ante.coins
      if (round.steps.some(({ kind }) => kind === 'free')) features += 1
      if (round.steps[0]?.kind !== 'base') throw new Error('the round has no paid spin')
      if (round.win > sheet.maximumWinMultiple * coinsOf(machine)) throw new Error(`wins ${round.win}`)
    }
    const error = Number(figures.standardDeviation) / Math.sqrt(ROUNDS)
    expect(Math.abs(won / ROUNDS - Number(figures.exact))).toBeLessThan(4 * error)
    const chance = 1 / Number(figures.featureEvery)
    expect(Math.abs(features / ROUNDS - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / ROUNDS))
  })

  test('is accepted at the offered price and at no other', () => {
    const game = slotPlayable(slot)
    expect(game.takes({ ante: ante.coins })).toBe(true)
    expect(game.takes({ ante: ante.coins - 1 })).toBe(false)
    expect(game.takes({ ante: ante.coins, spins: 10 })).toBe(false)
    const [lowest] = game.stakesFor?.({ ante: ante.coins }, 'THB') ?? []
    expect(lowest).toBe((parseAmount('1') / BigInt(coinsOf(machine))) * BigInt(ante.coins))
  })
})
