import { TEAM_ENTRY_GROUPS } from '@sanuk/contracts/agent-transactions'
import { addDays } from '@sanuk/contracts/calendar-day'
import { ENTRY_GROUPS } from '@sanuk/contracts/wallet'
import { KINDS } from '@sanuk/ledger/kinds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openTeams } from './team.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let teams: ReturnType<typeof openTeams>
/** An agent who stood below the first and stands below the second since yesterday, and a member of theirs. */
let moved: Record<'old' | 'next' | 'member', Member>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
  // The books have the time of their database: what is to come before has to happen before all others.
  house.passTime(-3 * DAY_MS)
  const [old, next] = [await teams.agentOf(), await teams.agentOf()]
  const mover = await teams.agentOf(old)
  moved = { old, next, member: await teams.signedIn(mover) }
  expect(await teams.move(mover, next)).toBeNull()
  house.passTime(3 * DAY_MS)
})
afterAll(() => house.close())

type Asked = Readonly<Record<string, string>>
type Entry = { id: string; kind: string; amount: string; at: string; member: { username: string } }

/** The books have the time of their database, which the clock of a test leaves behind. */
const ask = (agent: Pick<Member, 'token'>, asked: Asked = {}) =>
  teams.ask(agent, `transactions?${new URLSearchParams({ from: house.today(), to: house.today(), ...asked })}`)
const page = async (agent: Pick<Member, 'token'>, asked: Asked = {}) => (await ask(agent, asked)).body.value
const entries = async (agent: Pick<Member, 'token'>, asked: Asked = {}): Promise<string[]> =>
  (await page(agent, asked)).list.map(({ member, amount }: Entry) => `${member.username} ${amount}`)

test('an agent sees what moved wallets of the branch besides play, and no stranger’s', async () => {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  const member = await teams.signedIn(below)
  const stranger = await teams.agentOf()
  await teams.story.deposit(member, '100')
  await teams.story.deposit(top, '200')
  await teams.story.deposit(stranger, '300')
  expect(await entries(top)).toEqual([`${top.username} 200.00`, `${member.username} 100.00`])
  expect(await entries(below)).toEqual([`${member.username} 100.00`])
  expect(await entries(stranger)).toEqual([`${stranger.username} 300.00`])
  const { list } = await page(below)
  expect(list).toEqual([
    {
      id: expect.stringMatching(/-1$/),
      member: { id: member.id, username: member.username },
      kind: 'deposit',
      amount: '100.00',
      at: expect.any(String),
      reference: expect.stringMatching(/^[0-9A-F]{12}$/),
    },
  ])
  expect((await ask(member)).body.code).toBe('forbidden')
})

test('a day belongs to whoever stood above on it, also after a move', async () => {
  const [old, next] = [await teams.agentOf(), await teams.agentOf()]
  const mover = await teams.agentOf(old)
  const member = await teams.signedIn(mover)
  await teams.story.deposit(member, '111')
  // It holds from tomorrow on: today is still the old one's.
  expect(await teams.move(mover, next)).toBeNull()
  const both = { to: addDays(house.today(), 1) }
  expect(await entries(old, both)).toEqual([`${member.username} 111.00`])
  expect(await entries(next, both)).toEqual([])
})

test('who stood above before a move sees nothing of the days behind it', async () => {
  const { signIn } = teams.story
  const [olds, news] = [await signIn(moved.old), await signIn(moved.next)]
  const [deep, { member }] = [await signIn(moved.member), moved]
  await teams.story.deposit(deep, '222')
  const all = { from: addDays(house.today(), -5) }
  expect(await entries(olds, all)).toEqual([])
  expect(await entries(news, all)).toEqual([`${member.username} 222.00`])
})

test('filters narrow by group, username and amount', async () => {
  const top = await teams.agentOf()
  const [one, other] = [await teams.signedIn(top), await teams.signedIn(top)]
  await teams.story.deposit(one, '100')
  await teams.story.deposit(other, '250.5')
  const both = [`${other.username} 250.50`, `${one.username} 100.00`]
  expect(await entries(top)).toEqual(both)
  expect(await entries(top, { group: 'cash' })).toEqual(both)
  for (const group of ['transfer', 'reward']) expect(await entries(top, { group })).toEqual([])
  expect((await ask(top, { group: 'play' })).body.code).toBe('invalid_request')
  expect(await entries(top, { member: one.username.toUpperCase() })).toEqual([both[1]])
  expect(await entries(top, { least: '100.01' })).toEqual([both[0]])
  expect(await entries(top, { least: '100', most: '250.49' })).toEqual([both[1]])
  expect(await entries(top, { from: '2026-01-01', to: '2026-01-02' })).toEqual([])
})

test('pages follow one another without a gap, and money that left has a minus', async () => {
  const top = await teams.agentOf()
  const member = await teams.signedIn(top)
  await teams.story.deposit(member, '1000')
  const { rows } = await house.pool.query(
    `select account.id, account.brand, ledger.open_account(account.brand, 'house', 'rewards test', 'THB', false) as house
       from ledger.account where kind = 'member' and owner = $1`,
    [member.id],
  )
  // Rewards one by one and then many in one batch, so that only their keys order these.
  const { id, house: from } = rows[0]
  const post = ([debits, credits]: [unknown[], unknown[]], amounts: number[], kinds: number[]) =>
    house.pool.query(
      `select * from ledger.post(
         (select array_agg(gen_random_uuid()) from generate_series(1, cardinality($1::bigint[]))), $1, $2, $3, $4,
         (select array_agg(gen_random_uuid()) from generate_series(1, cardinality($1::bigint[]))),
         array_fill('test'::text, array[cardinality($1::bigint[])]), ledger.batch_at(now() - interval '40 days'))`,
      [debits, credits, amounts, kinds],
    )
  for (let at = 1; at <= 3; at += 1) await post([[from], [id]], [at * 10_000], [30])
  await post([Array(60).fill(from), Array(60).fill(id)], Array(60).fill(5_000), Array(60).fill(31))
  await post([[id], [from]], [70_000], [17])
  const seen: Entry[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { list, nextCursor }: { list: Entry[]; nextCursor: string | null } = await page(top, { cursor })
    expect(list.length).toBeLessThanOrEqual(50)
    seen.push(...list)
    cursor = nextCursor
  }
  expect(seen).toHaveLength(65)
  expect(new Set(seen.map((entry) => entry.id)).size).toBe(65)
  expect(seen[0]).toMatchObject({ kind: 'adjustment', amount: '-7.00' })
  expect(seen.at(-1)).toMatchObject({ kind: 'deposit', amount: '1000.00' })
  expect(await entries(top, { group: 'reward', least: '1' })).toEqual(
    ['3.00', '2.00', '1.00'].map((sum) => `${member.username} ${sum}`),
  )
  // What is given back would leave the house's books as they were.
  await post([[id], [from]], [6 * 10_000 + 60 * 5_000 - 70_000], [17])
})

test('every kind that is shown has a number among those of the indexes of moves', () => {
  for (const group of TEAM_ENTRY_GROUPS) {
    for (const kind of ENTRY_GROUPS[group]) {
      expect(KINDS[kind]).toBeGreaterThanOrEqual(10)
      expect(KINDS[kind]).toBeLessThan(50)
    }
  }
  for (const kind of ENTRY_GROUPS.play) expect(KINDS[kind]).toBeLessThan(10)
})
