import type { VipPlan } from '@sanuk/contracts/office-vip'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

let member: Member
beforeEach(async () => {
  member = await story.member()
})

const own = async () =>
  (await house.call({ method: 'GET', path: '/wps/relay/vip/mine', token: member.token })).body.value
const claim = (id: string, { token } = member) =>
  house.call({ method: 'POST', path: `/wps/relay/vip/rewards/${id}/claim`, token })
const anew = async () => {
  member = await story.signIn(member)
}

/** Lets the clock reach the second day of the next business month. */
function nextMonth() {
  const now = house.clock()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)
  house.passTime(next - now.getTime())
}

test('deposits and play reach ranks, whose rewards are claimed once and add turnover', async () => {
  await story.deposit(member, '10000')
  await story.play(member, { stake: '9999' })
  expect(await own()).toMatchObject({ level: 0, reached: 0, deposited: '10000.00', played: '9999.00', rewards: [] })
  await story.play(member, { stake: '90001' })
  // Two processes at once give nothing twice.
  await Promise.all([house.followPlay(), house.followPlay()])
  const standing = await own()
  expect(standing).toMatchObject({ level: 2, reached: 2, playedThisMonth: '100000.00' })
  expect(standing.rewards.map(({ kind, level, amount }: Record<string, unknown>) => [kind, level, amount])).toEqual([
    ['reached', 2, '200.00'],
    ['reached', 1, '20.00'],
  ])
  const info = await house.call({ method: 'GET', path: '/wps/member/info', token: member.token })
  expect(info.body.value.rankLevel).toBe(2)

  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(standing.rewards[0].id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(await story.balance(member)).toBe('10200.00')
  const { rows } = await house.pool.query(
    `select reason, required / 10000 as required from turnover.demand where member = $1 and ended_at is null`,
    [member.id],
  )
  expect(rows.map(({ reason, required }) => [reason, Number(required)])).toEqual([['bonus', 200]])
})

test('a reward of another member cannot be claimed', async () => {
  await story.deposit(member, '1000')
  await story.play(member, { stake: '10000' })
  const [{ id }] = (await own()).rewards
  expect((await claim(id, await story.member())).body.code).toBe('nothing_to_claim')
})

test('monthly play keeps a rank and earns its reward; without play one rank is lost', async () => {
  await story.deposit(member, '50000')
  await story.play(member, { stake: '500000' })
  expect((await own()).level).toBe(3)
  const levels: number[] = []
  const monthly = async () =>
    (
      await house.pool.query(
        `select amount / 10000 as amount from vip.reward where member = $1 and kind = 'month'
                              order by month`,
        [member.id],
      )
    ).rows.map(({ amount }) => Number(amount))
  // The month of the rise was played in: kept, and its reward is given.
  nextMonth()
  await story.job('vip-review-months')
  expect(await monthly()).toEqual([250])
  // Nothing is played in the next: one rank falls, and in the one after another.
  nextMonth()
  await Promise.all([story.job('vip-review-months'), story.job('vip-review-months')])
  await anew()
  levels.push((await own()).level)
  await story.play(member, { stake: '10000' })
  levels.push((await own()).level)
  nextMonth()
  await anew()
  levels.push((await own()).level)
  await story.play(member, { stake: '50000' })
  levels.push((await own()).level)
  expect(levels).toEqual([2, 2, 2, 3])
  expect(await monthly()).toEqual([250, 50])
  expect((await own()).rewards.filter(({ kind }: { kind: string }) => kind === 'reached')).toHaveLength(3)
})

test('the VIP club of one brand is not shown at another', async () => {
  const asked = await house.call({ method: 'GET', path: '/wps/relay/vip' })
  expect(asked.body.value).toMatchObject({ open: true, rewardPlay: 100 })
  expect(asked.body.value.ranks.map(({ level, name }: Record<string, unknown>) => [level, name])[5]).toEqual([
    6,
    'Crown',
  ])
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await elsewhere.login('demo')).body.value
  const other = await elsewhere.get('/wps/relay/vip', token)
  expect(other).toMatchObject({ status: 200, body: { value: { open: false } } })
})

test('a VIP plan is previewed, validated, and changed by two operators', async () => {
  const [ask, colleague] = [story.operator(), story.operator('supervisor')]
  const { plan } = (await ask('GET', '/vip')).body.value as { plan: VipPlan }
  const changed = { ...plan, ranks: plan.ranks.map((rank, at) => (at === 0 ? { ...rank, reward: '30.00' } : rank)) }
  const previewed = (await ask('POST', '/vip/preview', changed)).body.value.ranks
  expect(previewed).toHaveLength(6)
  const tooHigh = { ...plan, ranks: [{ ...plan.ranks[0], reward: '1000.00' }] }
  expect((await ask('POST', '/vip/plan', tooHigh)).body.code).toBe('reward_too_high')
  const { proposal } = (await ask('POST', '/vip/plan', changed)).body.value
  expect((await ask('POST', '/vip/plan', changed)).body.code).toBe('proposal_waiting')
  expect((await colleague('POST', `/approvals/${proposal}/approve`)).status).toBe(200)
  const shown = async () => (await house.call({ method: 'GET', path: '/wps/relay/vip' })).body.value.ranks[0].reward
  await expect.poll(shown).toBe('30.00')
  const { proposal: back } = (await ask('POST', '/vip/plan', plan)).body.value
  await colleague('POST', `/approvals/${back}/approve`)
  await expect.poll(shown).toBe(plan.ranks[0]?.reward)
})
