import type { Database } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import type { Asked } from './asked.ts'
import type { SeamlessStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'ofVendor'>
}

export type RoundAsked = { readonly vendor: string; readonly round: string; readonly member: string }

export type ToldRound = {
  readonly state: RoundRecord['state']
  readonly transactions: readonly (Asked & { readonly name: string })[]
}

/** What was decided in a round and how it stands. A round in which nothing was is unknown. */
export async function tellRound(
  { database, store, rounds }: Needs,
  { vendor, round, member }: RoundAsked,
): Promise<ToldRound> {
  const [record, transactions] = await Promise.all([
    rounds.ofVendor(vendor, round),
    store.ofRound(database, vendor, round),
  ])
  const own = transactions.filter(({ content }) => content.member === member)
  if (!own.some(({ answer }) => answer.status === 'OK')) throw new SeamlessFault('UNKNOWN_ROUND', 'no such round')
  // Without a bet there is nothing but rollbacks that came first.
  return { state: record?.state ?? 'rolled_back', transactions: own }
}
