import type pg from 'pg'
import { type Day, isScheme, readDay, SCHEME_NAMES, type Scheme } from './calendar.ts'
import { readMoney } from './money.ts'
import type { People } from './people.ts'
import { streamRows, textOf } from './stream-rows.ts'
import type { Tree } from './tree.ts'

/** A rate in hundredths of a per cent, and what a team must have done for it. Only dividends ask for a loss. */
export type Tier = { readonly rate: number; readonly valid: bigint; readonly active: number; readonly loss: bigint }

export type Contract = {
  readonly id: string
  readonly agent: number
  readonly tiers: readonly Tier[]
  readonly from: Day
  /** Exclusive. */
  readonly until: Day
}

/** The contracts of a scheme. */
export type ContractBook = {
  /** Everybody who ever had one. */
  readonly agents: readonly number[]
  readonly on: (agent: number, day: Day) => Contract | undefined
  /** An agent and all above who have a contract on a day, the nearest first. */
  readonly lineOf: (agent: number, day: Day) => readonly number[]
}

type Parts = {
  readonly brand: string
  readonly currency: string
  readonly people: People
  readonly tree: Tree
}

/** The contracts of a brand by scheme. */
export async function readContracts(client: pg.ClientBase, parts: Parts): Promise<ReadonlyMap<Scheme, ContractBook>> {
  const byScheme = new Map<Scheme, Contract[]>(SCHEME_NAMES.map((scheme) => [scheme, []]))
  const rows = streamRows(
    client,
    `select id, scheme, agent, tiers, from_day, until_day from salary.contract where brand = $1`,
    [parts.brand],
  )
  for await (const [id, scheme, agent, tiers, from, until] of rows) {
    const name = textOf(scheme)
    if (!isScheme(name)) continue
    byScheme.get(name)?.push({
      id: textOf(id),
      agent: parts.people.numberOf(textOf(agent)),
      tiers: readTiers(textOf(tiers)),
      from: readDay(textOf(from)),
      until: until === null || until === undefined ? Number.POSITIVE_INFINITY : readDay(until),
    })
  }
  return new Map([...byScheme].map(([scheme, contracts]) => [scheme, bindBook(contracts, parts)]))
}

function readTiers(text: string): Tier[] {
  const tiers: { readonly rate: number; readonly valid: string; readonly active: number; readonly loss?: string }[] =
    JSON.parse(text)
  return tiers.map(({ rate, valid, active, loss = '0' }) => {
    return { rate, valid: readMoney(valid), active, loss: readMoney(loss) }
  })
}

function bindBook(contracts: readonly Contract[], { currency, people, tree }: Parts): ContractBook {
  const paid = contracts.filter(({ agent, tiers }) => tiers.length > 0 && people.currencyOf(agent) === currency)
  const byAgent = Map.groupBy(paid, ({ agent }) => agent)
  /** Whoever ceased to be an agent after the contract began needs a new one. */
  const on = (agent: number, day: Day): Contract | undefined =>
    byAgent
      .get(agent)
      ?.find(
        ({ from, until }) => from <= day && day < until && tree.standsOn(agent, day) && !tree.ceased(agent, from, day),
      )
  return { agents: [...byAgent.keys()], on, lineOf: rememberLines({ on, tree, contracts: paid }) }
}

type Lines = {
  readonly on: ContractBook['on']
  readonly tree: Tree
  readonly contracts: readonly Contract[]
}

/** Between two changes of tree and contracts all days have the same lines, so each is found once. */
function rememberLines({ on, tree, contracts }: Lines): ContractBook['lineOf'] {
  const borders = contracts.flatMap(({ from, until }) => [from, until])
  const days = Float64Array.from(new Set([...tree.changeDays(), ...borders])).toSorted()
  const known = new Map<number, Map<number, readonly number[]>>()
  let [lastDay, lines] = [Number.NaN, new Map<number, readonly number[]>()]
  return (agent, day) => {
    if (day !== lastDay) {
      const stretch = days.findLastIndex((border) => border <= day)
      lines = known.get(stretch) ?? new Map()
      known.set(stretch, lines)
      lastDay = day
    }
    const line = lines.get(agent) ?? tree.lineOf(agent, day).filter((one) => on(one, day) !== undefined)
    lines.set(agent, line)
    return line
  }
}
