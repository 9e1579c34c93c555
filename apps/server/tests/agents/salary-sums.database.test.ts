import { randomInt } from 'node:crypto'
import type { SalaryTier } from '@sanuk/contracts/agent-schemes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { mostDaily, openSalary, type SalaryStory } from './salary.fixture.ts'
import {
  COIN,
  type Day,
  expected,
  lineOf,
  type Member,
  mostOf,
  type Played,
  type Tree,
} from './salary-model.fixture.ts'

let house: TestHouse
let story: SalaryStory
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
  await story.rules({ ...mostDaily(200), activeLeast: '20000' })
  // Moves may put a higher rate below a lower one. The trigger looks at contracts only, and is off to reach every order.
  await story.sql.query('alter table salary.contract disable trigger keeps_order')
})
afterAll(async () => {
  await story.close()
  await house.close()
})

const AGENTS = 9
const MEMBERS = 12
const DAYS = 5
const record = ({ id }: Member, stake: bigint, at: Date | string = house.clock()) => {
  const satang = stake / COIN
  const written = `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`
  return story.recordRound({ id, brand: story.brand }, { stake: written, at })
}

/** A deep tree: each agent below the one before, or one before that. */
async function plantTree(): Promise<{ agents: Person[]; parents: Tree['parents'] }> {
  const agents: Person[] = []
  const parents: (number | null)[] = []
  for (let at = 0; at < AGENTS; at += 1) {
    const parent = at === 0 ? null : randomInt(Math.max(at - 2, 0), at)
    agents.push(await story.agent(parent === null ? undefined : agents[parent]))
    parents.push(parent)
  }
  return { agents, parents }
}

/** Two of three members play. */
async function playSome(members: readonly Member[]): Promise<Played[]> {
  const played = members.flatMap((member) => {
    return randomInt(3) === 0 ? [] : [{ ...member, stake: BigInt(randomInt(1, 10_000_000)) * COIN }]
  })
  for (const one of played) await record(one, one.stake)
  return played
}

/** Moves a few branches; they hold from the next day on. */
async function moveSome(agents: readonly Person[], before: Tree['parents']): Promise<Tree['parents']> {
  const parents = [...before]
  for (let change = 0; change < 2; change += 1) {
    const [moved, to] = [randomInt(AGENTS), randomInt(AGENTS + 1)]
    const target = to === AGENTS ? null : to
    if (target !== null && lineOf(target, parents).includes(moved)) continue
    await story.sql.query('update agents.agent set parent = $2, since = $3 where member = $1', [
      agents[moved]?.id,
      target === null ? null : agents[target]?.id,
      house.clock(),
    ])
    parents[moved] = target
  }
  return parents
}

/** Up to three tiers in order: higher rates for more stake and more active accounts; none at all now and then. */
function someTiers(): SalaryTier[] {
  if (randomInt(5) === 0) return []
  const tiers: SalaryTier[] = []
  let [rate, valid, active] = [0, 0, 0]
  for (let left = randomInt(1, 4); left > 0; left -= 1) {
    rate += randomInt(1, 60)
    tiers.push({ rate, valid: String(valid), active })
    valid += randomInt(200_000)
    active += randomInt(4)
  }
  return tiers
}

/** Gives most agents another contract, which begins with the day that has just begun. */
async function contractSome(agents: readonly Person[], before: Tree['tiers']): Promise<Tree['tiers']> {
  const tiers = [...before]
  for (const [at, agent] of agents.entries()) {
    if (randomInt(3) === 0) continue
    const own = someTiers()
    await story.contract(agent, own)
    tiers[at] = own
  }
  return tiers
}

/** What is kept of days must be what the model says, and no more than their highest rates. */
async function check(agents: readonly Person[], days: readonly Day[]): Promise<void> {
  const kept = await Promise.all(
    agents.map(async (agent) => new Map((await story.daysOf(agent)).map((it) => [it.day, it]))),
  )
  for (const day of days) {
    const earned = kept.map((own) => own.get(day.day)?.earned ?? 0n)
    expect(
      earned,
      JSON.stringify(day, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).toEqual(expected(day))
    expect(earned.reduce((sum, one) => sum + one, 0n) <= mostOf(day)).toBe(true)
  }
  const paid = await Promise.all(agents.map((agent) => story.walletOf(agent)))
  expect(paid).toEqual(kept.map((own) => [...own.values()].reduce((sum, day) => sum + day.earned, 0n)))
}

test('random trees, contracts and moves pay what the rule says, and no line more than its highest rate', async () => {
  const { agents, parents: first } = await plantTree()
  const members: Member[] = []
  for (let at = 0; at < MEMBERS; at += 1) {
    const home = randomInt(AGENTS)
    members.push({ home, id: (await story.join(agents[home])).id })
  }
  let tree: Tree = { parents: first, tiers: agents.map(() => []) }
  const days: Day[] = []
  for (let number = 0; number < DAYS; number += 1) {
    days.push({ ...tree, day: house.today(), played: await playSome(members) })
    const parents = await moveSome(agents, tree.parents)
    story.nextDay()
    tree = { parents, tiers: await contractSome(agents, tree.tiers) }
    await house.followPlay()
    await story.settle()
  }
  await check(agents, days)

  // Late play on a closed day counts by that day's tree and contracts.
  const [late, member] = [days.at(-2), members[randomInt(MEMBERS)]]
  if (!late || !member) throw new Error('no day to correct')
  await record(member, 12_345_600n, `${late.day}T05:00:00Z`)
  const before = late.played.find(({ id }) => id === member.id)
  const others = late.played.filter((one) => one !== before)
  late.played = [...others, { ...member, stake: (before?.stake ?? 0n) + 12_345_600n }]
  await house.followPlay()
  await story.settle()
  await check(agents, days)
})
