import { createHash } from 'node:crypto'
import type { FamilyCode, Result } from '@sanuk/engines/lottery/bets'
import type { DrawRecord } from '@sanuk/verifier/draw-record'
import { readSavedRecord } from '@sanuk/verifier/record'
import { type DrawInputs, drawIssue } from '../../../../apps/server/src/modules/lottery/lottery/house-draw.ts'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** What an issue of a family is drawn from, by its number: another seed and another seal each time. */
export function inputsOf(family: FamilyCode, number: number): DrawInputs {
  const name = `${family} ${number}`
  return {
    game: `house-${family.toLowerCase().replace('_', '-')}`,
    family,
    issue: `20261127-${number}`,
    seed: sha256(`seed of ${name}`),
    head: { number: `${number}`, hash: sha256(`seal before ${name}`) },
  }
}

/** The record of an issue that the platform's own code has drawn, read as the verifier reads it. */
export const recordOf = (inputs: DrawInputs): DrawRecord => readBack(inputs, drawIssue(inputs))

function readBack({ seed, ...inputs }: DrawInputs, result: Result): DrawRecord {
  const text = JSON.stringify({
    format: 'sanuk-draw-1',
    ...inputs,
    commitment: sha256(Buffer.from(seed, 'hex')),
    seed,
    sealedAt: '2026-11-27T07:59:55.104Z',
    drawnAt: '2026-11-27T08:00:01.250Z',
    result,
  })
  const read = readSavedRecord(text)
  if (read?.format !== 'sanuk-draw-1') throw new Error(`the verifier reads no such draw: ${text}`)
  return read
}

/** Whether the platform itself would tell just this record. */
export function isTrueDraw({ seed, head, result, commitment, ...record }: DrawRecord): boolean {
  if (!seed || !head || !result) return false
  const isCommitted = sha256(Buffer.from(seed, 'hex')) === commitment
  return isCommitted && drawIssue({ ...record, seed, head }).join(' ') === result.join(' ')
}
