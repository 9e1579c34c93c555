import { createHash } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { spin } from '@sanuk/engines/slots/spin'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { describe, expect, test } from 'vitest'
import { slotPlayable } from './slot-game.ts'
import { SLOTS } from './slots.ts'

const serverSeed = createHash('sha256').update('of bought free spins').digest('hex')
const drawOf = (nonce: number) => drawFrom(seededBytes({ serverSeed, clientSeed: 'mine', nonce }))

const selling = SLOTS.flatMap((slot) => {
  const { bought } = slot.machine.freeSpins
  return bought && slot.sheet.bought ? [{ ...slot, code: slot.machine.code, bought, figures: slot.sheet.bought }] : []
})

const ROUNDS = 2_000

test('every slot with free spins offers to buy them', () => {
  const having = SLOTS.filter(({ machine }) => Object.keys(machine.freeSpins.awards).length > 0)
  expect(selling.map(({ code }) => code)).toEqual(having.map(({ machine }) => machine.code))
  expect(selling.length).toBeGreaterThanOrEqual(20)
})

describe.each(selling)('bought free spins of $code', (slot) => {
  const { machine, sheet, bought, figures } = slot

  test('match the smallest scatter award, at the lowest price with an RTP not above the slot’s', () => {
    expect(bought.spins).toBe(Object.values(machine.freeSpins.awards)[0])
    const returned = Number(figures.exact)
    expect(returned).toBeLessThanOrEqual(Number(sheet.exact.total))
    expect((returned * bought.coins) / (bought.coins - 1)).toBeGreaterThan(Number(sheet.exact.total))
  })

  test('match the RTP and spin count of the PAR sheet in play, within the maximum win', {
    tags: ['slow'],
  }, () => {
    let [won, spins] = [0, 0]
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const round = spin(machine, drawOf(nonce), 'bought')
      won += round.win / bought.coins
      spins += round.steps.filter(({ kind }) => kind === 'free').length
      expect(round.steps[0]?.kind).toBe('free')
      expect(round.win).toBeLessThanOrEqual(sheet.maximumWinMultiple * coinsOf(machine))
    }
    const error = Number(figures.standardDeviation) / Math.sqrt(ROUNDS)
    expect(Math.abs(won / ROUNDS - Number(figures.exact))).toBeLessThan(4 * error)
    expect(spins / ROUNDS).toBeGreaterThan(Number(figures.spins) * 0.95)
    expect(spins / ROUNDS).toBeLessThan(Number(figures.spins) * 1.05)
  })

  test('are accepted at the offered price and count, and at no other', () => {
    const game = slotPlayable(slot)
    expect(game.takes(bought)).toBe(true)
    expect(game.takes({ ...bought, coins: bought.coins - 1 })).toBe(false)
    expect(game.takes({ ...bought, spins: bought.spins + 1 })).toBe(false)
    const [lowest] = game.stakesFor?.(bought, 'THB') ?? []
    expect(lowest).toBe((slot.stakes.THB[0] / BigInt(coinsOf(machine))) * BigInt(bought.coins))
    expect(game.stakesFor?.(null, 'THB')).toEqual(slot.stakes.THB)
  })
})
