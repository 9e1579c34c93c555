import type pg from 'pg'
import { type Day, readDay, writeDay } from './calendar.ts'
import type { Report } from './difference.ts'
import { NOBODY, type People } from './people.ts'
import type { PlayedDay } from './play.ts'
import { streamRows, textOf } from './stream-rows.ts'
import type { Tree } from './tree.ts'

/** A row of what the platform keeps about its tree: whose a member was, or under whom an agent stood. */
type Kept<What> = { readonly from: Day; readonly until: Day; readonly what: What }

type Parts = {
  readonly brand: string
  readonly people: People
  readonly tree: Tree
  /** The last business day that has begun at the brand. */
  readonly today: Day
  readonly report: Report
}

const endOf = (until: string | null | undefined): Day =>
  until === null || until === undefined ? Number.POSITIVE_INFINITY : readDay(until)

/** Compares what the platform keeps about its tree with the one that follows from history and invitations. */
export async function openTreeComparison(client: pg.ClientBase, parts: Parts) {
  const belongs = compareBelongs(parts)
  const rows = streamRows(
    client,
    'select member, agent, from_day, until_day from agents.belongs where brand = $1 order by member, from_day',
    [parts.brand],
  )
  for await (const [member, agent, from, until] of rows) {
    const what = parts.people.numberOf(textOf(agent))
    belongs.keep(parts.people.numberOf(textOf(member)), { from: readDay(textOf(from)), until: endOf(until), what })
  }
  const stands = await readStands(client, parts)
  belongs.checkAll()
  stands.checkAll()
  return {
    /** Every place on which the counting of a day depends. */
    checkDay: ({ day, members, homes }: PlayedDay): void => {
      for (const [at, member] of members.entries()) belongs.check(member, day, homes[at] ?? NOBODY)
      for (const home of new Set(homes)) stands.check(home, day)
    },
  }
}

function compareBelongs({ people, tree, today, report }: Parts) {
  // Most members have one row all their life, so that a table by member would be mostly empty lists.
  const first = new Map<number, Kept<number>>()
  const others = new Map<number, Kept<number>[]>()
  const rowOn = (member: number, day: Day): Kept<number> | undefined => {
    const holds = ({ from, until }: Kept<number>) => from <= day && day < until
    const row = first.get(member)
    return row && holds(row) ? row : others.get(member)?.find(holds)
  }
  const reported = new Set<string>()
  const nameOf = (agent: number | undefined): string =>
    agent === undefined || agent === NOBODY ? 'nobody' : (people.ids[agent] ?? 'nobody')
  const check = (member: number, day: Day, right: number): void => {
    const row = rowOn(member, day)
    if ((row?.what ?? NOBODY) === right || reported.has(`${member} ${row?.from}`)) return
    // A row is told once, by the first day on which it is wrong.
    reported.add(`${member} ${row?.from}`)
    const agent = people.ids[member] ?? ''
    report({
      about: 'tree',
      what: 'to whom the member belongs',
      agent,
      day: writeDay(day),
      kept: nameOf(row?.what),
      right: nameOf(right),
    })
  }
  const checkRow = (member: number, { from, until }: Kept<number>): void => {
    for (const day of [from, Math.min(until - 1, Math.max(from, today + 1))]) {
      check(member, day, tree.homeOf(member, day))
    }
  }
  return {
    keep: (member: number, row: Kept<number>): void => {
      if (!first.has(member)) first.set(member, row)
      else others.set(member, [...(others.get(member) ?? []), row])
    },
    check,
    checkAll: (): void => {
      for (const [member, row] of first) checkRow(member, row)
      for (const [member, rows] of others) for (const row of rows) checkRow(member, row)
      // Moves hold from the next day on: the newest tree is that of tomorrow.
      for (const member of people.ids.keys()) check(member, today + 1, tree.homeOf(member, today + 1))
    },
  }
}

async function readStands(client: pg.ClientBase, { brand, people, tree, today, report }: Parts) {
  const kept = new Map<number, Kept<string>[]>()
  const rows = streamRows(
    client,
    `select agent, array_to_string(ancestors, ' '), from_day, until_day from agents.stands
      where brand = $1 order by agent, from_day`,
    [brand],
  )
  for await (const [agent, ancestors, from, until] of rows) {
    const number = people.numberOf(textOf(agent))
    const row = { from: readDay(textOf(from)), until: endOf(until), what: textOf(ancestors) }
    kept.set(number, [...(kept.get(number) ?? []), row])
  }
  const reported = new Set<string>()
  const check = (agent: number, day: Day): void => {
    const row = kept.get(agent)?.find(({ from, until }) => from <= day && day < until)
    const line = tree.standsOn(agent, day) ? tree.lineOf(agent, day).toReversed() : []
    const right = line.map((one) => people.ids[one]).join(' ')
    if ((row?.what ?? '') === right || reported.has(`${agent} ${row?.from}`)) return
    reported.add(`${agent} ${row?.from}`)
    report({
      about: 'tree',
      what: 'who stands above the agent, from the top down',
      agent: people.ids[agent] ?? '',
      day: writeDay(day),
      kept: row?.what || 'nobody: does not stand',
      right: right || 'nobody: does not stand',
    })
  }
  return {
    check,
    checkAll: (): void => {
      for (const [agent, own] of kept) {
        for (const { from, until } of own) {
          check(agent, from)
          check(agent, Math.min(until - 1, Math.max(from, today + 1)))
        }
      }
      for (const agent of tree.agents()) check(agent, today + 1)
    },
  }
}
