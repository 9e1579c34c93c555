import type { Amount } from '@sanuk/money/amount'
import { type BankLine, endOf } from './bank-line.ts'

/** What our books have with the bank: money that came, or left with a minus. */
export type BookEntry = {
  readonly key: string
  readonly at: Date
  readonly amount: Amount
  /** Names under which the bank may write it: its own reference, and ours. */
  readonly references: readonly string[]
}

export type OpenLine = Pick<BankLine, 'at' | 'span' | 'amount' | 'reference' | 'description'> & { readonly id: string }

export type Pair<Entry extends BookEntry = BookEntry> = {
  readonly line: OpenLine
  readonly entry: Entry
  readonly by: 'reference' | 'amount'
}

/** Shorter words stand in any description. */
const REFERENCE_LEAST = 6

/** First those that surely belong together: of several alike, the one that is left over is then the right one. */
const CLOSE_MS = [1_000, 8_000, 60_000]

/**
 * Pairs lines with entries, one to one: by a reference, those of the same amount first; then by the exact amount within
 * the tolerance. Pairs that are found by reference may differ in their amount.
 */
export function matchLines<Entry extends BookEntry>(
  lines: readonly OpenLine[],
  entries: readonly Entry[],
  toleranceMs: number,
): readonly Pair<Entry>[] {
  const pairs: Pair<Entry>[] = []
  const taken = new Set<OpenLine | Entry>()
  const isFree = (one: OpenLine | Entry) => !taken.has(one)
  const take = (line: OpenLine, entry: Entry, by: Pair['by']): void => {
    pairs.push({ line, entry, by })
    taken.add(line).add(entry)
  }
  const byName = namesOf(entries)
  for (const fits of [isSame, isSameWay]) {
    for (const line of lines.filter(isFree)) {
      const named = wordsOf(line).flatMap((word) => byName.get(word) ?? [])
      const entry = named.find((one) => isFree(one) && fits(one.amount, line.amount))
      if (entry) take(line, entry, 'reference')
    }
  }
  for (const within of [...CLOSE_MS.filter((close) => close < toleranceMs), toleranceMs]) {
    const byAmount = Map.groupBy(entries.filter(isFree), ({ amount }) => amount)
    for (const [amount, some] of Map.groupBy(lines.filter(isFree), (line) => line.amount)) {
      for (const [line, entry] of inTime(some, byAmount.get(amount) ?? [], within)) take(line, entry, 'amount')
    }
  }
  return pairs
}

const isSame = (one: Amount, other: Amount): boolean => one === other
const isSameWay = (one: Amount, other: Amount): boolean => one > 0n === other > 0n

function namesOf<Entry extends BookEntry>(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const named = entries.flatMap((entry) =>
    [...new Set(entry.references.map((name) => name.toUpperCase()))].map((name) => ({ name, entry })),
  )
  const known = named.filter(({ name }) => name.length >= REFERENCE_LEAST)
  const groups = Map.groupBy(known, ({ name }) => name)
  return new Map([...groups].map(([name, list]) => [name, list.map(({ entry }) => entry)]))
}

/** All that may be a reference: the column of references as a whole, and each word of the line. */
function wordsOf({ reference, description }: OpenLine): string[] {
  const whole = reference.toUpperCase()
  const words = `${whole} ${description.toUpperCase()}`.split(/[\s,;:/|·()[\]]+/)
  return [...new Set([whole, ...words])].filter((word) => word.length >= REFERENCE_LEAST)
}

/**
 * Pairs what has one amount in the order of time, each line with the first entry that is near enough: so as many find one
 * another as can.
 */
function inTime<Entry extends BookEntry>(
  lines: readonly OpenLine[],
  entries: readonly Entry[],
  withinMs: number,
): (readonly [OpenLine, Entry])[] {
  const waiting = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const pairs: (readonly [OpenLine, Entry])[] = []
  let next = 0
  for (const line of lines.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    while (waiting[next] && (waiting[next]?.at.getTime() ?? 0) < line.at.getTime() - withinMs) next += 1
    const entry = waiting[next]
    if (!entry || entry.at.getTime() >= endOf(line).getTime() + withinMs) continue
    pairs.push([line, entry])
    next += 1
  }
  return pairs
}
