import { sha256 } from './drawn-in-python.fixture.ts'
import { readSavedRecord } from './record.ts'
import rounds from './yeekee-in-python.fixture.json' with { type: 'json' }
import type { YeekeeRecord } from './yeekee-record.ts'

/**
 * Rounds of Yeekee with no shots, with 15, 16 and 40. What the platform adds and the results were counted in Python from
 * the same names, with its `hmac` and by the published rule.
 */
export const ROUNDS = rounds

/** The record of a round, as the platform tells it or with something changed. Throws where it cannot be read. */
export function yeekeeRecordOf({ number, ...round }: (typeof ROUNDS)[number], changes: object = {}): YeekeeRecord {
  const seed = sha256(`seed of yeekee ${number}`)
  const text = JSON.stringify({
    format: 'sanuk-yeekee-1',
    game: 'drawn-in-python',
    issue: `20261127-${number}`,
    commitment: sha256(Buffer.from(seed, 'hex')),
    seed,
    head: { number: `${1000 * number}`, hash: sha256(`head of yeekee ${number}`) },
    sealedAt: '2026-11-27T07:59:00.104Z',
    drawnAt: '2026-11-27T08:00:01.250Z',
    ...round,
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-yeekee-1') throw new Error('the record cannot be read')
  return record
}
