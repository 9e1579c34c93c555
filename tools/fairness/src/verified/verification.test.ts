import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { allTold } from './all-told.ts'
import { altered, changedAt, FIELDS, leavesOf } from './alterations.ts'
import { verifyRounds } from './verification.ts'

const ROUNDS = runsSlowTests ? 250 : 100

test.each(allTold)(`$code: ${ROUNDS} rounds verify, and every altered copy of them is rejected`, (told) => {
  const { disputes, refused } = verifyRounds(told, { from: 0, rounds: ROUNDS, alterations: 2 })
  expect(disputes).toEqual([])
  const record = told.record(0)
  const always = ['seed.commitment', 'seed.serverSeed', 'seed.clientSeed', 'seed.nonce', 'stake', 'win', 'rules']
  expect(Object.keys(refused)).toEqual(expect.arrayContaining(always))
  expect(Object.keys(refused)).toContain('steps' in record ? 'steps' : 'view')
  if ('rules' in record && 'freeSpins' in record.rules && record.rules.freeSpins.bought) {
    expect(Object.keys(refused)).toContain('bought')
  }
})

test('alterations reach every field of a record', () => {
  const record = { seed: { nonce: 1 }, steps: [{ grid: [['As'], ['']] }, { win: '2.50', held: null }] }
  expect(leavesOf(record)).toHaveLength(5)
  expect(leavesOf(record).map((path) => changedAt(record, path))).toEqual([
    { ...record, seed: { nonce: 2 } },
    { ...record, steps: [{ grid: [['Ac'], ['']] }, record.steps[1]] },
    { ...record, steps: [{ grid: [['As'], ['x']] }, record.steps[1]] },
    { ...record, steps: [record.steps[0], { win: '3.5', held: null }] },
    { ...record, steps: [record.steps[0], { win: '2.50', held: 1 }] },
  ])
  expect(FIELDS.map((field) => altered(record, field, 7) !== null)).toEqual(
    FIELDS.map((field) => field === 'seed.nonce' || field === 'steps'),
  )
})

test('a verifier that accepts everything is detected', () => {
  const [told] = allTold
  if (!told) throw new Error('there is no game')
  const credulous = { ...told, isTrue: () => true }
  const { disputes } = verifyRounds(credulous, { from: 0, rounds: 26, alterations: 2 })
  expect(disputes.some(({ what }) => what.endsWith('refused though it is true'))).toBe(true)
})
