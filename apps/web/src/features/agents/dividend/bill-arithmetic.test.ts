import { expect, test } from 'vitest'
import { partOfTier, wholeLineOf } from './bill-arithmetic.ts'

const contract = {
  from: '2026-11-01',
  tiers: [
    { rate: 300, valid: '0', active: 0 },
    { rate: 500, valid: '0', active: 0, loss: '30000.00' },
  ],
}

// 25 000 / 30 000 = 0.8333…, 10 000 / 60 000 = 0.1666…
test.each([
  { loss: '25000.00', part: 8333 },
  { loss: '5000.00', part: 1667 },
])('a loss of $loss brings $part hundredths of a per cent of a tier from 30 000 on', ({ loss, part }) => {
  expect(partOfTier({ loss, tier: 2 }, contract)).toEqual({ part, wanted: 300_000_000n })
})

test.each([
  { name: 'the loss is reached', bill: { loss: '30000.00', tier: 2 }, of: contract },
  { name: 'the tier asks for none', bill: { loss: '1.00', tier: 1 }, of: contract },
  { name: 'no tier counts', bill: { loss: '-5.00', tier: 0 }, of: contract },
  { name: 'there is no contract', bill: { loss: '1.00', tier: 0 }, of: null },
])('a tier brings the whole where $name', ({ bill, of }) => {
  expect(partOfTier(bill, of)).toBeNull()
})

test('the whole line gets what the agent and the agents below get', () => {
  expect(wholeLineOf({ earned: '600.50', below: '300.25' })).toBe(9_007_500n)
})
