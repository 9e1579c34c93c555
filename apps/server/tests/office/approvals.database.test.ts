import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let member = ''
const tokens = { operator: '', supervisor: '' }
type Who = keyof typeof tokens

beforeAll(async () => {
  house = await openHouse()
  tokens.operator = await house.operatorToken('operator')
  tokens.supervisor = await house.operatorToken('supervisor')
})
afterAll(() => house.close())

let next = 0
beforeEach(async () => {
  next += 1
  const { token } = (await house.register(`adjusted_${next}`)).body.value
  member = (await house.call({ method: 'GET', path: '/wps/member/info', token })).body.value.id
})

const ask = (who: Who, method: string, path: string) => ({
  sending: (body?: object) => house.call({ method, path, token: tokens[who], part: 'office', ...(body && { body }) }),
})
const propose = (wish: object, who: Who = 'operator') =>
  ask(who, 'POST', `/ops/members/${member}/adjustments`).sending(wish)
const GIFT = { direction: 'give', amount: '100.50', reason: 'The bank was late' }
const given = async (wish: object = GIFT): Promise<string> => (await propose(wish)).body.value.proposal
const decide = (who: Who, id: string, how: 'approve' | 'withdraw') =>
  ask(who, 'POST', `/ops/approvals/${id}/${how}`).sending()
const reject = (who: Who, id: string, reason = 'No') =>
  ask(who, 'POST', `/ops/approvals/${id}/reject`).sending({ reason })
const list = async (who: Who, state = 'waiting') =>
  (await ask(who, 'GET', `/ops/approvals?state=${state}`).sending()).body.value
const balance = async (): Promise<string> => {
  const { body } = await ask('operator', 'GET', `/ops/members?search=adjusted_${next}`).sending()
  return body.value.list[0].balance
}

test('an adjustment moves money once, when another operator approves it', async () => {
  const id = await given()
  expect(await balance()).toBe('0.00')
  expect((await decide('operator', id, 'approve')).body.code).toBe('own_proposal')
  expect(await balance()).toBe('0.00')
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide('supervisor', id, 'approve')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['proposal_decided']))
  expect(await balance()).toBe('100.50')
})

test('a proposal shows its details, its proposer and its decision', async () => {
  const id = await given()
  const shown = (await list('supervisor')).list.find((it: { id: string }) => it.id === id)
  expect(shown).toMatchObject({
    about: `adjusted_${next}`,
    subjectId: member,
    details: GIFT,
    note: GIFT.reason,
    mayDecide: true,
    proposedBy: { username: 'operator' },
    state: 'waiting',
  })
  const own = (await list('operator')).list.find((it: { id: string }) => it.id === id)
  expect(own.mayDecide).toBe(false)
  const before = await list('supervisor')
  await reject('supervisor', id, 'Not this time')
  expect((await list('supervisor')).waiting).toBe(before.waiting - 1)
  const decided = (await list('operator', 'decided')).list.find((it: { id: string }) => it.id === id)
  expect(decided).toMatchObject({
    id,
    state: 'rejected',
    reason: 'Not this time',
    decidedBy: { username: 'supervisor' },
  })
  expect(await balance()).toBe('0.00')
})

test('a member has at most one waiting proposal', async () => {
  const first = await given()
  expect((await propose(GIFT)).body.code).toBe('proposal_waiting')
  expect((await decide('supervisor', first, 'withdraw')).body.code).toBe('forbidden')
  expect((await decide('operator', first, 'withdraw')).status).toBe(200)
  expect((await propose(GIFT)).status).toBe(200)
})

test('approving a deduction beyond the balance is refused and leaves the proposal waiting', async () => {
  const id = await given({ direction: 'take', amount: '5', reason: 'Paid twice' })
  expect((await decide('supervisor', id, 'approve')).body.code).toBe('not_enough_money')
  const waiting = (await list('supervisor')).list.find((it: { id: string }) => it.id === id)
  expect(waiting.state).toBe('waiting')
})

test('a deduction of the same amount takes an adjustment back', async () => {
  await decide('supervisor', await given(), 'approve')
  await decide('supervisor', await given({ direction: 'take', amount: '100.50', reason: 'A mistake' }), 'approve')
  expect(await balance()).toBe('0.00')
})

test('approving an adjustment of a closed account makes the proposal outdated', async () => {
  const id = await given()
  await asOwner(`update members.member set closed_at = clock_timestamp() where id = '${member}'`)
  expect((await decide('supervisor', id, 'approve')).body.code).toBe('proposal_outdated')
  expect((await list('operator', 'decided')).list).toContainEqual(expect.objectContaining({ id, state: 'outdated' }))
  expect((await propose(GIFT)).body.code).toBe('member_closed')
})

test('an adjustment with an invalid amount or without a reason is refused', async () => {
  expect((await propose({ ...GIFT, amount: '0' })).body.code).toBe('amount_below_minimum')
  expect((await propose({ ...GIFT, amount: '-5' })).status).toBe(400)
  expect((await propose({ ...GIFT, reason: '' })).status).toBe(400)
})

test('the database refuses a decision by the proposer', async () => {
  const id = await given()
  const cheat = `update approvals.proposal set state = 'approved', decided_by = proposed_by, decided_at = clock_timestamp() where id = '${id}'`
  await expect(asOwner(cheat)).rejects.toThrow('decided_by_another')
})

test('proposal and decision are in the audit', async () => {
  const id = await given()
  await decide('supervisor', id, 'approve')
  const { body } = await ask('operator', 'GET', `/ops/audit?subject=approvals.proposal&subjectId=${id}`).sending()
  const deeds = body.value.list.map(({ action, operator }: { action: string; operator: { username: string } }) => [
    action,
    operator.username,
  ])
  expect(deeds).toEqual([
    ['changed', 'supervisor'],
    ['added', 'operator'],
  ])
})

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement).finally(() => owner.end())
}
