import { BACCARAT_VARIANTS, type BaccaratVariant } from '@sanuk/engines/live/baccarat/spots'
import { readSavedRecord } from '@sanuk/verifier/record'
import type { ShoeRecord } from '@sanuk/verifier/shoe-record'
import { firstDifference, verifyShoe as verify } from '@sanuk/verifier/verify-shoe'
import { changedAt, leavesOf } from '../verified/alterations.ts'
import { isTrueShoe, recordOf, seedOf } from './house-shoes.ts'

/** Fields of a record of a shoe; one place of each is altered in its turn. */
const FIELDS = ['commitment', 'serverSeed', 'clientSeed', 'nonce', 'variant', 'burn', 'coups', 'bets', 'roads'] as const

/** Places of lists whose order or length is altered. */
const SWAPPED = 'two coups are swapped'
const LEFT_OUT = 'a coup is left out'

/** A shoe on which the independent verifier and the engine do not agree. */
type Dispute = { readonly what: string; readonly shoe: string; readonly variant: BaccaratVariant }

export type VerifiedShoes = {
  readonly refused: { readonly [alteration: string]: number }
  readonly disputes: readonly Dispute[]
}

/**
 * Has the verifier check so many shoes by each of the rules that the engine has dealt, and each again with one place of
 * every field altered. An altered record has to be refused unless the engine itself would tell just that, as of a larger
 * stake that was lost. The name of a bet's round says nothing and is left alone.
 */
export function verifyShoes({ from, shoes }: { from: number; shoes: number }): VerifiedShoes {
  const refused = new Map<string, number>()
  const disputes: Dispute[] = []
  for (let number = from; number < from + shoes; number += 1) {
    for (const variant of BACCARAT_VARIANTS) {
      for (const { what, judgement } of verifyShoe(variant, number)) {
        if (judgement === 'refused') refused.set(what, (refused.get(what) ?? 0) + 1)
        else if (judgement === 'disputed') disputes.push({ what, shoe: `${number}`, variant })
      }
    }
  }
  return { refused: Object.fromEntries(refused), disputes }
}

type Judgement = 'refused' | 'true as well' | 'disputed'

function verifyShoe(variant: BaccaratVariant, number: number): readonly { what: string; judgement: Judgement }[] {
  const record = recordOf(variant, seedOf(number))
  const altered = alterationsOf(record, number).map(([what, changed]) => ({ what, judgement: judged(changed) }))
  return holds(record) ? altered : [{ what: 'it is true and refused', judgement: 'disputed' }, ...altered]
}

function judged(changed: unknown): Judgement {
  const read = readSavedRecord(JSON.stringify(changed))
  if (read?.format !== 'sanuk-shoe-1' || !holds(read)) return 'refused'
  return isTrueShoe(read) ? 'true as well' : 'disputed'
}

function holds(record: ShoeRecord): boolean {
  const verdict = verify(record)
  return verdict !== 'untold' && firstDifference(verdict) === null
}

/** A prime, so that places all over a record have their turn. */
const STRIDE = 1009

function alterationsOf(record: ShoeRecord, number: number): readonly (readonly [what: string, changed: unknown])[] {
  const places = leavesOf(record).filter((path) => path.at(-1) !== 'round')
  const altered = FIELDS.map((field) => {
    const ofField = places.filter(([first]) => first === field)
    const place = ofField[(number * STRIDE) % Math.max(1, ofField.length)] ?? []
    return [field, changedAt(record, place)] as const
  })
  const at = number % (record.coups.length - 1)
  const [one, other] = record.coups.slice(at, at + 2)
  const swapped = one && other ? record.coups.toSpliced(at, 2, other, one) : []
  return [
    ...altered,
    [SWAPPED, { ...record, coups: swapped }],
    [LEFT_OUT, { ...record, coups: record.coups.toSpliced(at, 1) }],
  ]
}
