import { createHash } from 'node:crypto'
import { drawYeekee, writeShot } from '@sanuk/engines/lottery/three-digits/yeekee'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifyYeekee } from '@sanuk/verifier/verify-yeekee'
import { describe, expect, test } from 'vitest'
import { houseDraws } from '../../../../apps/server/src/modules/lottery/lottery/house-draw.ts'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** The record of a round with so many shots that the platform's own code has drawn. */
function recordOf(number: number, count: number) {
  const seed = sha256(`seed of round ${number}`)
  const head = { number: `${number + 1}`, hash: sha256(`seal before round ${number}`) }
  const inputs = { game: 'yeekee-five', issue: `20261127-${number}`, seed, head }
  const shots = Array.from(
    { length: count },
    (_, at) => Number.parseInt(sha256(`${number} ${at}`).slice(0, 12), 16) % 1e5,
  )
  const { own, fills, result } = drawYeekee(houseDraws(inputs), shots)
  return {
    format: 'sanuk-yeekee-1',
    ...inputs,
    commitment: sha256(Buffer.from(seed, 'hex')),
    sealedAt: '2026-11-27T07:59:00.104Z',
    drawnAt: '2026-11-27T08:00:01.250Z',
    shots: shots.map(writeShot),
    own: writeShot(own),
    fills: fills.map(writeShot),
    result: [...result],
  }
}

function isAccepted(record: object): boolean {
  const read = readSavedRecord(JSON.stringify(record))
  if (read?.format !== 'sanuk-yeekee-1') throw new Error('the verifier reads no such record')
  const verdict = verifyYeekee(read)
  return verdict !== 'untold' && verdict.commitment && verdict.outcome
}

const ROUNDS = Array.from({ length: 400 }, (_, number) => ({ number, count: number % 41 }))

describe('rounds of Yeekee', () => {
  test('that the platform draws are accepted by the verifier, with any number of shots', () => {
    expect(ROUNDS.filter(({ number, count }) => !isAccepted(recordOf(number, count)))).toEqual([])
  })

  test('of which a shot was changed afterwards are refused, unless it is the one that is taken off', () => {
    for (const { number, count } of ROUNDS.filter((round) => round.count > 0)) {
      const record = recordOf(number, count)
      const at = number % count
      const changed = writeShot((Number(record.shots[at]) + 1) % 1e5)
      expect(isAccepted({ ...record, shots: record.shots.with(at, changed) }), `${number} ${at}`).toBe(at === 15)
    }
  })

  test('depend on what was shot only by its sum and the 16th: the own shot is the same', () => {
    for (const number of [1, 2, 3]) {
      expect(new Set([0, 5, 16, 30].map((count) => recordOf(number, count).own)).size).toBe(1)
    }
  })
})
