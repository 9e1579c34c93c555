import { expect, test } from 'vitest'
import { changedFiles, journeysTouched } from './changed-files.ts'

test('runs only the changed journeys when nothing else has changed', () => {
  const changed = ['README.md', 'apps/web/journeys/deposit.journey.ts', 'packages/money/src/amount.test.ts']
  expect(journeysTouched(changed)).toEqual(['apps/web/journeys/deposit.journey.ts'])
})

test('runs all journeys when a program they run has changed', () => {
  for (const path of [
    'apps/server/src/house.ts',
    'packages/ledger/src/migrations/20260101-ledger.sql',
    'apps/web/journeys/member.fixture.ts',
    'tools/bank-simulator/src/main.ts',
    'package-lock.json',
  ]) {
    expect(journeysTouched(['apps/web/journeys/deposit.journey.ts', path]), path).toBe('all')
  }
})

test('runs no journey when only documents, tests of other parts and measuring tools have changed', () => {
  const changed = [
    'docs/vendors.md',
    'apps/server/src/house.test.ts',
    'apps/server/tests/house.fixture.ts',
    'tools/bench/src/main.ts',
  ]
  expect(journeysTouched(changed)).toEqual([])
})

test('names a commit unknown to git in the error', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('git does not know no-such-commit')
})
