import { hash } from 'node:crypto'

/** A row as PostgreSQL writes it: numbers and identifiers as text. */
export type Row = Readonly<Record<string, unknown>>

/** An account as the books have it, beside which the replay puts what it found. */
export type Account = {
  readonly brand: string
  readonly currency: string
  readonly floor: bigint
  readonly kept: { readonly sequence: number; readonly balance: bigint }
}

type Find = (row: string | null, what: string) => void

/** A change of a guarded account, as its row says. */
type Change = { readonly row: string; readonly amount: bigint; readonly balance: bigint }

/** What an account came to so far. Changes may be met before the one they follow. */
type Replayed = { sequence: number; balance: bigint; readonly early: Map<number, Change> }

const COLUMNS = [
  ...['batch', 'ordinal', 'key', 'reference', 'debit', 'credit', 'amount'],
  ...['debit_balance', 'credit_balance', 'debit_sequence', 'credit_sequence', 'kind', 'memo'],
] as const

/** Carries every transfer out once more, in memory, and compares each row and each account. Answers how many. */
export async function replay(
  rows: AsyncIterable<Row>,
  accounts: ReadonlyMap<string, Account>,
  find: Find,
): Promise<number> {
  const replayed = new Map<string, Replayed>()
  const of = (account: string): Replayed => {
    const known = replayed.get(account)
    if (known) return known
    const fresh = { sequence: 0, balance: 0n, early: new Map() }
    replayed.set(account, fresh)
    return fresh
  }
  const digests = createDigestWalk(find)
  let attempts = 0
  for await (const row of rows) {
    attempts += 1
    digests.take(row)
    checkAttempt(row, accounts, find)
    move(row, of, find)
  }
  digests.end()
  compareAccounts(accounts, replayed, find)
  return attempts
}

const nameOf = (row: Row): string => `${row.batch} ${row.ordinal} (${row.key})`

const numberOf = (value: unknown): bigint => BigInt(String(value))

/** Compares the digests of a batch's rows, as they come, with those that were sealed. */
function createDigestWalk(find: Find) {
  let batch: Row | undefined
  let digests: string[] = []
  const end = () => {
    if (!batch || batch.hash === null || batch.hash === undefined) return
    const joined = hash('sha256', Buffer.from(digests.join(''), 'hex'))
    if (joined !== batch.hash) find(String(batch.batch), 'a batch that is not what was sealed: rows are gone or more')
  }
  return {
    take: (row: Row) => {
      if (row.batch !== batch?.batch) {
        end()
        batch = row
        digests = []
      }
      const digest = hash('sha256', COLUMNS.map((column) => row[column] ?? '').join('|'))
      const at = digests.push(digest) * 8
      if (row.digests !== null && digest.slice(0, 8) !== String(row.digests).slice(at - 8, at)) {
        find(nameOf(row), 'changed after it was sealed')
      }
    },
    end,
  }
}

function checkAttempt(row: Row, accounts: ReadonlyMap<string, Account>, find: Find): void {
  const debit = accounts.get(String(row.debit))
  const credit = accounts.get(String(row.credit))
  if (!debit || !credit) find(nameOf(row), 'names an account that does not exist')
  else if (debit.currency !== credit.currency) find(nameOf(row), 'goes from one currency to another')
  else if (debit.brand !== credit.brand) find(nameOf(row), 'goes from one brand to another')
  else if (isRefused(row) && numberOf(row.debit_balance) - numberOf(row.amount) >= debit.floor) {
    find(nameOf(row), 'was refused although there was enough')
  }
}

const isOpen = (account: unknown): boolean => String(account).startsWith('-')

const isRefused = (row: Row): boolean => !isOpen(row.debit) && row.debit_sequence === null

function move(row: Row, of: (account: string) => Replayed, find: Find): void {
  if (isRefused(row)) return
  const amount = numberOf(row.amount)
  for (const [side, change] of [
    ['debit', -amount],
    ['credit', amount],
  ] as const) {
    const account = of(String(row[side]))
    if (isOpen(row[side])) account.balance += change
    else {
      const balance = numberOf(row[`${side}_balance`])
      const sequence = Number(row[`${side}_sequence`] ?? 0)
      if (sequence <= account.sequence || account.early.has(sequence)) {
        find(nameOf(row), `bears a number of account ${row[side]} that was given before`)
      }
      account.early.set(sequence, { row: nameOf(row), amount: change, balance })
      follow(account, find)
    }
  }
}

/** Goes from change to change as long as the next one is known. */
function follow(account: Replayed, find: Find): void {
  for (;;) {
    const next = account.early.get(account.sequence + 1)
    if (!next) return
    account.early.delete(account.sequence + 1)
    account.sequence += 1
    if (account.balance + next.amount !== next.balance) {
      find(next.row, `says ${next.balance}, but ${account.balance + next.amount} follows from what was before`)
    }
    account.balance = next.balance
  }
}

function compareAccounts(
  accounts: ReadonlyMap<string, Account>,
  replayed: ReadonlyMap<string, Replayed>,
  find: Find,
): void {
  for (const [id, { kept }] of accounts) {
    const found = replayed.get(id) ?? { sequence: 0, balance: 0n, early: new Map<number, Change>() }
    for (const { row } of found.early.values()) find(row, `follows a change of account ${id} that is missing`)
    if (found.balance !== kept.balance) {
      find(`account ${id}`, `holds ${kept.balance}, but its transfers come to ${found.balance}`)
    }
    if (!isOpen(id) && found.sequence !== kept.sequence) {
      find(`account ${id}`, `counts ${kept.sequence} changes, but there are ${found.sequence}`)
    }
  }
}
