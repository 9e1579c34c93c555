import { isDeepStrictEqual } from 'node:util'
import { checkBooks } from '@sanuk/ledger/check'
import { transferId } from '@sanuk/ledger/key'
import type { Queryable } from '@sanuk/ledger/queryable'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import type { Line } from './journal.ts'

/** How what was asked and heard agrees with the books. All lists must be empty. */
export type Audit = {
  readonly acknowledged: number
  /** Keys that were answered, of which the books know nothing or something else. */
  readonly lost: readonly string[]
  /** Keys that got two answers which differ in more than whether they were repeats. */
  readonly contradicted: readonly string[]
  /** Keys that were turned away as if nothing had moved, and stand in the books. */
  readonly movedAllTheSame: readonly string[]
  /** Rules of the books that are broken. */
  readonly broken: readonly string[]
}

export async function audit(on: Queryable, lines: readonly Line[]): Promise<Audit> {
  const asked = new Map<string, Transfer>()
  const heard = new Map<string, PostResult>()
  const busy: string[] = []
  const contradicted: string[] = []
  for (const line of lines) {
    if ('asked' in line) asked.set(line.asked.key, line.asked)
    else if ('busy' in line) busy.push(line.key)
    else {
      const before = heard.get(line.key)
      if (before && !isDeepStrictEqual(plain(before), plain(line.heard))) contradicted.push(line.key)
      heard.set(line.key, line.heard)
    }
  }
  const kept = await readKept(on)
  const lost = [...heard].flatMap(([key, answer]) => {
    const transfer = asked.get(key)
    const row = kept.get(transferId(key))
    return transfer && row !== undefined && row === expectedRow(transfer, answer) ? [] : [key]
  })
  const rules = await checkBooks(on)
  return {
    acknowledged: heard.size,
    lost,
    contradicted,
    movedAllTheSame: busy.filter((key) => kept.has(transferId(key))),
    broken: rules.filter(({ violations }) => violations > 0).map(({ rule }) => rule),
  }
}

const plain = (result: PostResult) => ('replayed' in result ? { ...result, replayed: null } : result)

/** What the books say of each key, in one text. */
async function readKept(on: Queryable): Promise<Map<string, string>> {
  const { rows } = await on.query(
    `select key, concat_ws(' ', debit, credit, amount, debit_balance, case when posted then credit_balance end, posted)
              as row
       from (select *, coalesce(debit_sequence, credit_sequence) is not null as posted from ledger.attempt) attempt`,
    [],
  )
  return new Map(rows.map(({ key, row }) => [String(key), String(row)]))
}

function expectedRow({ debit, credit, amount }: Transfer, answer: PostResult): string {
  if (answer.outcome === 'different_content' || answer.outcome === 'unknown_account') return answer.outcome
  const creditBalance = answer.outcome === 'posted' ? answer.creditBalance : null
  const parts = [debit, credit, amount, answer.debitBalance, creditBalance, answer.outcome === 'posted' ? 't' : 'f']
  return parts.filter((part) => part !== null).join(' ')
}
