import { type Attempt, changesOf } from '@sanuk/ledger/attempts'
import { ZERO } from '@sanuk/money/amount'
import { type Database, queryable } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type AskedInRound, isInRound } from './asked.ts'
import { readBooked } from './find-asked.ts'
import type { SeamlessStore } from './store.ts'
import { isSettlement, readMemo, settlementMemo, settlementName } from './transaction-key.ts'

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

type NamedAsked = AskedInRound & { readonly name: string }

/** What was decided in a round and how it stands. A round in which nothing was is unknown. */
export async function tellRound(needs: Needs, { vendor, round, member }: RoundAsked): Promise<ToldRound> {
  const { record, calls } = await callsIn(needs, { vendor, round })
  const own = calls.filter(({ content }) => content.member === member)
  if (!own.some(({ answer }) => answer.status === 'OK')) throw new SeamlessFault('UNKNOWN_ROUND', 'no such round')
  // Without a bet there is nothing but prizes, which have rounds of their own, and rollbacks that came first.
  const isPaid = own.some(({ content, answer }) => content.kind === 'win' && answer.status === 'OK')
  return { state: record?.state ?? (isPaid ? 'settled' : 'rolled_back'), transactions: own }
}

/** What a vendor asked for in a round and was answered, oldest first; of refused calls those that were decided one by one. */
export async function callsIn(
  { database, store, rounds }: Needs,
  { vendor, round }: Pick<RoundAsked, 'vendor' | 'round'>,
): Promise<{ readonly record: RoundRecord | null; readonly calls: readonly NamedAsked[] }> {
  const [record, decided] = await Promise.all([rounds.ofVendor(vendor, round), store.ofRound(database, vendor, round)])
  const names = new Set(decided.map(({ name }) => name))
  const quick = record ? (await bookedIn(database, record)).filter(({ name }) => !names.has(name)) : []
  const calls = [...decided.filter(isInRound), ...quick].sort(
    (one, other) => one.answer.at.getTime() - other.answer.at.getTime(),
  )
  return { record, calls }
}

/** Stakes and wins of a round as the books have them, and its settlement as it stands. */
async function bookedIn(database: Database, round: RoundRecord): Promise<NamedAsked[]> {
  const { account, changes, booked } = round
  const attempts = changes ? await changesOf(queryable(database), { account, ...changes, reference: booked }) : []
  const moved = attempts
    .filter(isOwnCall)
    .map((attempt) => ({ ...readBooked(attempt, round), name: readMemo(attempt.memo ?? '').transaction }))
  return [...moved, ...settlementOf(round, attempts)]
}

/** Whether an attempt is a bet, a win or a betwin, and not the part of one that paid the win. */
function isOwnCall({ kind, memo }: Attempt): boolean {
  if (memo === null || isSettlement(memo)) return false
  return kind === 'bet' || (kind === 'win' && readMemo(memo).winAmount === null)
}

/**
 * What its vendor declares of a round, where it does: the version that stands, whether or not money was moved by it. Of
 * those before it nothing is told. One that moved nothing has the balance after what moved last in the round.
 */
function settlementOf(round: RoundRecord, attempts: readonly Attempt[]): NamedAsked[] {
  const { version, member, game, vendorRound, currency, win, account, settledAt } = round
  if (version === null) return []
  const own = attempts.findLast(({ memo }) => memo === settlementMemo(vendorRound, version))
  const last = own ?? attempts.at(-1)
  const balance = (last?.debit === account ? last.debitBalance : last?.creditBalance) ?? ZERO
  return [
    {
      name: settlementName(vendorRound, version),
      content: {
        kind: 'settle',
        member,
        game,
        currency,
        version,
        round: vendorRound,
        amount: win,
        roundClosed: true,
        original: null,
        winAmount: null,
        grant: null,
        campaign: null,
        jackpot: null,
        seat: null,
        digest: '',
      },
      answer: { status: 'OK', balance, id: own?.id ?? round.id, at: own?.at ?? settledAt ?? round.startedAt },
    },
  ]
}
