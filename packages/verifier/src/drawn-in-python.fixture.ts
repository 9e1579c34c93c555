import { createHash } from 'node:crypto'
import type { DrawRecord } from './draw-record.ts'
import results from './drawn-in-python.fixture.json' with { type: 'json' }
import { readSavedRecord } from './record.ts'

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/**
 * Three draws of each family. Their results were counted in Python from the same names, with its `hmac` and by the
 * published rule: neither the engine nor the verifier had part in them.
 */
export const DRAWS = Object.entries(results).flatMap(([family, drawn]) =>
  drawn.map((result, at) => ({ family, number: at + 1, result })),
)

/** The record of a draw, as the platform tells it or with something changed. Throws where it cannot be read. */
export function recordOf({ family, number, result }: (typeof DRAWS)[number], changes: object = {}): DrawRecord {
  const seed = sha256(`seed of ${family} ${number}`)
  const text = JSON.stringify({
    format: 'sanuk-draw-1',
    game: 'drawn-in-python',
    family,
    issue: `20261127-${number}`,
    commitment: sha256(Buffer.from(seed, 'hex')),
    seed,
    head: { number: `${1000 * number}`, hash: sha256(`head of ${family} ${number}`) },
    sealedAt: '2026-11-27T07:59:55.104Z',
    drawnAt: '2026-11-27T08:00:01.250Z',
    result,
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-draw-1') throw new Error('the record cannot be read')
  return record
}
