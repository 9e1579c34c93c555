import type { FamilyCode } from '@sanuk/engines/lottery/bets'
import type { DrawRecord } from '@sanuk/verifier/draw-record'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifyDraw } from '@sanuk/verifier/verify-draw'
import { inputsOf, isTrueDraw, recordOf } from './house-draws.ts'

/** The next hexadecimal digit in the place of one of them. */
function otherDigit(hex: string, place: number): string {
  const at = place % hex.length
  return `${hex.slice(0, at)}${((Number.parseInt(hex[at] ?? '0', 16) + 1) % 16).toString(16)}${hex.slice(at + 1)}`
}

/** The record with one of its fields altered, `place` says where in it. */
const ALTERATIONS: Readonly<Record<string, (record: DrawRecord, place: number) => object>> = {
  seed: ({ seed }, place) => ({ seed: otherDigit(seed ?? '', place) }),
  commitment: ({ commitment }, place) => ({ commitment: otherDigit(commitment, place) }),
  'number of the seal': ({ head }) => ({ head: { ...head, number: `${BigInt(head?.number ?? 0) + 1n}` } }),
  'hash of the seal': ({ head }, place) => ({ head: { ...head, hash: otherDigit(head?.hash ?? '', place) } }),
  issue: ({ issue }) => ({ issue: `${issue}0` }),
  game: ({ game }) => ({ game: `${game}-2` }),
  result: ({ result }, place) => {
    const numbers = result ?? []
    const at = place % numbers.length
    const number = numbers[at] ?? ''
    return { result: numbers.with(at, `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`) }
  },
  'length of the result': ({ result }) => ({ result: result?.slice(1) }),
}

/** What came of some draws of a family: how many altered ones were refused, and on which verifier and platform differ. */
export type VerifiedDraws = {
  readonly refused: { readonly [alteration: string]: number }
  readonly disputes: readonly { readonly what: string; readonly record: DrawRecord }[]
}

const holds = (record: DrawRecord): boolean => {
  const verdict = verifyDraw(record)
  return verdict !== 'untold' && verdict.commitment && verdict.outcome
}

/**
 * Has the verifier check so many issues that the platform has drawn, and each again with every field altered in turn. An
 * altered record has to be refused unless the platform itself would tell just that: one of twelve animals is drawn again
 * by another seal now and then.
 */
export function verifyDraws(family: FamilyCode, { from, draws }: { from: number; draws: number }): VerifiedDraws {
  const refused = new Map<string, number>()
  const disputes: { what: string; record: DrawRecord }[] = []
  for (let number = from; number < from + draws; number += 1) {
    const record = recordOf(inputsOf(family, number))
    if (!holds(record)) disputes.push({ what: 'it is true and refused', record })
    for (const [what, alter] of Object.entries(ALTERATIONS)) {
      const changed = readSavedRecord(JSON.stringify({ ...record, ...alter(record, number) }))
      if (changed?.format !== 'sanuk-draw-1' || !holds(changed)) refused.set(what, (refused.get(what) ?? 0) + 1)
      else if (!isTrueDraw(changed)) disputes.push({ what: `${what} is altered and it is accepted`, record: changed })
    }
  }
  return { refused: Object.fromEntries(refused), disputes }
}
