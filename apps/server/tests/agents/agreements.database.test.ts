import { randomUUID } from 'node:crypto'
import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { type AgreementStory, openAgreements } from './agreements.fixture.ts'
import { flat, mostDaily } from './salary.fixture.ts'

let house: TestHouse
let story: AgreementStory
beforeAll(async () => {
  house = await openHouse()
  story = await openAgreements(house)
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(() => story.rules())

/** Two agents, the upper one with a contract of operators at 1.20 %. */
async function pair() {
  const top = await story.signedAgent()
  const below = await story.signedAgent(top)
  await story.contract(top, 120)
  return { top, below }
}

const letters = async (member: Member): Promise<string[]> => {
  const { token } = await story.signIn(member)
  const box = await house.call({ method: 'GET', path: '/wps/member/messages', token })
  return box.body.value.list.map(({ about }: { about: string | null }) => about)
}

test('an agent offers tiers, the one below sees what they would have brought, accepts, and is paid by them', async () => {
  const { top, below } = await pair()
  await story.bet(await story.join(below), '10000')
  story.nextDay()
  const asked = await story.ask(top, below, 50)
  expect(asked.body.value.request).toMatchObject({
    state: 'waiting',
    isMine: true,
    isForMe: false,
    agent: { username: below.username },
    upline: { username: top.username },
    tiers: flat(50),
    former: [],
  })
  const { id } = asked.body.value.request
  expect((await story.team(below)).waiting).toMatchObject([{ id, isMine: false, isForMe: true }])
  const seen = await story.read(below, id)
  expect(seen.whatIf).toMatchObject({ own: { before: '0.00', after: '50.00' }, other: null, ends: [] })
  // The one above sees both sides.
  expect((await story.read(top, id)).whatIf).toMatchObject({
    own: { before: '120.00', after: '70.00' },
    other: { before: '0.00', after: '50.00' },
  })
  expect((await story.answer(below, id, 'accept')).body.value.request.state).toBe('accepted')
  expect((await story.team(top)).list).toMatchObject([
    { agent: { username: below.username }, contract: null, next: { tiers: flat(50), from: seen.whatIf?.from } },
  ])
  expect(await letters(below)).toContain('agreement_asked')
  expect(await letters(top)).toContain('agreement_accepted')
  story.nextDay()
  await story.bet(await story.join(below), '1000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(below)).toBe(50_000n)
})

test('an agent may ask the one above; rejected, withdrawn and expired requests change nothing', async () => {
  const { top, below } = await pair()
  const idOf = async (rate: number): Promise<string> => (await story.ask(below, top, rate)).body.value.request.id
  const rejected = await idOf(60)
  expect((await story.answer(top, rejected, 'reject')).body.value.request.state).toBe('rejected')
  expect((await story.answer(top, rejected, 'accept')).body.code).toBe('request_answered')
  const withdrawn = await idOf(70)
  // Only who was asked may accept, only who asked may withdraw.
  expect((await story.answer(below, withdrawn, 'accept')).status).toBe(404)
  expect((await story.answer(top, withdrawn, 'withdraw')).status).toBe(404)
  expect((await story.answer(below, withdrawn, 'withdraw')).body.value.request.state).toBe('withdrawn')
  const expired = await idOf(80)
  expect((await story.ask(top, below, 50)).body.code).toBe('request_waiting')
  house.passTime(72 * 60 * 60 * 1000)
  expect((await story.answer(top, expired, 'accept')).body.code).toBe('request_answered')
  await story.job('salary-expire-requests')
  expect((await story.read(below, expired)).request.state).toBe('expired')
  expect(await story.ratesNext([below])).toEqual([0])
  const { list } = (await story.call(top, 'GET /requests')).body.value
  expect(list.map(({ state }: { state: string }) => state)).toEqual(['expired', 'withdrawn', 'rejected'])
})

test('a lower contract ends those below that pay more, as it was shown, and the others go on', async () => {
  const { top, below: x } = await pair()
  const a = await story.signedAgent(x)
  const b = await story.signedAgent(a)
  const c = await story.signedAgent(x)
  expect(await story.agree(top, x, 100)).toBeNull()
  story.nextDay()
  for (const [upper, lower, rate] of [
    [x, a, 90],
    [x, c, 60],
  ] as const)
    expect(await story.agree(upper, lower, rate)).toBeNull()
  story.nextDay()
  expect(await story.agree(a, b, 50)).toBeNull()
  story.nextDay()
  const { id } = (await story.ask(top, x, 70)).body.value.request
  const { ends = [] } = (await story.read(x, id)).whatIf ?? {}
  expect(ends).toMatchObject([{ id: a.id, username: a.username, tiers: flat(90) }])
  // Whoever accepts must have seen what ends.
  expect((await story.answer(x, id, 'accept')).body.code).toBe('changed_meanwhile')
  expect((await story.answer(x, id, { answer: 'accept', ends: [a.id] })).status).toBe(200)
  expect(await story.ratesNext([x, a, b, c])).toEqual([70, 0, 50, 60])
  expect(await letters(a)).toContain('contract_ended')
  // Until the next day everybody has what was agreed.
  expect((await story.team(x)).own).toMatchObject({ tiers: flat(100) })
})

test('a contract is ended by agreement, and those below it are compared with the next one above', async () => {
  const { top, below: x } = await pair()
  const a = await story.signedAgent(x)
  expect(await story.agree(top, x, 100)).toBeNull()
  story.nextDay()
  expect(await story.agree(x, a, 90)).toBeNull()
  story.nextDay()
  expect(await story.agree(top, x, [])).toBeNull()
  expect(await story.ratesNext([x, a])).toEqual([0, 90])
  // Without a contract of its own, an agent offers nothing.
  expect(await story.agree(x, a, 50)).toBe('contract_missing_above')
})

test('refuses terms that do not fit, at the tier, and people who do not stand right above or below', async () => {
  const { top, below } = await pair()
  const [grandchild, stranger] = [await story.signedAgent(below), await story.signedAgent()]
  const codeOf = async (by: Member, other: Member, rate: number) => (await story.ask(by, other, rate)).body.code
  expect(await codeOf(top, grandchild, 10)).toBe('agent_not_direct')
  expect(await codeOf(stranger, below, 10)).toBe('agent_not_direct')
  expect((await story.ask(top, await story.member(), 10)).status).toBe(404)
  const high = (await story.ask(top, below, 121)).body
  expect(high).toMatchObject({ code: 'salary_rate_above_upline', fields: [{ field: 'tiers.0.rate' }] })
  const disorder = (
    await story.ask(top, below, [
      { rate: 20, valid: '100', active: 1 },
      { rate: 30, valid: '50', active: 1 },
    ])
  ).body
  expect(disorder).toMatchObject({ code: 'tiers_out_of_order', fields: [{ field: 'tiers.1.valid' }] })
  expect(await codeOf(below, grandchild, 10)).toBe('contract_missing_above')
  await story.state(below, 'suspended')
  expect(await codeOf(top, below, 10)).toBe('agent_suspended')
  await story.state(below, 'active')
  await story.rules(mostDaily(0))
  expect(await codeOf(top, below, 10)).toBe('function_off')
})

test('a request that does not fit any more is outdated: it ends nothing and changes nothing', async () => {
  const { top, below } = await pair()
  const { id } = (await story.ask(top, below, 100)).body.value.request
  await story.contract(top, 80, { from: addDays(house.today(), 1) })
  expect((await story.read(below, id)).whatIf).toBeNull()
  expect((await story.answer(below, id, 'accept')).body.code).toBe('request_outdated')
  expect((await story.read(below, id)).request.state).toBe('outdated')
  expect(await story.ratesNext([below])).toEqual([0])
})

test('the same request again is one, and no stranger reads or answers it', async () => {
  const { top, below } = await pair()
  const stranger = await story.signedAgent()
  const body = { requestId: randomUUID(), with: below.id, tiers: flat(30) }
  const [one, again] = [await story.call(top, 'POST /contracts', body), await story.call(top, 'POST /contracts', body)]
  expect(again.body.value).toEqual(one.body.value)
  expect((await story.call(stranger, `GET /requests/${body.requestId}`)).status).toBe(404)
  expect((await story.answer(stranger, body.requestId, 'accept')).status).toBe(404)
  expect((await story.call(stranger, 'POST /contracts', body)).status).toBe(404)
})

test('a request that is withdrawn while it is accepted is one of both, and has a contract only if it was accepted', async () => {
  const { top } = await pair()
  for (let time = 0; time < 6; time += 1) {
    const below = await story.signedAgent(top)
    const { id } = (await story.ask(top, below, 50)).body.value.request
    await Promise.all([story.answer(below, id, 'accept'), story.answer(top, id, 'withdraw')])
    const { state } = (await story.read(top, id)).request
    expect(await story.ratesNext([below])).toEqual([state === 'accepted' ? 50 : 0])
  }
})

test('two acceptances at once never leave a contract above that pays less', async () => {
  const { top, below: x } = await pair()
  const a = await story.signedAgent(x)
  expect(await story.agree(top, x, 100)).toBeNull()
  story.nextDay()
  // One is lowered while the one below is raised above it.
  const lowered = (await story.ask(top, x, 50)).body.value.request.id
  const raised = (await story.ask(x, a, 90)).body.value.request.id
  const answers = await Promise.all([story.answer(x, lowered, 'accept'), story.answer(a, raised, 'accept')])
  const [upper = 0, lower = 0] = await story.ratesNext([x, a])
  expect(lower <= upper).toBe(true)
  const codes = answers.map(({ status, body }) => (status === 200 ? 'accepted' : body.code)).toSorted()
  expect([
    ['accepted', 'request_outdated'],
    ['accepted', 'changed_meanwhile'],
  ]).toContainEqual(codes)
})

test('operators are told which contracts of a branch would pay more than those above after a move', async () => {
  const { below } = await pair()
  const a = await story.signedAgent(below)
  const other = await story.signedAgent()
  await story.contract(below, 100)
  await story.contract(a, 50)
  await story.contract(other, 60)
  const askMove = async (to: string) =>
    (await story.owner('GET', `/agent-money/contracts/${below.id}/move?to=${to}`)).body.value.list
  expect(await askMove(other.username)).toMatchObject([
    { agent: { username: below.username }, scheme: 'daily-salary', tiers: flat(100), above: flat(60) },
  ])
  await story.contract(other, 40, { from: addDays(house.today(), 1) })
  const both = await askMove(other.username)
  expect(both.map(({ agent }: { agent: { username: string } }) => agent.username)).toEqual([below.username, a.username])
  expect(await askMove((await story.signedAgent()).username)).toEqual([])
})
