import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

let house: TestHouse
let member: Member
/** The vendor's name of a round with a stake of 20.00 and a win of 62.40. */
const name = `round-${randomUUID()}`
let id = ''
let office: ReturnType<ReturnType<typeof openStory>['operator']>
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  const story = openStory(house)
  office = story.operator()
  member = await story.member()
  await story.deposit(member, '350.75')
  const { token, ...seat } = await story.openGame(member)
  const said = { ...seat, round: name }
  await house.seamless('bet', { ...said, token, transaction: `${name}-bet`, amount: '20.00' })
  const won = { transaction: `${name}-win`, bet: `${name}-bet`, amount: '62.40', roundClosed: true }
  await house.seamless('win', { ...said, token, ...won })
  const { rows } = await house.pool.query('select id from wagers.round where vendor_round = $1', [name])
  id = rows[0].id
})
afterAll(() => house.close())

test('a round tells operators its outcome, what its vendor called and how the ledger moved', async () => {
  const { value } = (await office('GET', `/rounds/${id}`)).body
  expect(value).toMatchObject({
    round: { id, member: member.id, username: member.username, stake: '20.00', win: '62.40', net: '42.40' },
    vendor: 'STUDIO',
    vendorRound: name,
    multiple: '3.1',
  })
  expect(value.calls.map(({ call, amount, status }: Record<string, string>) => [call, amount, status])).toEqual([
    ['bet', '20.00', 'OK'],
    ['win', '62.40', 'OK'],
  ])
  const vendor = { kind: 'vendor', owner: 'STUDIO' }
  const wallet = { kind: 'member', owner: member.username }
  expect(value.rows).toMatchObject([
    { kind: 'bet', debit: wallet, credit: vendor, amount: '20.00', posted: true, balanceAfter: '330.75' },
    { kind: 'win', debit: vendor, credit: wallet, amount: '62.40', posted: true, balanceAfter: '393.15' },
  ])
})

test('a round’s replay is opened at its vendor, in the reader’s language', async () => {
  const { value } = (await office('POST', `/rounds/${id}/replay`, { theme: 'dark' })).body
  expect(value.content).toBe(`${house.vendor.address}/replay/?en&dark&Asia/Bangkok`)
})

test('a member’s wallet movements lead to the rounds that they belong to', async () => {
  const day = house.today()
  const { value } = (await office('GET', `/members/${member.id}/entries?from=${day}&to=${day}`)).body
  expect(value.username).toBe(member.username)
  expect(value.totals).toEqual({ in: '413.15', out: '20.00' })
  const seen = value.list.map(({ kind, amount, round }: Record<string, string>) => [kind, amount, round])
  expect(seen).toEqual([
    ['win', '62.40', id],
    ['bet', '-20.00', id],
    ['deposit', '350.75', null],
  ])
  const cash = await office('GET', `/members/${member.id}/entries?from=${day}&to=${day}&group=cash`)
  expect(cash.body.value.list).toHaveLength(1)
})

test('operators of another brand see neither the round nor the wallet', async () => {
  const chandra = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await chandra.operatorLogin()).body.value
  const days = 'from=2026-11-01&to=2026-11-02'
  for (const path of [`/ops/rounds/${id}`, `/ops/members/${member.id}/entries?${days}`]) {
    expect((await chandra.send({ method: 'GET', path, token, part: 'office' })).status).toBe(404)
  }
})
