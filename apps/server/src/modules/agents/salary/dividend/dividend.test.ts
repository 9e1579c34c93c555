import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '../tiers.ts'
import { type Claim, carryOver, dividendOf, type Grant, shareOut } from './dividend.ts'

/** Money is in 1/10 000 of a baht. */
const baht = (value: number): bigint => BigInt(Math.round(value * 10_000))
const COIN = 100n

const TIERS: Tier[] = [
  { rate: 300, valid: baht(300_000), active: 3, loss: baht(10_000) },
  { rate: 500, valid: baht(500_000), active: 3, loss: baht(30_000) },
  { rate: 1000, valid: baht(1_000_000), active: 5, loss: baht(50_000) },
]
const TEAM = { valid: baht(800_000), active: 5, loss: baht(25_000) }

const fixed = { way: 'fixed', coin: COIN } as const
const floating = { way: 'floating', coin: COIN } as const

// The figures of a public back office of this kind: 3 per cent of 25 000, and 5 per cent times 25 000 / 30 000.
test('800 000 of valid stake, 5 active accounts and a loss of 25 000 bring 750.00 fixed, 1 041.62 floating', () => {
  expect(dividendOf(TIERS, TEAM, fixed)).toEqual({ amount: baht(750), tier: 0 })
  expect(dividendOf(TIERS, TEAM, floating)).toEqual({ amount: baht(1041.62), tier: 1 })
})

test('a dividend is cut to the smallest coin', () => {
  const tiers = [{ rate: 333, valid: 0n, active: 0, loss: 0n }]
  expect(dividendOf(tiers, { ...TEAM, loss: baht(10.99) }, fixed)).toEqual({ amount: baht(0.36), tier: 0 })
})

test.each([fixed, floating])('$way: nothing of what members won, nor below the first tier', (by) => {
  const nothing = { amount: 0n, tier: -1 }
  expect(dividendOf(TIERS, { ...TEAM, loss: 0n }, by)).toEqual(nothing)
  expect(dividendOf(TIERS, { ...TEAM, loss: baht(-9_000) }, by)).toEqual(nothing)
  expect(dividendOf(TIERS, { ...TEAM, active: 2 }, by)).toEqual(nothing)
  expect(dividendOf(TIERS, { ...TEAM, valid: baht(299_999.99) }, by)).toEqual(nothing)
})

test('winnings of members are set against later losses as the brand says', () => {
  const periods = [baht(400), baht(-100), baht(-500)]
  const losses = (way: 'none' | 'next' | 'always') => {
    let carried = 0n
    return periods.map((net) => {
      const counted = carryOver(net, carried, way)
      carried = counted.carried
      return counted.loss
    })
  }
  expect(losses('none')).toEqual([baht(-400), baht(100), baht(500)])
  expect(losses('next')).toEqual([baht(-400), baht(-300), baht(500)])
  expect(losses('always')).toEqual([baht(-400), baht(-300), baht(200)])
})

const claim = (agent: string, above: string | null, [loss, rate]: readonly [number, number]): Claim => {
  const amount = loss > 0 ? baht(loss * rate) / 10_000n : 0n
  return { agent, above, loss: baht(loss), rate: amount > 0n ? rate : 0, amount: amount - (amount % COIN) }
}
const paid = (grants: ReadonlyMap<string, Grant>) =>
  Object.fromEntries([...grants].map(([agent, grant]) => [agent, Number(grant.paid) / 10_000]))

test('each agent is paid the difference to the contracts right below', () => {
  const claims = [claim('top', null, [1000, 500]), claim('a', 'top', [700, 300]), claim('b', 'a', [300, 100])]
  expect(paid(shareOut(claims, COIN))).toEqual({ top: 29, a: 18, b: 3 })
})

test('where one team won what another lost, the lines below share what there is in proportion', () => {
  // The losses of a and b are 1 000 and 500, but members of c won 900.
  const claims = [
    claim('top', null, [600, 500]),
    claim('a', 'top', [1000, 400]),
    claim('b', 'top', [500, 400]),
    claim('c', 'top', [-900, 400]),
  ]
  const grants = shareOut(claims, COIN)
  expect(paid(grants)).toEqual({ top: 0, a: 20, b: 10, c: 0 })
  expect(grants.get('a')).toEqual({ granted: baht(20), paid: baht(20), limited: true })
})

test('nobody of a line is paid where its members won in all', () => {
  const claims = [claim('top', null, [-1, 500]), claim('a', 'top', [5000, 400])]
  expect(paid(shareOut(claims, COIN))).toEqual({ top: 0, a: 0 })
})

test('an agent whose own contract brings nothing leaves the line below what it claims', () => {
  const claims = [claim('top', null, [1000, 0]), claim('a', 'top', [800, 400])]
  expect(paid(shareOut(claims, COIN))).toEqual({ top: 0, a: 32 })
})

/** Lines of agents whose members lost and won: an agent's loss is that of the own members and all below. */
const lines = fc
  .array(fc.record({ above: fc.nat(), own: fc.integer({ min: -5000, max: 5000 }), rate: fc.nat(6000) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((agents) => {
    const aboves = agents.map(({ above }, at) => (at === 0 ? -1 : (above % (at + 1)) - 1))
    const losses = agents.map(({ own }) => own)
    for (let at = agents.length - 1; at > 0; at -= 1) {
      const above = aboves[at] ?? -1
      if (above >= 0) losses[above] = (losses[above] ?? 0) + (losses[at] ?? 0)
    }
    return agents.map(({ rate }, at) => {
      const above = aboves[at] ?? -1
      return claim(`${at}`, above < 0 ? null : `${above}`, [losses[at] ?? 0, rate])
    })
  })

test('nobody pays, and no line has more than its highest rate brings of the loss of its top', () => {
  fc.assert(
    fc.property(lines, (claims) => {
      const grants = shareOut(claims, COIN)
      const isBelow = (one: Claim, top: string): boolean =>
        one.agent === top || (one.above !== null && claims.some((it) => it.agent === one.above && isBelow(it, top)))
      for (const top of claims) {
        const line = claims.filter((one) => isBelow(one, top.agent))
        const sum = line.reduce((all, one) => all + (grants.get(one.agent)?.paid ?? 0n), 0n)
        const highest = BigInt(Math.max(...line.map(({ rate }) => rate)))
        expect(sum).toBe(grants.get(top.agent)?.granted)
        expect(sum <= (top.loss > 0n ? (top.loss * highest) / 10_000n : 0n)).toBe(true)
      }
      for (const { paid: own } of grants.values()) expect(own >= 0n && own % COIN === 0n).toBe(true)
      expect(grants.size).toBe(claims.length)
    }),
    { numRuns: 300 },
  )
})

test('where each contract brings at least what those below bring, all are paid by their contracts', () => {
  fc.assert(
    fc.property(lines, (claims) => {
      const below = (agent: string) =>
        claims.filter(({ above }) => above === agent).reduce((sum, { amount }) => sum + amount, 0n)
      fc.pre(claims.every(({ agent, amount }) => below(agent) <= amount))
      const grants = shareOut(claims, COIN)
      for (const { agent, amount } of claims) {
        expect(grants.get(agent)).toEqual({ granted: amount, paid: amount - below(agent), limited: false })
      }
    }),
    { numRuns: 100, maxSkipsPerRun: 10_000 },
  )
})
