import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openTeams } from './team.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
})
afterAll(() => house.close())

test('play counts for the whole team, for direct members and for the own account', async () => {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  const [direct, deep] = [await teams.join(top), await teams.join(below)]
  await teams.story.recordRound(top, { stake: '10', win: '4' })
  await teams.story.recordRound(below, { stake: '20' })
  await teams.story.recordRound(direct, { stake: '30', win: '45', times: 2 })
  await teams.story.recordRound(deep, { stake: '100', win: '100', gameType: 'LIVE' })
  await house.followPlay()
  const [team, directly, own, belows] = await Promise.all([
    teams.overview(top),
    teams.overview(top, 'direct'),
    teams.overview(top, 'own'),
    teams.overview(below),
  ])
  expect(team.total).toMatchObject({ rounds: 5, stake: '190.00', win: '194.00', valid: '90.00', net: '4.00' })
  expect(directly.total).toMatchObject({ rounds: 3, stake: '80.00', win: '90.00', valid: '80.00' })
  expect(own.total).toMatchObject({ rounds: 1, stake: '10.00', win: '4.00', valid: '10.00', net: '-6.00' })
  expect(belows.total).toMatchObject({ rounds: 2, stake: '120.00', win: '100.00', valid: '20.00' })
  expect(team).toMatchObject({ agents: 1, members: 2, activeLeast: '100.00' })
  expect(team.days).toMatchObject([{ day: house.today(), ...team.total }])
  expect(team.kinds).toMatchObject([
    { gameType: 'LIVE', rounds: 1, stake: '100.00', win: '100.00', valid: '0.00' },
    { gameType: 'RNG', rounds: 4, stake: '90.00', win: '94.00', valid: '90.00' },
  ])
})

test('accounts are active from 100 of valid stake on, and no more when a correction takes it away', async () => {
  const top = await teams.agentOf()
  const member = await teams.join(top)
  const active = async () => (await teams.overview(top)).total.active
  const round = await teams.story.play(member, { stake: '60' })
  expect(await active()).toBe(0)
  await teams.story.play(member, { stake: '40' })
  expect(await active()).toBe(1)
  await house.pool.query(`update wagers.round set stake = 599999, state = 'resettled' where id = $1`, [round])
  await house.followPlay()
  expect(await active()).toBe(0)
  expect((await teams.overview(top)).total).toMatchObject({ rounds: 2, stake: '99.9999', joined: 2 })
})

test('an account that was active on several days counts once, and earlier days stand beside', async () => {
  house.passTimeUntilNoon()
  const top = await teams.agentOf()
  const first = house.today()
  const [often, once] = [await teams.join(top), await teams.join(top)]
  await teams.story.play(often, { stake: '100' })
  house.passTimeUntilNoon()
  await teams.story.play(once, { stake: '100' })
  house.passTimeUntilNoon()
  await teams.story.play(often, { stake: '200' })
  house.passTimeUntilNoon()
  const asked = await teams.story.signIn(top)
  const all = await teams.overview(asked, 'team', { from: first, to: addDays(first, 3) })
  expect(all.total).toMatchObject({ active: 2, stake: '400.00' })
  expect(all.days.map(({ day, active }: { day: string; active: number }) => [day, active])).toEqual([
    [first, 1],
    [addDays(first, 1), 1],
    [addDays(first, 2), 1],
    [addDays(first, 3), 0],
  ])
  const later = await teams.overview(asked, 'team', { from: addDays(first, 2), to: addDays(first, 3) })
  expect(later.total).toMatchObject({ active: 1, stake: '200.00', joined: 0 })
  expect(later.before).toMatchObject({ active: 2, stake: '200.00', joined: 3 })
  // A round that is counted late, of a day before one on which they were active already.
  const noon = new Date(house.clock().getTime() - 3 * 24 * 60 * 60 * 1000)
  await teams.story.play(once, { stake: '100', at: noon })
  const activeFrom = async (from: number, to: number) =>
    (await teams.overview(asked, 'team', { from: addDays(first, from), to: addDays(first, to) })).total.active
  expect(await activeFrom(0, 0)).toBe(2)
  expect(await activeFrom(1, 1)).toBe(1)
  expect(await activeFrom(0, 1)).toBe(2)
  expect(await activeFrom(1, 2)).toBe(2)
})

test('an appointment during a day takes over what was played on it', async () => {
  house.passTimeUntilNoon()
  const top = await teams.agentOf()
  const member = await teams.signedIn(top)
  const friend = await teams.join(member)
  await teams.story.play(member, { stake: '100' })
  await teams.story.play(friend, { stake: '30' })
  // What is new is looked at twice: now it is not new any more.
  house.passTime(20_000)
  await house.followPlay()
  await house.followPlay()
  const before = await teams.overview(top)
  expect((await teams.overview(top, 'direct')).total).toMatchObject({ rounds: 2, active: 1 })
  expect((await teams.appoint(member, 2)).status).toBe(200)
  await house.followPlay()
  expect((await teams.overview(top)).total).toEqual(before.total)
  expect((await teams.overview(top, 'direct')).total).toMatchObject({ rounds: 1, stake: '100.00', active: 1 })
  expect((await teams.overview(member)).total).toMatchObject({ rounds: 2, stake: '130.00', active: 1, joined: 2 })
  expect((await teams.overview(member, 'direct')).total).toMatchObject({ rounds: 1, stake: '30.00', active: 0 })
})

test('play in other money and of guests is in no figures', async () => {
  const top = await teams.agentOf()
  const member = await teams.join(top)
  await teams.story.recordRound(member, { stake: '500', currency: 'USD' })
  const guest = await teams.join(top)
  await house.pool.query('update members.member set type = 4 where id = $1', [guest.id])
  await teams.story.recordRound(guest, { stake: '500' })
  await house.followPlay()
  expect((await teams.overview(top)).total).toMatchObject({ rounds: 0, stake: '0.00', active: 0, joined: 2 })
})
