import type pg from 'pg'
import { isScheme } from './calendar.ts'
import type { Earnings } from './compare-earnings.ts'
import type { Report } from './difference.ts'
import { writeMoney } from './money.ts'
import type { People } from './people.ts'
import { streamRows, textOf } from './stream-rows.ts'

type Parts = {
  readonly brand: string
  readonly people: People
  readonly earnings: Earnings
  readonly report: Report
}

/** Compares the windows of days together with the days; answers how many windows there are. */
export async function compareWindows(
  client: pg.ClientBase,
  { brand, people, earnings, report }: Parts,
): Promise<number> {
  const sums = new Map<string, { valid: bigint; earned: bigint }>()
  for (const { scheme, day, agent } of earnings.windowed())
    sums.set(`${scheme} ${day} ${agent}`, { valid: 0n, earned: 0n })
  const rows = streamRows(client, 'select scheme, day, agent, valid, earned from salary.time_window where brand = $1', [
    brand,
  ])
  let windows = 0
  for await (const [scheme, day, agent, valid, earned] of rows) {
    windows += 1
    const name = `${scheme} ${day} ${people.numberOf(textOf(agent))}`
    const sum = sums.get(name) ?? { valid: 0n, earned: 0n }
    sums.set(name, { valid: sum.valid + BigInt(textOf(valid)), earned: sum.earned + BigInt(textOf(earned)) })
  }
  for (const [name, sum] of sums) {
    const [scheme = '', day = '', agent] = name.split(' ')
    const own = earnings.find(scheme, day, Number(agent))
    const id = people.ids[Number(agent)] ?? ''
    for (const what of ['valid', 'earned'] as const) {
      if (sum[what] === own[what] || !isScheme(scheme)) continue
      report({
        about: 'windows',
        what: `the windows of the day together: ${what === 'valid' ? 'valid stake' : 'earned'}`,
        agent: id,
        scheme,
        day,
        kept: writeMoney(sum[what]),
        right: writeMoney(own[what]),
      })
    }
  }
  return windows
}
