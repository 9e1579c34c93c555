import type pg from 'pg'
import { readDay, type Scheme, writeDay } from '../calendar.ts'
import type { Report } from '../difference.ts'
import { writeMoney } from '../money.ts'
import { NOBODY } from '../people.ts'
import { streamRows, textOf } from '../stream-rows.ts'
import type { Bill } from './count-bills.ts'

/** What bills of a period come to: agents who earned, members' play once each, and what was earned. */
export type PeriodSums = {
  readonly agents: number
  readonly valid: bigint
  readonly net: bigint
  readonly earned: bigint
}

export function sumsOf(bills: Iterable<Bill>): PeriodSums {
  const sums = { agents: 0, valid: 0n, net: 0n, earned: 0n }
  for (const { above, valid, net, earned } of bills) {
    sums.earned += earned
    if (earned > 0n) sums.agents += 1
    if (above !== NOBODY) continue
    sums.valid += valid
    sums.net += net
  }
  return sums
}

export type ClosedSums = ReadonlyMap<string, PeriodSums>

/** What is noted with closed periods of dividends, by scheme and first day as in `dividend 2026-11-01`. */
export async function readClosedSums(client: pg.ClientBase, brand: string): Promise<ClosedSums> {
  const sums = new Map<string, PeriodSums>()
  const rows = streamRows(
    client,
    `select scheme, first_day, agents, valid, coalesce(net, 0), earned from salary.closed_period
      where brand = $1 and scheme like '%dividend'`,
    [brand],
  )
  for await (const [scheme, firstDay, agents, ...money] of rows) {
    const [valid = 0n, net = 0n, earned = 0n] = money.map((text) => BigInt(textOf(text)))
    sums.set(`${scheme} ${writeDay(readDay(textOf(firstDay)))}`, { agents: Number(agents), valid, net, earned })
  }
  return sums
}

type Which = { readonly scheme: Scheme; readonly day: string; readonly report: Report }

/** Compares what is noted with a closed period with what its bills come to. */
export function compareClosedSums(
  kept: PeriodSums | undefined,
  right: PeriodSums,
  { scheme, day, report }: Which,
): void {
  const figures = (sums: PeriodSums) =>
    [
      ['agents who earned', String(sums.agents)],
      ['valid stake', writeMoney(sums.valid)],
      ['won by members', writeMoney(sums.net)],
      ['earned', writeMoney(sums.earned)],
    ] as const
  const rights = figures(right)
  for (const [at, [what, figure]] of figures(kept ?? sumsOf([])).entries()) {
    const other = rights[at]?.[1] ?? ''
    if (figure === other) continue
    report({ about: 'period', what: `all bills together: ${what}`, scheme, day, kept: figure, right: other })
  }
}
