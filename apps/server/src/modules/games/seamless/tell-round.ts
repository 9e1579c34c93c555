import { changesOf } from '@sanuk/ledger/attempts'
import { type Database, queryable } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import type { Asked } from './asked.ts'
import { readBooked } from './find-asked.ts'
import type { SeamlessStore } from './store.ts'
import { readMemo } from './transaction-key.ts'

type Needs = {
  readonly database: Database
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'ofVendor'>
}

export type RoundAsked = { readonly vendor: string; readonly round: string; readonly member: string }

export type ToldRound = {
  readonly state: RoundRecord['state']
  readonly transactions: readonly NamedAsked[]
}

type NamedAsked = Asked & { readonly name: string }

/** What was decided in a round and how it stands. A round in which nothing was is unknown. */
export async function tellRound(needs: Needs, { vendor, round, member }: RoundAsked): Promise<ToldRound> {
  const { record, calls } = await callsIn(needs, { vendor, round })
  const own = calls.filter(({ content }) => content.member === member)
  if (!own.some(({ answer }) => answer.status === 'OK')) throw new SeamlessFault('UNKNOWN_ROUND', 'no such round')
  // Without a bet there is nothing but rollbacks that came first.
  return { state: record?.state ?? 'rolled_back', transactions: own }
}

/** What a vendor asked for in a round and was answered, oldest first; of refused calls those that were decided one by one. */
export async function callsIn(
  { database, store, rounds }: Needs,
  { vendor, round }: Pick<RoundAsked, 'vendor' | 'round'>,
): Promise<{ readonly record: RoundRecord | null; readonly calls: readonly NamedAsked[] }> {
  const [record, decided] = await Promise.all([rounds.ofVendor(vendor, round), store.ofRound(database, vendor, round)])
  const names = new Set(decided.map(({ name }) => name))
  const quick = record ? (await bookedIn(database, record)).filter(({ name }) => !names.has(name)) : []
  const calls = [...decided, ...quick].sort((one, other) => one.answer.at.getTime() - other.answer.at.getTime())
  return { record, calls }
}

/** Stakes and wins of a round as the books have them. */
async function bookedIn(database: Database, round: RoundRecord): Promise<NamedAsked[]> {
  const { account, changes, booked } = round
  if (!changes) return []
  const attempts = await changesOf(queryable(database), { account, ...changes, reference: booked })
  return attempts
    .filter(({ kind, memo }) => (kind === 'bet' || kind === 'win') && memo !== null)
    .map((attempt) => ({ ...readBooked(attempt, round), name: readMemo(attempt.memo ?? '').transaction }))
}
