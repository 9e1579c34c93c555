import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLottery } from './lottery.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'
import { openWorker } from './settling-worker.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
let lottery: ReturnType<typeof openLottery>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
  lottery = openLottery(house)
})
afterAll(() => house.close())

const BET = [{ play: 'top-three', tickets: ['527', '528'] }] as const

test.each(['open', 'sealed', 'drawn'] as const)(
  'all stakes of an issue that is %s are given back when it is cancelled',
  async (state) => {
    const member = await official.player('100.00')
    const number = await official.addIssue()
    const [ticket, taken] = [await official.bet(member, number, BET), await official.bet(member, number, BET)]
    // One was taken back before: its stake came home once.
    await house.call({ method: 'DELETE', path: `/lotto/lgw/tickets/${taken}`, token: member.token })
    if (state !== 'open') await official.seal(number)
    // Drawn, and not settled yet: nobody follows issues meanwhile.
    if (state === 'drawn') await official.tell(number, ['527', '05'])
    expect(await official.story.balance(member)).toBe('98.00')
    await official.cancel(number)
    await official.settleChanges()
    expect(await official.story.balance(member)).toBe('100.00')
    const path = `/lotto/lgw/tickets/${ticket}`
    const shown = (await house.call({ method: 'GET', path, token: member.token })).body.value
    expect(shown.ticket).toMatchObject({ state: 'void', win: '0.00' })
    const { rows } = await house.pool.query('select state::text, stake, win from wagers.round where id = $1', [ticket])
    expect(rows[0]).toEqual({ state: 'rolled_back', stake: 0n, win: 0n })
    // It takes no bets and no results any more.
    const late = await house.call({
      method: 'POST',
      path: '/lotto/lgw/bets',
      token: member.token,
      body: {
        requestId: crypto.randomUUID(),
        gameCode: 'lao-draw',
        lines: [{ play: 'top-three', selection: { tickets: ['527'] }, unitStake: '1.00', multiple: 1, units: 1 }],
        issues: [{ number, multiple: 1 }],
        stake: '1.00',
      },
    })
    expect(late.body.code).toBe('issue_closed')
    expect((await official.tell(number, ['527', '05'])).body.code).toBe('issue_cancelled')
    const { cancellation, issue } = (await official.operator('GET', `/lottery/issues/${await official.idOf(number)}`))
      .body.value
    expect(issue.state).toBe('cancelled')
    expect(cancellation).toMatchObject({ tickets: 1, done: 1, proposedBy: { username: 'operator' } })
  },
)

test('a house issue is cancelled like any other, and is not drawn', async () => {
  const member = await official.player('100.00')
  const number = await lottery.addIssue()
  await lottery.bet(member, {
    lines: [
      {
        play: 'back-three-straight',
        selection: { rows: [[1], [2], [3]] },
        unitStake: '2.00',
        multiple: 1,
        series: 1900,
        units: 1,
      },
    ],
    stake: '2.00',
    issues: [{ number, multiple: 1 }],
  })
  await official.cancel(number)
  await official.settleChanges()
  await lottery.endBets(number)
  await house.followPlay()
  expect(await lottery.stateOf(number)).toBe('cancelled')
  // The rebate of the lower series belongs to a draw: only the stake comes back.
  expect(await official.story.balance(member)).toBe('100.00')
})

test('a settled issue is corrected instead of cancelled, also where it was settled after the proposal', async () => {
  const member = await official.player('100.00')
  const number = await official.addIssue()
  await official.bet(member, number, BET)
  const path = `/lottery/issues/${await official.idOf(number)}/cancellations`
  const asked = await official.operator('POST', path, { note: 'No draw' })
  expect((await official.operator('POST', path, { note: 'No draw' })).body.code).toBe('proposal_waiting')
  await official.drawn(number, ['527', '05'])
  const approved = await official.supervisor('POST', `/approvals/${asked.body.value.proposal}/approve`)
  expect(approved.body.code).toBe('proposal_outdated')
  expect((await official.operator('POST', path, { note: 'No draw' })).body.code).toBe('issue_settled')
  expect(await official.story.balance(member)).toBe('998.00')
})

test('stakes are given back once each, by whichever process comes', async () => {
  const number = await official.addIssue()
  const members: Member[] = []
  for (let n = 0; n < 6; n += 1) {
    const member = await official.player('100.00')
    members.push(member)
    await official.bet(member, number, BET)
  }
  await official.cancel(number)
  const [dying, one, other] = [openWorker(house), openWorker(house), openWorker(house)]
  expect(await dying.giveBackSome(2)).not.toBeNull()
  await dying.close()
  await Promise.all([one.follow(), other.follow(), one.follow(), house.followPlay()])
  await official.settleChanges()
  await Promise.all([one.close(), other.close()])
  const balances = await Promise.all(members.map((member) => official.story.balance(member)))
  expect(balances).toEqual(members.map(() => '100.00'))
})
