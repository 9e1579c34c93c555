import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'
import { openWorker } from './settling-worker.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
})
afterAll(() => house.close())

const A = ['527', '05']
const B = ['528', '06']
const C = ['111', '11']

/** What three members bet: one wins by A, one by B, one by both. Nothing wins by C. */
const BETS = [
  [{ play: 'top-three', tickets: ['527'] }],
  [
    { play: 'top-three', tickets: ['528'] },
    { play: 'bottom-two', tickets: ['06'], times: 2 },
  ],
  [
    { play: 'top-two', tickets: ['27', '28'] },
    { play: 'bottom-two', tickets: ['05'] },
  ],
] as const

/** Members with 100 each, who bet on an issue: 99, 97 and 97 are left. */
async function sold(): Promise<{ number: string; members: Member[]; tickets: string[] }> {
  const number = await official.addIssue()
  const members: Member[] = []
  const tickets: string[] = []
  for (const bets of BETS) {
    const member = await official.player('100.00')
    members.push(member)
    tickets.push(await official.bet(member, number, bets))
  }
  return { number, members, tickets }
}

const balancesOf = (members: readonly Member[]) => Promise.all(members.map((member) => official.story.balance(member)))

/** What they have by a result: 900 and 90 times the stakes. */
const BY = {
  A: ['999.00', '97.00', '277.00'],
  B: ['99.00', '1177.00', '187.00'],
  C: ['99.00', '97.00', '97.00'],
} as const

const roundOf = async (ticket: string) =>
  (await house.pool.query('select state::text, stake, win from wagers.round where id = $1', [ticket])).rows[0]

let owedBefore = 0n
beforeEach(async () => {
  owedBefore = await official.owed()
})
const owedSince = async () => (await official.owed()) - owedBefore

test('a correction gives everybody what they had if the result had been right at first', async () => {
  const [wrong, right] = [await sold(), await sold()]
  await official.drawn(wrong.number, A)
  await official.drawn(right.number, B)
  expect(await balancesOf(wrong.members)).toEqual(BY.A)
  expect(await balancesOf(right.members)).toEqual(BY.B)
  await official.correct(wrong.number, B)
  await official.settleChanges()
  expect(await balancesOf(wrong.members)).toEqual(BY.B)
  expect(await owedSince()).toBe(0n)
  // Rounds and tickets say the same; what did not change stays settled.
  expect(await roundOf(wrong.tickets[0] ?? '')).toEqual({ state: 'resettled', stake: 10_000n, win: 0n })
  expect(await roundOf(wrong.tickets[1] ?? '')).toEqual({ state: 'resettled', stake: 30_000n, win: 10_800_000n })
  const path = `/lotto/lgw/tickets/${wrong.tickets[1]}`
  const shown = await house.call({ method: 'GET', path, token: wrong.members[1]?.token ?? '' })
  expect(shown.body.value.ticket).toMatchObject({ state: 'won', win: '1080.00', result: B })
  const { issue, corrections } = (
    await official.operator('GET', `/lottery/issues/${await official.idOf(wrong.number)}`)
  ).body.value
  expect(issue).toMatchObject({ version: 2, result: B, state: 'settled' })
  expect(corrections).toMatchObject([{ version: 2, before: A, after: B, tickets: 3, done: 3 }])
})

test.each([
  ['A, B, A', [A, B, A], 'A'],
  ['C, A, B', [C, A, B], 'B'],
] as const)('after the results %s only the last one counts', async (_, results, last) => {
  const { number, members, tickets } = await sold()
  const [first, ...others] = results
  await official.drawn(number, first)
  for (const result of others) {
    await official.correct(number, result)
    await official.settleChanges()
  }
  expect(await balancesOf(members)).toEqual(BY[last])
  expect(await owedSince()).toBe(0n)
  const { rows } = await house.pool.query(
    'select coalesce(sum(amount), 0)::bigint as won from lottery.win where ticket = any ($1)',
    [tickets],
  )
  // What three wallets of 100 gained, and what they staked.
  const total = BY[last].reduce((sum, balance) => sum + parseAmount(balance), 0n)
  expect(rows[0].won).toBe(total - 3_000_000n + 70_000n)
})

