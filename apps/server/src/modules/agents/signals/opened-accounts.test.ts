import { expect, test } from 'vitest'
import { findOpenedAccounts } from './opened-accounts.ts'

const used = (beside: number, elsewhere: number) => [
  ...Array.from({ length: beside }, (_, at) => ({ member: `b${at}`, agent: 'agent', isBeside: true })),
  ...Array.from({ length: elsewhere }, (_, at) => ({ member: `e${at}`, agent: 'agent', isBeside: false })),
]

test.each([
  [3, 0, true],
  [3, 3, true],
  [2, 0, false],
  [3, 4, false],
])('%i accounts beside the agent and %i elsewhere: found %s', (beside, elsewhere, isFound) => {
  expect(findOpenedAccounts(used(beside, elsewhere)).length === 1).toBe(isFound)
})
