import type pg from 'pg'
import { type Day, readDay } from '../calendar.ts'
import type { People } from '../people.ts'
import { streamRows, textOf } from '../stream-rows.ts'
import type { Bill } from './count-bills.ts'

/** What the platform keeps of a bill, with what operators decided about it. */
export type KeptBill = Bill & {
  readonly last: Day
  readonly paid: bigint
  readonly approved: bigint | null
  readonly denied: string | null
}

/** Bills of a period by the agent's number. */
export type PeriodBills = ReadonlyMap<number, KeptBill>

/** All bills of a brand, by scheme and first day as in `dividend 2026-11-01`. */
export async function readKeptBills(
  client: pg.ClientBase,
  { brand, people }: { readonly brand: string; readonly people: People },
): Promise<ReadonlyMap<string, PeriodBills>> {
  const periods = new Map<string, Map<number, KeptBill>>()
  const rows = streamRows(
    client,
    `select scheme, first_day, agent, last_day, contract, above, tier, rate, valid, active, net, carried_in, carried_on,
            loss, amount, granted, limited, earned, paid, approved, denied
       from salary.bill where brand = $1`,
    [brand],
  )
  for await (const [scheme, firstDay, agent, ...figures] of rows) {
    const name = `${scheme} ${firstDay}`
    const period = periods.get(name) ?? new Map()
    periods.set(name, period)
    period.set(people.numberOf(textOf(agent)), billOf(figures, people))
  }
  return periods
}

function billOf(figures: readonly (string | null)[], people: People): KeptBill {
  const [last, contract, above = null, tier, rate, valid, active, net, carriedIn, carriedOn, ...money] = figures
  const [loss, amount, granted, limited, earned, paid, approved = null, denied = null] = money
  const big = (text: string | null | undefined): bigint => BigInt(textOf(text))
  return {
    last: readDay(textOf(last)),
    contract: textOf(contract),
    above: people.numberOf(above),
    tier: Number(tier),
    rate: Number(rate),
    valid: big(valid),
    active: Number(active),
    net: big(net),
    carriedIn: big(carriedIn),
    carriedOn: big(carriedOn),
    loss: big(loss),
    amount: big(amount),
    granted: big(granted),
    isLimited: limited === 't',
    earned: big(earned),
    paid: big(paid),
    approved: approved === null ? null : BigInt(approved),
    denied,
  }
}