/** Numbers for a test, the same each time it is run. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state
  }
}

test('whatever was bet and however often a result was corrected, all have what they had by the last one', {
  tags: ['slow'],
}, async () => {
  const numbers = numbersFrom(7)
  const below = (bound: number) => Math.floor((numbers.next().value / 2 ** 31) * bound)
  // Few numbers, so that many of them win by turns.
  const top = () => `00${below(3)}`
  const results = Array.from({ length: 7 }, () => [top(), `0${below(3)}`])
  const last = results.at(-1) ?? A
  const [often, once] = [await official.addIssue(), await official.addIssue()]
  const pairs: [Member, Member][] = []
  for (let n = 0; n < 12; n += 1) {
    const bets = [
      { play: 'top-three', tickets: [top()], times: 1 + below(3) },
      { play: 'bottom-two', tickets: [`0${below(3)}`], times: 1 + below(5) },
    ]
    const pair: [Member, Member] = [await official.player('100.00'), await official.player('100.00')]
    await official.bet(pair[0], often, bets)
    await official.bet(pair[1], once, bets)
    pairs.push(pair)
  }
  await official.drawn(once, last)
  await official.drawn(often, results[0] ?? A)
  let now = results[0] ?? A
  for (const result of results.slice(1)) {
    if (result.join() === now.join()) continue
    await official.correct(often, result)
    await official.settleChanges()
    now = result
  }
  const [corrected, right] = [pairs.map(([member]) => member), pairs.map(([, member]) => member)]
  expect(await balancesOf(corrected)).toEqual(await balancesOf(right))
  expect(await owedSince()).toBe(0n)
})

test('what a member no longer has is owed, and is paid first by the next correction', async () => {
  const { number, members, tickets } = await sold()
  await official.drawn(number, A)
  const [loser] = members
  if (!loser) throw new Error('nobody')
  // 900 was won and 950 is staked elsewhere: 49 is left.
  const other = await official.addIssue()
  await official.bet(loser, other, [{ play: 'top-three', tickets: ['000'], times: 950 }])
  await official.correct(number, B)
  await official.settleChanges()
  expect(await official.story.balance(loser)).toBe('0.00')
  expect(await owedSince()).toBe(parseAmount('851.00'))
  expect(await roundOf(tickets[0] ?? '')).toMatchObject({ state: 'resettled', win: 0n })
  // Back again: the debt goes, and the rest comes home.
  await official.correct(number, A)
  await official.settleChanges()
  expect(await official.story.balance(loser)).toBe('49.00')
  expect(await owedSince()).toBe(0n)
})

test('who gains by one ticket and loses by another owes only what is left', async () => {
  const number = await official.addIssue()
  const member = await official.player('100.00')
  // Bought first, the loser would be settled first.
  await official.bet(member, number, [{ play: 'top-three', tickets: ['527'] }])
  await official.bet(member, number, [{ play: 'top-three', tickets: ['528'] }])
  await official.drawn(number, A)
  const other = await official.addIssue()
  await official.bet(member, other, [{ play: 'top-three', tickets: ['000'], times: 998 }])
  expect(await official.story.balance(member)).toBe('0.00')
  await official.correct(number, ['528', '05'])
  await official.settleChanges()
  expect(await official.story.balance(member)).toBe('0.00')
  expect(await owedSince()).toBe(0n)
})

test('the preview says who gains and who loses, and keeps nothing', async () => {
  const { number, members, tickets } = await sold()
  await official.drawn(number, A)
  const [loser] = members
  if (!loser) throw new Error('nobody')
  const other = await official.addIssue()
  await official.bet(loser, other, [{ play: 'top-three', tickets: ['000'], times: 950 }])
  const path = `/lottery/issues/${await official.idOf(number)}/correction-previews`
  const preview = (await official.operator('POST', path, { result: B })).body.value
  expect(preview).toMatchObject({
    before: A,
    after: B,
    tickets: 3,
    more: { tickets: 1, amount: '1080.00' },
    // 900, and 90 of the third.
    less: { tickets: 2, amount: '990.00' },
    shortfall: { members: 1, amount: '851.00' },
  })
  expect(preview.top.map(({ ticket, difference }: Record<string, string>) => [ticket, difference])).toEqual([
    [tickets[1], '1080.00'],
    [tickets[0], '-900.00'],
    [tickets[2], '-90.00'],
  ])
  expect(preview.top[1].member.username).toBe(loser.username)
  await official.settleChanges()
  expect(await official.story.balance(loser)).toBe('49.00')
})

test('a process that dies between two chunks is followed by others, and each ticket is settled once', async () => {
  const number = await official.addIssue()
  const members: Member[] = []
  for (let n = 0; n < 7; n += 1) {
    const member = await official.player('100.00')
    members.push(member)
    await official.bet(member, number, [{ play: 'top-three', tickets: [n % 2 === 0 ? '527' : '528'] }])
  }
  await official.drawn(number, A)
  await official.correct(number, ['528', '05'])
  // Nothing else is decided about the issue while its tickets are settled anew.
  const again = await official.operator('POST', `/lottery/issues/${await official.idOf(number)}/corrections`, {
    result: A,
    note: 'Misread',
  })
  expect(again.body.code).toBe('issue_not_settled')
  const [dying, one, other] = [openWorker(house), openWorker(house), openWorker(house)]
  // Four of the seven in the first pass, and then nothing more is heard of it.
  expect((await dying.correctSome(2))?.settledTo).toBeGreaterThan(0n)
  expect(await dying.correctSome(2)).not.toBeNull()
  await dying.close()
  await Promise.all([one.follow(), other.follow(), one.follow(), other.follow(), house.followPlay()])
  await official.settleChanges()
  await Promise.all([one.close(), other.close()])
  expect(await balancesOf(members)).toEqual(members.map((_, n) => (n % 2 === 0 ? '99.00' : '999.00')))
  const { rows } = await house.pool.query(
    `select count(*)::int as moved from ledger.attempt join lottery.ticket on ticket.id = attempt.reference
       join lottery.issue on issue.id = ticket.issue where issue.number = $1 and kind = 5`,
    [number],
  )
  expect(rows[0].moved).toBe(7)
})

test('a correction takes two operators, of a settled official issue and of another result', async () => {
  const { number } = await sold()
  const path = `/lottery/issues/${await official.idOf(number)}/corrections`
  const ask = (result: readonly string[]) => official.operator('POST', path, { result: [...result], note: 'Misread' })
  expect((await ask(B)).body.code).toBe('issue_not_settled')
  await official.drawn(number, A)
  expect((await ask(A)).body.code).toBe('result_unchanged')
  expect((await ask(['5', '05'])).body.code).toBe('result_invalid')
  const { proposal } = (await ask(B)).body.value
  expect((await ask(B)).body.code).toBe('proposal_waiting')
  const [waiting] = (await official.supervisor('GET', '/approvals')).body.value.list
  expect(waiting).toMatchObject({ kind: 'lottery.correction', details: { before: A, after: B, version: 1 } })
  expect((await official.operator('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await official.supervisor('POST', `/approvals/${proposal}/reject`, { reason: 'No' })).status).toBe(200)

  await house.followPlay()
  const { rows } = await house.pool.query("select id from lottery.issue where game = 'minute-five-digits' limit 1")
  const ofHouse = await official.operator('POST', `/lottery/issues/${rows[0].id}/corrections`, {
    result: ['1', '2', '3', '4', '5'],
    note: 'No',
  })
  expect(ofHouse.body.code).toBe('issue_of_house')
})

test('what was proposed before another correction is outdated', async () => {
  const { number, members } = await sold()
  await official.drawn(number, A)
  const path = `/lottery/issues/${await official.idOf(number)}/corrections`
  const first = await official.operator('POST', path, { result: B, note: 'Misread' })
  // Meanwhile the database is told of another correction: the version is another.
  await house.pool.query('update lottery.issue set version = 2 where number = $1', [number])
  const approved = await official.supervisor('POST', `/approvals/${first.body.value.proposal}/approve`)
  expect(approved.body.code).toBe('proposal_outdated')
  await official.settleChanges()
  expect(await balancesOf(members)).toEqual(BY.A)
})
