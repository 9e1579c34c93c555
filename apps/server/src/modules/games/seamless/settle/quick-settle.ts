import { arrayBytes } from '@sanuk/ledger/array-bytes'
import { transferId } from '@sanuk/ledger/key'
import { createLane } from '@sanuk/ledger/lane'
import { type Question, roundTrip } from '@sanuk/ledger/round-trip'
import type pg from 'pg'
import { settlementMemo, settlementName, transactionKey } from '../transaction-key.ts'
import type { KnownEntry } from './entry.ts'
import type { GiveWay } from './give-way.ts'

/** An entry whose round was never settled, as it was found, with what the database is not asked for. */
export type FirstSettlement = KnownEntry & {
  /** The vendor's account. */
  readonly house: string
  /** How many times its stake the round may win. */
  readonly multiple: number | null
}

/** Whether money moved. */
export type QuickOutcome = 'moved' | 'settled'

/** Rounds that are settled in one commit: few, so that a stake which wants one of their accounts hardly waits. */
const CHUNK = 250

/** Calls of vendors hear within a second: no chunk begins in its second half, and none is waited for any longer. */
const PATIENCE = { tryMs: 450, patienceMs: 450 }

/** How many entries may wait, of all calls together. */
const WAITING = 10_000

/** For how many days the name of a settlement is sought among all that its vendor has used. */
const DAYS = 40

const TEXT = `select outcomes
  from seamless.settle($1::uuid[], $2::integer[], $3::boolean[], $4::bigint[], $5::bigint[], $6::bigint[], $7::integer[],
                       $8::uuid[], $9::uuid[], $10::bigint[], $11::bigint[], $12::text[],
                       ledger.batch_at(clock_timestamp() - make_interval(days => $13)))`

/**
 * Settles rounds for the first time, many in one commit, in a lane of its own: one chunk is under way at a time, beside
 * the lanes of stakes and wins and never in them, and rests in their favour. Answers `null` where a round must be settled
 * by itself. Throws `LedgerBusy` when nothing was done and `LedgerUnknown` when nobody knows.
 */
export function createQuickSettle(
  pool: pg.Pool,
  { turn, chunk }: Pick<GiveWay, 'turn' | 'chunk'>,
): (entry: FirstSettlement) => Promise<QuickOutcome | null> {
  return createLane<FirstSettlement, QuickOutcome | null>({
    patienceMs: PATIENCE.patienceMs,
    waiting: WAITING,
    most: CHUNK,
    namesOf: ({ round }) => [round.id],
    accountsOf: () => [],
    turn,
    ask: (entries) => chunk(() => roundTrip({ pool, tryMs: PATIENCE.tryMs }, () => questionOf(entries))),
  })
}

function questionOf(entries: readonly FirstSettlement[]): Question<QuickOutcome | null> {
  const values = [
    arrayBytes('uuid', entries, ({ round }) => round.id),
    arrayBytes('integer', entries, ({ entry }) => entry.version),
    arrayBytes('boolean', entries, ({ entry }) => entry.void),
    arrayBytes('bigint', entries, ({ entry }) => entry.win),
    arrayBytes('bigint', entries, ({ entry }) => entry.validStake),
    arrayBytes('bigint', entries, ({ round }) => round.win),
    arrayBytes('integer', entries, ({ multiple }) => multiple),
    arrayBytes('uuid', entries, ({ round }) => round.member),
    arrayBytes('uuid', entries, keyOf),
    arrayBytes('bigint', entries, ({ house }) => house),
    arrayBytes('bigint', entries, ({ round }) => round.account),
    arrayBytes('text', entries, ({ entry }) => settlementMemo(entry.round, entry.version)),
    DAYS,
  ]
  return { name: 'seamless settle', text: TEXT, values, read: (row) => readOutcomes(entries.length, row) }
}

const keyOf = ({ entry, round }: FirstSettlement): string =>
  transferId(transactionKey(round.vendor, settlementName(entry.round, entry.version)))

const OUTCOMES: Readonly<Record<string, QuickOutcome | null>> = { m: 'moved', s: 'settled', x: null }

function readOutcomes(size: number, row: Record<string, unknown> | undefined): (QuickOutcome | null)[] {
  const letters = [...String(row?.outcomes)]
  if (letters.length !== size) throw new Error(`${size} rounds, ${letters.length} outcomes`)
  return letters.map((letter) => {
    const outcome = OUTCOMES[letter]
    if (outcome === undefined) throw new Error(`an unknown outcome of a settlement: ${letter}`)
    return outcome
  })
}
