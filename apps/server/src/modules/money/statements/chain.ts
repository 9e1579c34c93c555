import { type Amount, add, subtract } from '@sanuk/money/amount'
import type { BankLine } from './bank-line.ts'

/** Money that a running balance moved by without a line. */
export type Gap = { readonly line: number; readonly amount: Amount }

/** The lines oldest first, and whether their running balances follow from one another. */
export type Chain<Line extends BankLine = BankLine> = {
  readonly lines: readonly Line[]
  readonly opening: Amount | null
  readonly closing: Amount | null
  readonly gaps: readonly Gap[]
}

/** Puts lines in order, whichever end the bank begins with, and follows opening + movements = closing. */
export function chainOf<Line extends BankLine>(lines: readonly Line[], carried: Amount | null): Chain<Line> {
  const ordered = inOrder(lines)
  const first = ordered.find(({ balance }) => balance !== null)
  if (!first || first.balance === null) return { lines: ordered, opening: carried, closing: null, gaps: [] }
  const before = ordered.slice(0, ordered.indexOf(first) + 1).map(({ amount }) => amount)
  const opening = carried ?? subtract(first.balance, add(...before))
  const { gaps, balance } = follow(ordered, opening)
  return { lines: ordered, opening, closing: balance, gaps }
}

function follow(lines: readonly BankLine[], opening: Amount): { gaps: Gap[]; balance: Amount } {
  const gaps: Gap[] = []
  let expected = opening
  for (const { line, amount, balance } of lines) {
    expected = add(expected, amount)
    if (balance === null || balance === expected) continue
    gaps.push({ line, amount: subtract(balance, expected) })
    expected = balance
  }
  return { gaps, balance: expected }
}

/** Some banks write the newest first. Where days alone do not tell, the running balances do. */
function inOrder<Line extends BankLine>(lines: readonly Line[]): readonly Line[] {
  const turned = lines.toReversed()
  const [first, last] = [lines[0], turned[0]]
  if (!first || !last || first.at < last.at) return lines
  if (first.at > last.at) return turned
  return breaks(turned) < breaks(lines) ? turned : lines
}

const breaks = (lines: readonly BankLine[]): number =>
  lines.filter(({ amount, balance }, at) => {
    const before = lines[at - 1]?.balance
    return balance !== null && before !== null && before !== undefined && add(before, amount) !== balance
  }).length
