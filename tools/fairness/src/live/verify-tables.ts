import { firstSeriesDifference, verifySeries } from '@sanuk/verifier/series/verify-series'
import { firstDifference, verifyShoe } from '@sanuk/verifier/verify-shoe'
import { changedAt, leavesOf } from '../verified/alterations.ts'
import { type LiveHouse, type LiveRecord, liveRecordOf } from './live-house.ts'

/** Alterations of the order and of the length of what came out. */
const SWAPPED = 'two in a row are swapped'
const LEFT_OUT = 'one is left out'

/** A record on which the independent verifier and the engine do not agree. */
type Dispute = { readonly what: string; readonly number: number; readonly table: string }

export type VerifiedTables = {
  readonly refused: { readonly [alteration: string]: number }
  readonly disputes: readonly Dispute[]
}

/**
 * Has the verifier check so many shoes or series of each table that the engine has drawn, and each again with one place of
 * every field altered. An altered record has to be refused unless the engine itself would tell just that, as of a larger
 * stake that was lost. The name of a bet's round says nothing and is left alone.
 */
export function verifyTables(
  houses: readonly LiveHouse[],
  { from, each }: { from: number; each: number },
): VerifiedTables {
  const refused = new Map<string, number>()
  const disputes: Dispute[] = []
  for (let number = from; number < from + each; number += 1) {
    for (const house of houses) {
      for (const { what, judgement } of verifyOne(house, number)) {
        if (judgement === 'refused') refused.set(what, (refused.get(what) ?? 0) + 1)
        else if (judgement === 'disputed') disputes.push({ what, number, table: house.name })
      }
    }
  }
  return { refused: Object.fromEntries(refused), disputes }
}

type Judgement = 'refused' | 'true as well' | 'disputed'

function verifyOne(house: LiveHouse, number: number): readonly { what: string; judgement: Judgement }[] {
  const record = house.recordOf(number)
  const altered = alterationsOf(house, record, number).map(([what, changed]) => ({
    what,
    judgement: judged(house, changed),
  }))
  return holds(record) ? altered : [{ what: 'it is true and refused', judgement: 'disputed' }, ...altered]
}

function judged({ isTrue }: LiveHouse, changed: unknown): Judgement {
  const read = liveRecordOf(JSON.stringify(changed))
  if (!read || !holds(read)) return 'refused'
  return isTrue(read) ? 'true as well' : 'disputed'
}

function holds(record: LiveRecord): boolean {
  if (record.format === 'sanuk-series-1') {
    const verdict = verifySeries(record)
    return verdict !== 'untold' && firstSeriesDifference(verdict) === null
  }
  const verdict = verifyShoe(record)
  return verdict !== 'untold' && firstDifference(verdict) === null
}

/** A prime, so that places all over a record have their turn. */
const STRIDE = 1009

function alterationsOf(
  { fields, list }: LiveHouse,
  record: LiveRecord,
  number: number,
): readonly (readonly [what: string, changed: unknown])[] {
  const places = leavesOf(record).filter((path) => path.at(-1) !== 'round')
  const altered = fields.map((field) => {
    const ofField = places.filter(([first]) => first === field)
    const place = ofField[(number * STRIDE) % Math.max(1, ofField.length)] ?? []
    return [field, changedAt(record, place)] as const
  })
  const listed: readonly object[] = record.format === 'sanuk-series-1' ? record.outcomes : record.coups
  const at = number % (listed.length - 1)
  const [one, other] = listed.slice(at, at + 2)
  const swapped = one && other ? listed.toSpliced(at, 2, other, one) : []
  return [
    ...altered,
    [SWAPPED, { ...record, [list]: swapped }],
    [LEFT_OUT, { ...record, [list]: listed.toSpliced(at, 1) }],
  ]
}
