import type pg from 'pg'
import { type Day, readDay } from '../calendar.ts'
import { streamRows, textOf } from '../stream-rows.ts'
import type { CarryWay, DividendWay } from './claims.ts'

/** How a brand counts losses, by day; the latest decision about a day holds. */
export type DividendRules = (day: Day) => { readonly way: DividendWay; readonly carry: CarryWay }

export async function readDividendRules(client: pg.ClientBase, brand: string): Promise<DividendRules> {
  const decisions: { readonly from: Day; readonly way: DividendWay; readonly carry: CarryWay }[] = []
  const rows = streamRows(
    client,
    `select effective_from, details ->> 'dividendWay', details ->> 'carry' from salary.rules
      where brand = $1 order by effective_from, decided_at`,
    [brand],
  )
  for await (const [from, way, carry] of rows) {
    decisions.push({ from: readDay(textOf(from)), way: wayOf(textOf(way)), carry: carryOf(textOf(carry)) })
  }
  return (day) => decisions.findLast(({ from }) => from <= day) ?? { way: 'fixed', carry: 'none' }
}

function wayOf(text: string): DividendWay {
  if (text === 'fixed' || text === 'floating') return text
  throw new Error(`a loss counts ${text}: neither fixed nor floating`)
}

function carryOf(text: string): CarryWay {
  if (text === 'none' || text === 'next' || text === 'always') return text
  throw new Error(`winnings are carried over ${text}: neither none, next nor always`)
}
