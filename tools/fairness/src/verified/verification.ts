import { type RoundRecord, readRecord } from '@sanuk/verifier/record'
import { checked, fingerprintOf, verifyRound } from '@sanuk/verifier/verify'
import { altered, FIELDS, type Field, shortened } from './alterations.ts'
import type { Told } from './server-rounds.ts'

/** A round on which the independent verifier and the Studio do not agree. */
export type Dispute = { readonly round: string; readonly what: string; readonly record: string }

/** What came of some rounds of a game: how many held, and of each kind of field how many alterations were refused. */
export type Verified = {
  readonly rounds: number
  readonly refused: { readonly [what in Field | 'a step or a move less']?: number }
  /** Alterations after which a record tells another round that is as true, such as a lost one for another stake. */
  readonly stillTrue: number
  readonly disputes: readonly Dispute[]
}

const holds = (record: RoundRecord): boolean => {
  const verdict = verifyRound(record)
  return verdict !== 'untold' && checked(verdict).every(({ holds }) => holds)
}

/** Of which rounds, and how many kinds of fields are altered in each of them, in turn. */
export type Share = { readonly from: number; readonly rounds: number; readonly alterations: number }

const KINDS = [...FIELDS, 'a step or a move less'] as const

/**
 * Verifies rounds, and each again with something altered. A record with other rules is refused by their short name; any
 * other unless the Studio itself would have told just that.
 */
export function verifyRounds(told: Told, { from, rounds, alterations }: Share): Verified {
  const refused = new Map<string, number>()
  const disputes: Dispute[] = []
  let stillTrue = 0
  const alter = (record: RoundRecord, number: number, kind: (typeof KINDS)[number]) => {
    const changed = kind === 'a step or a move less' ? shortened(record) : altered(record, kind, number * STRIDE)
    if (!changed) return
    const judgement = judged(told, record, changed)
    if (judgement === 'refused') refused.set(kind, (refused.get(kind) ?? 0) + 1)
    else if (judgement === 'true as well') stillTrue += 1
    else disputes.push(disputeOf(record, `${kind} is altered and it is ${judgement}`, changed))
  }
  for (let number = from; number < from + rounds; number += 1) {
    const record = told.record(number)
    if (!holds(record)) disputes.push(disputeOf(record, 'it is true and refused', record))
    for (let turn = 0; turn < alterations; turn += 1) {
      alter(record, number, KINDS[(number * alterations + turn) % KINDS.length] ?? 'win')
    }
  }
  return { rounds, refused: Object.fromEntries(refused), stillTrue, disputes }
}

/** So that neighbouring rounds are altered in places that lie apart. */
const STRIDE = 31

const disputeOf = ({ round }: RoundRecord, what: string, about: object): Dispute => ({
  round,
  what,
  record: JSON.stringify(about),
})

type Judgement = 'refused' | 'true as well' | 'accepted though nobody told it' | 'refused though it is true'

function judged(told: Told, record: RoundRecord, changed: object): Judgement {
  const read = readRecord(JSON.stringify(changed))
  if (!read || fingerprintOf(read) !== fingerprintOf(record)) return 'refused'
  const isAccepted = holds(read)
  const isOfSeeds = read.seed.commitment === record.seed.commitment && read.seed.serverSeed === record.seed.serverSeed
  if (!isOfSeeds) return isAccepted ? 'accepted though nobody told it' : 'refused'
  const isTrue = told.isTrue(read)
  if (isAccepted !== isTrue) return isAccepted ? 'accepted though nobody told it' : 'refused though it is true'
  return isAccepted ? 'true as well' : 'refused'
}
