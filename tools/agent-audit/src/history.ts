import type pg from 'pg'
import type { Day } from './calendar.ts'
import type { Difference } from './difference.ts'
import type { People } from './people.ts'
import { streamRows, textOf } from './stream-rows.ts'
import type { Change } from './tree.ts'

/** What the history of a brand's agents says, in the order in which it was written. */
export async function readChanges(
  client: pg.ClientBase,
  {
    brand,
    people,
    dayOf,
  }: { readonly brand: string; readonly people: People; readonly dayOf: (seconds: number) => Day },
): Promise<Change[]> {
  const rows = streamRows(
    client,
    `select member, parent, state, floor(extract(epoch from since)) from agents.history where brand = $1 order by number`,
    [brand],
  )
  const changes: Change[] = []
  for await (const [member, parent = null, state, since] of rows) {
    changes.push({
      agent: people.numberOf(textOf(member)),
      parent: people.numberOf(parent),
      closed: state === 'closed',
      day: dayOf(Number(since)),
    })
  }
  return changes
}

/** Agents of whom the last line of their history says otherwise than their own row. */
export async function compareHistory(
  client: pg.ClientBase,
  brand: string,
  report: (difference: Difference) => void,
): Promise<void> {
  const last = new Map<string, string>()
  const lines = `select member, parent, state from agents.history where brand = $1 order by number`
  for await (const [member, parent, state] of streamRows(client, lines, [brand])) {
    last.set(textOf(member), `${state}, below ${parent ?? 'nobody'}`)
  }
  const agents = `select member, parent, state from agents.agent where brand = $1`
  for await (const [member, parent, state] of streamRows(client, agents, [brand])) {
    const id = textOf(member)
    const [kept, right] = [`${state}, below ${parent ?? 'nobody'}`, last.get(id) ?? 'nothing']
    if (kept !== right) report({ about: 'tree', what: 'the agent’s row against its history', agent: id, kept, right })
  }
}
