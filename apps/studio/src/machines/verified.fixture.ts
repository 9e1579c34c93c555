import { readRecord } from '@sanuk/verifier/record'
import { verifyRound } from '@sanuk/verifier/verify'
import { expect } from 'vitest'
import { recordOf } from '../../client/src/replay/record.ts'

/** Expects that anybody finds a watched round right, and the fall of its pool as well where one fell in it by chance. */
export function expectVerified(watched: Parameters<typeof recordOf>[0]): void {
  const record = readRecord(JSON.stringify(recordOf(watched)))
  const verdict = record && verifyRound(record)
  expect(verdict).toMatchObject({ commitment: true, outcome: true, money: true })
  expect(verdict).not.toMatchObject({ drop: false })
}
