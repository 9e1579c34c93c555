import type pg from 'pg'
import type { Report } from '../difference.ts'
import { writeMoney } from '../money.ts'
import type { People } from '../people.ts'
import { streamRows, textOf } from '../stream-rows.ts'
import type { KeptBill, PeriodBills } from './kept-bills.ts'

/** What operators decided about a bill last, and up to which amount they ever approved it. */
type Decided = { approved: bigint | null; denied: string | null; highest: bigint }

const UNDECIDED: Decided = { approved: null, denied: null, highest: 0n }

type Parts = { readonly brand: string; readonly people: People; readonly report: Report }

/**
 * Compares what bills say of their approval with what the record of operators' actions says, which nobody can change, and
 * what was paid with what was approved.
 */
export async function compareDecisions(
  client: pg.ClientBase,
  periods: ReadonlyMap<string, PeriodBills>,
  { brand, people, report }: Parts,
): Promise<void> {
  const decisions = await readDecisions(client, brand)
  for (const [name, bills] of periods) {
    const [scheme = '', day = ''] = name.split(' ')
    for (const [number, bill] of bills) {
      const agent = people.ids[number] ?? ''
      for (const one of differing(bill, decisions.get(`${agent} ${name}`) ?? UNDECIDED)) {
        report({ about: 'decision', agent, scheme, day, ...one })
      }
    }
  }
}

function differing({ approved, denied, paid }: KeptBill, by: Decided) {
  const figures = [
    { what: 'approved by operators', kept: writeApproved(approved), right: writeApproved(by.approved) },
    { what: 'why operators denied it', kept: denied ?? 'not denied', right: by.denied ?? 'not denied' },
  ].filter((one) => one.kept !== one.right)
  if (paid <= by.highest) return figures
  const what = 'paid, against the most that operators approved'
  return [...figures, { what, kept: writeMoney(paid), right: writeMoney(by.highest) }]
}

const writeApproved = (approved: bigint | null): string => (approved === null ? 'not approved' : writeMoney(approved))

/** By agent, scheme and first day, as the record names a bill. Of a change it has the columns that changed. */
async function readDecisions(client: pg.ClientBase, brand: string): Promise<ReadonlyMap<string, Decided>> {
  const decisions = new Map<string, Decided>()
  const rows = streamRows(
    client,
    `select subject_id, after ? 'approved', after ->> 'approved', after ? 'denied', after ->> 'denied' from audit.deed
      where brand = $1 and subject = 'salary.bill' order by id`,
    [brand],
  )
  for await (const [id, saysApproved, approved = null, saysDenied, denied = null] of rows) {
    const decided = decisions.get(textOf(id)) ?? { ...UNDECIDED }
    decisions.set(textOf(id), decided)
    if (saysDenied === 't') decided.denied = denied
    if (saysApproved !== 't') continue
    decided.approved = approved === null ? null : BigInt(approved)
    if (decided.approved !== null && decided.approved > decided.highest) decided.highest = decided.approved
  }
  return decisions
}
