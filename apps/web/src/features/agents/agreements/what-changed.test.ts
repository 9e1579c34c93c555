import type { AgreementWhatIf } from '@sanuk/contracts/agent-agreements'
import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const LEK = { id: 'lek', username: 'lek', tiers: [] }
const NOI = { id: 'noi', username: 'noi', tiers: [] }

const shown = (change: Partial<AgreementWhatIf> = {}): AgreementWhatIf => ({
  from: '2026-11-16',
  firstDay: '2026-11-01',
  lastDay: '2026-11-15',
  own: { before: '120.00', after: '70.00' },
  other: null,
  ends: [LEK],
  ...change,
})

test('names contracts that end now and such that do not any more', () => {
  expect(whatChanged(shown(), shown({ ends: [NOI] }))).toEqual({ added: [NOI], removed: [LEK], hasOtherSums: false })
})

test('tells other sums of either agent', () => {
  expect(whatChanged(shown(), shown({ own: { before: '120.00', after: '60.00' } })).hasOtherSums).toBe(true)
  expect(whatChanged(shown(), shown({ other: { before: '0.00', after: '1.00' } })).hasOtherSums).toBe(true)
})

test('finds nothing where the request cannot be accepted any more', () => {
  expect(whatChanged(shown(), null)).toEqual({ added: [], removed: [], hasOtherSums: false })
})
