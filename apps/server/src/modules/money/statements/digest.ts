import { createHash } from 'node:crypto'
import { writeAmount } from '@sanuk/money/amount'
import { type BankLine, DAY_MS } from './bank-line.ts'

export type NamedLine = BankLine & {
  /** The same line has the same one in every file. */
  readonly digest: string
}

/**
 * Names lines by what they say, so that files that overlap count each once. A line with a reference and a running balance
 * is itself wherever it stands; without either, two alike are two, told apart by their order.
 */
export function nameLines(lines: readonly BankLine[]): NamedLine[] {
  const alike = new Map<string, number>()
  const named = lines.map((line) => {
    const text = textOf(line)
    const number = alike.get(text) ?? 0
    alike.set(text, number + 1)
    const isItself = line.reference !== '' && line.balance !== null
    return { ...line, digest: digestOf(isItself ? text : `${text}|${number}`) }
  })
  return [...new Map(named.map((line) => [line.digest, line])).values()]
}

/** To the minute: one and the same bank tells seconds in one of its files and not in the other. */
const textOf = ({ at, span, amount, balance, reference }: BankLine): string => {
  const when = span === DAY_MS ? at.toISOString().slice(0, 10) : at.toISOString().slice(0, 16)
  return [when, writeAmount(amount), reference, balance === null ? '' : writeAmount(balance)].join('|')
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40)
