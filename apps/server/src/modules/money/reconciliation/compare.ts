import { DIFFERENCES_KEPT } from '@sanuk/contracts/office-reconciliation'
import { FileFault } from '#platform/file-fault'
import { type Day, type DifferenceKind, differenceOf, isAtBorder, type OurSide, type Side } from './match.ts'
import type { NamesInBooks } from './names-in-books.ts'
import { callOf, keysOf, movedBy, ourSide } from './our-side.ts'
import type { StatementCall, StatementLine } from './statement-line.ts'
import type { BookedAttempt, createAttemptStore } from './store/attempts.ts'
import { createTotals, type Total } from './totals.ts'

/** A transaction that differs; a round is named as its vendor does. */
export type Difference = {
  readonly kind: DifferenceKind
  readonly transaction: string
  readonly call: StatementCall
  readonly theirs: NamedSide | null
  readonly ours: NamedSide | null
}
export type NamedSide = Omit<Side, 'round'> & { readonly round: string | null }

export type Comparison = {
  readonly lines: number
  readonly totals: readonly Total[]
  readonly kinds: ReadonlyMap<DifferenceKind, number>
  /** The first of them; rounds of our side are named by our ids still. */
  readonly differences: readonly Difference[]
}

type Needs = {
  readonly attempts: ReturnType<typeof createAttemptStore>
  readonly names: NamesInBooks
  /** Of these transactions, those that the vendor has on a neighbouring day, and how. */
  readonly onOtherDay: (names: readonly string[]) => Promise<ReadonlyMap<string, NamedSide>>
}

/** So many lines are looked up together: few enough that a server answers others in between. */
const LOOKED_UP = 2_000

export type Compared = { readonly vendor: string; readonly day: Day }

/**
 * Compares a statement with the books: first each of its lines with what stands under its name, then what the books
 * have on that day with the names of the statement. Of a file only the names stay in memory.
 */
export async function compare(
  needs: Needs,
  compared: Compared,
  statement: AsyncIterable<readonly StatementLine[]>,
): Promise<Comparison> {
  const totals = createTotals()
  const list = collectDifferences()
  const listed = new Set<string>()
  let lines = 0
  for await (const part of statement) {
    for (let start = 0; start < part.length; start += LOOKED_UP) {
      const some = part.slice(start, start + LOOKED_UP)
      for (const line of some) {
        note(listed, line)
        totals.count('theirs', line)
      }
      await compareLines(needs, compared, { lines: some, add: list.add })
    }
    lines += part.length
  }
  await compareBooks(needs, compared, { listed, totals, add: list.add })
  return { lines, totals: totals.list(), kinds: list.kinds, differences: list.kept }
}

const nameOf = (call: StatementCall, transaction: string): string => `${call} ${transaction}`

function note(listed: Set<string>, { line, call, transaction }: StatementLine): void {
  const name = nameOf(call, transaction)
  if (listed.has(name)) throw new FileFault({ word: 'reconciliation.fault.repeated', values: { line, transaction } })
  listed.add(name)
}

type Add = (difference: Difference) => void

async function compareLines(
  { attempts, names }: Needs,
  { vendor, day }: Compared,
  { lines, add }: { lines: readonly StatementLine[]; add: Add },
): Promise<void> {
  const keys = lines.map((line) => keysOf(names, vendor, line))
  const found = Map.groupBy(await attempts.find(vendor, [...new Set(keys.flat())]), ({ key }) => key)
  for (const [index, line] of lines.entries()) {
    const { call, transaction, amount, currency, at } = line
    const own = (keys[index] ?? [])
      .flatMap((key) => found.get(key) ?? [])
      // Names may be chosen so that one looks like a part of another.
      .filter(({ memo }) => memo === null || names.transactionOf(memo) === transaction)
    const ours = ourSide(names, call, own)
    const isPrize = call === 'win' && ours?.round === names.prizeRoundOf(vendor, transaction)
    const theirs = { round: isPrize ? ours.round : names.roundOf(vendor, line.round), amount, currency, at }
    const kind = differenceOf({ call, theirs, ours }, day)
    if (kind) add({ kind, transaction, call, theirs: { ...theirs, round: line.round }, ours: ours && bare(ours) })
  }
}

const bare = ({ round, amount, currency, at }: OurSide): NamedSide => ({ round, amount, currency, at })

type BookSide = {
  readonly listed: ReadonlySet<string>
  readonly totals: ReturnType<typeof createTotals>
  readonly add: Add
}

async function compareBooks(needs: Needs, { vendor, day }: Compared, { listed, totals, add }: BookSide): Promise<void> {
  /** Corrections may have moved in parts, between which others may stand. */
  const parted = new Map<string, BookedAttempt[]>()
  for await (const part of needs.attempts.ofDay(vendor, day)) {
    const booked: Booked[] = []
    for (const attempt of part.filter(({ posted, kind }) => posted && kind !== 'decision')) {
      const call = callOf(needs.names, attempt)
      const transaction = attempt.memo === null ? attempt.key : needs.names.transactionOf(attempt.memo)
      if (call && WHOLE.has(call)) booked.push({ call, transaction, ours: bookedSide(call, attempt) })
      else parted.set(transaction, [...(parted.get(transaction) ?? []), attempt])
    }
    await addMissing(needs, { booked, listed, totals, day, add })
  }
  const corrected = [...parted].flatMap(([transaction, parts]) => corrections(needs.names, { transaction, parts }))
  await addMissing(needs, { booked: corrected, listed, totals, day, add })
}

/** Calls whose money moves in one piece. */
const WHOLE: ReadonlySet<StatementCall> = new Set(['bet', 'win', 'return'])

const bookedSide = (call: StatementCall, { change, ...side }: BookedAttempt): Side => ({
  ...side,
  amount: movedBy(call, change),
})

type Parts = { readonly transaction: string; readonly parts: readonly BookedAttempt[] }

/** The correction that these attempts are the parts of. */
function corrections(names: NamesInBooks, { transaction, parts }: Parts): Booked[] {
  const call = parts.map((part) => callOf(names, part)).find((known) => known !== null)
  const ours = call && ourSide(names, call, parts)
  return ours ? [{ call, transaction, ours }] : []
}

type Booked = { readonly call: StatementCall; readonly transaction: string; readonly ours: Side }

async function addMissing(
  { onOtherDay }: Needs,
  { booked, listed, totals, day, add }: { booked: readonly Booked[]; day: Day } & BookSide,
): Promise<void> {
  for (const { call, ours } of booked) totals.count('ours', { ...ours, call })
  const missing = booked.filter(({ call, transaction }) => !listed.has(nameOf(call, transaction)))
  const atBorder = missing.filter(({ ours }) => isAtBorder(ours.at, day))
  const elsewhere = await onOtherDay(atBorder.map(({ transaction }) => transaction))
  for (const { call, transaction, ours } of missing) {
    const { round, amount, currency, at } = ours
    const theirs = elsewhere.get(nameOf(call, transaction)) ?? null
    const kind = theirs ? 'other_day' : 'missing_at_vendor'
    add({ kind, transaction, call, theirs, ours: { round, amount, currency, at } })
  }
}

function collectDifferences() {
  const kept: Difference[] = []
  const kinds = new Map<DifferenceKind, number>()
  return {
    kept,
    kinds,
    add: (difference: Difference): void => {
      kinds.set(difference.kind, (kinds.get(difference.kind) ?? 0) + 1)
      if (kept.length < DIFFERENCES_KEPT) kept.push(difference)
    },
  }
}
