import { randomUUID } from 'node:crypto'
import { add, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { DAY_MS, endOf } from './bank-line.ts'
import type { Booked, OurBooks } from './books.ts'
import { type Chain, chainOf, type Gap } from './chain.ts'
import { type NamedLine, nameLines } from './digest.ts'
import { matchLines, type OpenLine, type Pair } from './match.ts'
import type { ReadFile } from './read-lines.ts'
import type { DifferenceStore, NewDifference } from './store/differences.ts'
import type { FreshLine, LineStore } from './store/lines.ts'
import type { KeptLayout, StatementRecord } from './store/rows.ts'
import type { StatementStore } from './store/statements.ts'

/** Older differences are looked at no more: their other side will not come. */
const LOOKED_BACK_MS = 92 * DAY_MS

/** So many gaps are named. */
const GAPS_NAMED = 50

export type Stores = {
  readonly statements: StatementStore
  readonly lines: LineStore
  readonly differences: DifferenceStore
}

export type CompareNeeds = Stores & { readonly database: Database; readonly clock: Clock; readonly books: OurBooks }

/** A file that was read, and whose it is. */
export type ReadStatement = {
  readonly brand: string
  readonly account: string
  readonly currency: CurrencyCode
  readonly fileName: string
  readonly fileHash: string
  readonly madeBy: string
  readonly file: ReadFile
  readonly layout: KeptLayout
}

/** Compares a file with the books and keeps what came of it; `null` where the same file was kept meanwhile. */
export const compareStatement = (needs: CompareNeeds, read: ReadStatement): Promise<string | null> =>
  inTransaction(needs.database, async (transaction) => {
    // One file of an account after the other: each line counts once, whoever brings it.
    await takeAdvisoryLock(transaction, turnOf(read))
    if (await needs.statements.ofFile(read, read.fileHash, transaction)) return null
    const chain = chainOf(nameLines(read.file.lines), read.file.carried)
    const known = await knownLines(needs, transaction, { read, chain })
    const place = await placeOf(needs, transaction, { read, chain, known })
    const found = await pairUp(needs, transaction, { read, chain, known, place })
    const record = await recordOf(needs, transaction, { read, chain, place, found })
    await needs.statements.add(transaction, record)
    await keep(needs, transaction, { record, found, layout: read.layout })
    return record.id
  })

export const turnOf = ({ brand, account }: { brand: string; account: string }): string =>
  `statements:${brand}:${account}`

type Read = { readonly read: ReadStatement; readonly chain: Chain<NamedLine> }
type Known = { readonly known: ReadonlySet<string> }
/** Which time the file is about, and what is missing since the one before. */
type Place = { readonly from: Date; readonly until: Date; readonly coversFrom: Date; readonly before: Gap | null }

const knownLines = ({ lines }: CompareNeeds, transaction: Transaction, { read, chain }: Read) =>
  lines.known(
    transaction,
    read,
    chain.lines.map(({ digest }) => digest),
  )

/**
 * What our books have between two statements is looked at where the second takes up where the first ended: then nothing
 * is in between at the bank. Where the balances are apart, lines are missing.
 */
async function placeOf(
  { statements }: CompareNeeds,
  transaction: Transaction,
  { read, chain, known }: Read & Known,
): Promise<Place> {
  const ends = chain.lines.map((line) => endOf(line).getTime())
  const from = new Date(chain.lines.reduce((least, { at }) => Math.min(least, at.getTime()), Number.POSITIVE_INFINITY))
  const until = new Date(ends.reduce((most, end) => Math.max(most, end), 0))
  const span = chain.lines[0]?.span ?? 0
  const previous = known.size > 0 ? null : await statements.before(read, new Date(from.getTime() + span), transaction)
  if (!previous || previous.closing === null || chain.opening === null)
    return { from, until, coversFrom: from, before: null }
  const missing = amount(chain.opening - previous.closing)
  const before = missing === 0n ? null : { line: 0, amount: missing }
  return { from, until, coversFrom: before ? from : previous.until, before }
}

type Found = {
  readonly fresh: readonly FreshLine[]
  readonly pairs: readonly Pair<Booked>[]
  readonly entries: readonly Booked[]
  /** What of our books is some line by now, of this file or of an earlier one. */
  readonly matched: ReadonlyMap<string, Date>
}

async function pairUp(
  { lines, differences, books }: CompareNeeds,
  transaction: Transaction,
  { read, chain, known, place }: Read & Known & { readonly place: Place },
): Promise<Found> {
  const fresh = chain.lines.filter(({ digest }) => !known.has(digest)).map((line) => ({ ...line, id: randomUUID() }))
  const oldest = (await differences.oldestOpen(transaction, read))?.getTime() ?? place.from.getTime()
  const since = Math.max(Math.min(oldest, place.coversFrom.getTime()), place.from.getTime() - LOOKED_BACK_MS) - DAY_MS
  const open = await lines.open(transaction, read, new Date(since))
  const found = await pairsSince({ lines, books }, transaction, {
    ...read,
    ...read.layout,
    since,
    open: [...open, ...fresh],
  })
  return { fresh, ...found }
}

export type Looked = {
  readonly brand: string
  readonly account: string
  readonly currency: CurrencyCode
  readonly toleranceMinutes: number
  readonly since: number
  readonly open: readonly OpenLine[]
}

/** Pairs what is open at the bank with what of our books is no line yet. */
export async function pairsSince(
  { lines, books }: Pick<CompareNeeds, 'lines' | 'books'>,
  transaction: Transaction,
  { since, open, toleranceMinutes, ...of }: Looked,
): Promise<Omit<Found, 'fresh'>> {
  const entries = await books.entriesSince(transaction, of, new Date(since))
  const before = await lines.matched(
    transaction,
    of,
    entries.map(({ key }) => key),
  )
  const free = entries.filter(({ key }) => !before.has(key))
  const pairs = matchLines(open, free, toleranceMinutes * 60_000)
  return {
    pairs,
    entries,
    matched: new Map([...before, ...pairs.map(({ entry, line }) => [entry.key, line.at] as const)]),
  }
}

async function recordOf(
  { clock, books }: CompareNeeds,
  transaction: Transaction,
  { read, chain, place, found }: Read & { readonly place: Place; readonly found: Found },
): Promise<StatementRecord> {
  const { brand, account, currency, fileName, fileHash, madeBy, layout } = read
  const { before, ...times } = place
  const amounts = chain.lines.map((line) => line.amount)
  const [came, left] = [amounts.filter((one) => one > 0n), amounts.filter((one) => one < 0n)]
  const gaps = [...(before ? [before] : []), ...chain.gaps]
  return {
    id: randomUUID(),
    madeAt: clock(),
    brand,
    account,
    currency,
    fileName,
    fileHash,
    madeBy,
    ...times,
    lines: amounts.length,
    fresh: found.fresh.length,
    linesIn: came.length,
    linesOut: left.length,
    moneyIn: add(...came),
    moneyOut: amount(-add(...left)),
    opening: chain.opening,
    closing: chain.closing,
    gaps: gaps.length,
    gapsNamed: gaps.slice(0, GAPS_NAMED),
    toleranceMinutes: layout.toleranceMinutes,
    ...(await books.balanceAt(transaction, read, { ...place, ...found })),
  }
}

type Keeping = { readonly record: StatementRecord; readonly found: Found; readonly layout: KeptLayout }

async function keep(needs: CompareNeeds, transaction: Transaction, { record, found, layout }: Keeping): Promise<void> {
  const of = { brand: record.brand, account: record.account, statement: record.id }
  await needs.statements.keepLayout(transaction, of, layout)
  await needs.lines.add(transaction, of, found.fresh)
  await keepPairs(needs, transaction, { ...of, pairs: found.pairs })
  const paired = new Set(found.pairs.map(({ line }) => line.id))
  const atBank = found.fresh.filter(({ id }) => !paired.has(id)).map((line) => onlyAtBank(line))
  const inBooks = found.entries
    .filter(({ at, key }) => at >= record.coversFrom && at < record.until && !found.matched.has(key))
    .map((entry) => onlyInBooks(entry))
  await needs.differences.add(transaction, of, [...atBank, ...inBooks])
}

type KeptPairs = {
  readonly brand: string
  readonly account: string
  readonly statement: string
  readonly pairs: readonly Pair<Booked>[]
}

/** Keeps what belongs together; where the amounts are apart, that is a difference. Answers how many are none any more. */
export async function keepPairs(
  { lines, differences }: Stores,
  transaction: Transaction,
  { pairs, ...of }: KeptPairs,
): Promise<number> {
  await lines.match(transaction, pairs)
  const cleared = await differences.clear(transaction, of, {
    lines: pairs.map(({ line }) => line.id),
    entries: pairs.map(({ entry }) => entry.key),
  })
  const apart = pairs.filter(({ line, entry }) => line.amount !== entry.amount)
  await differences.add(
    transaction,
    of,
    apart.map(({ line, entry }) => otherAmount(line, entry)),
  )
  return cleared
}

const onlyAtBank = (line: OpenLine): NewDifference => ({ id: randomUUID(), kind: 'only_at_bank', line, entry: null })
const onlyInBooks = (entry: Booked): NewDifference => ({ id: randomUUID(), kind: 'only_in_books', line: null, entry })
const otherAmount = (line: OpenLine, entry: Booked): NewDifference => ({
  id: randomUUID(),
  kind: 'other_amount',
  line,
  entry,
})
