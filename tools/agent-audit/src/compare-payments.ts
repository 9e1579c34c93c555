import { createHash } from 'node:crypto'
import type pg from 'pg'
import { isScheme, SCHEMES } from './calendar.ts'
import type { Report } from './difference.ts'
import { writeMoney } from './money.ts'
import { streamRows, textOf } from './stream-rows.ts'

type Parts = {
  readonly brand: string
  /** What is marked as paid in all periods, by scheme and agent. */
  readonly marked: ReadonlyMap<string, bigint>
  readonly report: Report
}

type Payment = { readonly id: string; readonly scheme: string; readonly agent: string; readonly amount: bigint }

export type PaidSums = { readonly payments: number; readonly paid: bigint }

/** How the books know what is paid by a scheme: the account of the house, the number of the kind, what a key begins with. */
type Source = { readonly owner: string; readonly kind: string; readonly key: string }

const SOURCES: Readonly<Record<'play' | 'loss', Source>> = {
  play: { owner: 'salaries', kind: '36', key: 'salary' },
  loss: { owner: 'dividends', kind: '38', key: 'dividend' },
}

function sourceOf({ scheme }: Payment): Source {
  if (!isScheme(scheme)) throw new Error(`a payment is of ${scheme}, a scheme that this program does not count`)
  return SOURCES[SCHEMES[scheme].of]
}

/** What distinguishes money that moved from an attempt that was refused. */
const MOVED = '(debit_sequence is not null or credit_sequence is not null or (debit < 0 and credit < 0))'

/** Payments that are looked up in the books at once. */
const AT_ONCE = 2_000

/**
 * Compares payments with what periods are marked as paid, and with the books: each is one transfer from the house to the
 * agent's wallet, and the house paid nothing else.
 */
export async function comparePayments(client: pg.ClientBase, parts: Parts): Promise<PaidSums> {
  const made = new Map<string, bigint>()
  const booked = new Map<string, bigint>()
  const known = new Set<string>()
  let portion: Payment[] = []
  let paid = 0n
  const look = async (): Promise<void> => {
    await comparePortion(client, portion, { ...parts, booked })
    portion = []
  }
  const rows = streamRows(client, 'select id, scheme, agent, amount from salary.payment where brand = $1', [
    parts.brand,
  ])
  for await (const [id, scheme, agent, amount] of rows) {
    const payment = { id: textOf(id), scheme: textOf(scheme), agent: textOf(agent), amount: BigInt(textOf(amount)) }
    const name = `${payment.scheme} ${payment.agent}`
    made.set(name, (made.get(name) ?? 0n) + payment.amount)
    known.add(transferOf(payment))
    paid += payment.amount
    portion.push(payment)
    if (portion.length === AT_ONCE) await look()
  }
  await look()
  for (const name of new Set([...made.keys(), ...parts.marked.keys()])) compareMarked(name, made, parts)
  for (const { owner } of Object.values(SOURCES)) await compareHouse(client, owner, { ...parts, booked, known })
  return { payments: known.size, paid }
}

function compareMarked(name: string, made: ReadonlyMap<string, bigint>, { marked, report }: Parts): void {
  const [kept, right] = [made.get(name) ?? 0n, marked.get(name) ?? 0n]
  const [scheme = '', agent = ''] = name.split(' ')
  if (kept === right) return
  const what = 'payments together, against what periods are marked as paid'
  report({ about: 'payment', what, agent, scheme, kept: writeMoney(kept), right: writeMoney(right) })
}

/** The name that a payment's transfer has in the books: 122 bits of the SHA-256 of its key, as a UUID of version 8. */
function transferOf(payment: Payment): string {
  const { key } = sourceOf(payment)
  const bytes = createHash('sha256').update(`${key}:${payment.id}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Booked = Parts & {
  /** What payments took from each account of the house. */
  readonly booked: Map<string, bigint>
}

async function comparePortion(client: pg.ClientBase, payments: readonly Payment[], parts: Booked): Promise<void> {
  const { rows } = await client.query({
    text: `select attempt.key, attempt.amount::text, attempt.reference, attempt.kind, attempt.debit::text,
                  payer.brand, payer.kind, payer.owner, payee.brand, payee.kind, payee.owner
             from ledger.attempt join ledger.account payer on payer.id = attempt.debit
             join ledger.account payee on payee.id = attempt.credit
            where attempt.key = any ($1::uuid[]) and ${MOVED}`,
    values: [payments.map(transferOf)],
    rowMode: 'array',
  })
  const byName = new Map(rows.map((row) => [String(row[0]), row.map(String)]))
  for (const payment of payments) {
    const [, amount = '0', reference, kind, debit = '', ...accounts] = byName.get(transferOf(payment)) ?? []
    const source = sourceOf(payment)
    const { brand, report } = parts
    const named = { agent: payment.agent, scheme: payment.scheme }
    const right = `${writeMoney(payment.amount)} from house ${source.owner} to the agent’s wallet`
    const accountsRight = [brand, 'house', source.owner, brand, 'member', payment.agent].join(' ')
    const isRight = reference === payment.id && kind === source.kind && accounts.join(' ') === accountsRight
    if (debit !== '') parts.booked.set(debit, (parts.booked.get(debit) ?? 0n) + BigInt(amount))
    if (isRight && BigInt(amount) === payment.amount) continue
    const [, from, owner, , to, whose] = accounts
    const kept =
      debit === '' ? 'nothing' : `${writeMoney(BigInt(amount))} as kind ${kind} from ${from} ${owner} to ${to} ${whose}`
    report({ about: 'books', what: `payment ${payment.id} in the books`, ...named, kept, right })
  }
}

type House = Booked & { readonly known: ReadonlySet<string> }

/** Only where an account of the house holds something else is every transfer of it looked at. */
async function compareHouse(
  client: pg.ClientBase,
  owner: string,
  { brand, booked, known, report }: House,
): Promise<void> {
  const { rows } = await client.query<{ id: string; currency: string; balance: string }>(
    `select id::text, currency, balance::text from ledger.account_balance
      where brand = $1 and kind = 'house' and owner = $2`,
    [brand, owner],
  )
  for (const { id, currency, balance } of rows) {
    const right = -(booked.get(id) ?? 0n)
    if (BigInt(balance) === right) continue
    const what = `balance of house ${owner} in ${currency}, against all payments`
    report({ about: 'books', what, kept: writeMoney(BigInt(balance)), right: writeMoney(right) })
    const transfers = streamRows(
      client,
      `select key, debit, amount, kind, reference from ledger.attempt where (debit = $1 or credit = $1) and ${MOVED}`,
      [id],
    )
    for await (const [name, debit, amount, kind, reference] of transfers) {
      if (known.has(textOf(name))) continue
      const direction = debit === id ? 'from' : 'to'
      const kept = `${writeMoney(BigInt(textOf(amount)))} as kind ${kind} ${direction} house ${owner}`
      report({ about: 'books', what: `transfer ${name} about ${reference}`, kept, right: 'no payment says so' })
    }
  }
}
