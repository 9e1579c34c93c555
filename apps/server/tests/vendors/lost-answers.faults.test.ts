import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../../../tools/faults/src/fault-proxy.fixture.ts'
import { ownSockets } from '../../../../tools/launcher/src/cloned-database.ts'
import { type Answer, GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatMember } from './seat.fixture.ts'
import { untilAnswered } from './until-answered.fixture.ts'

const MEMBERS = 12

let proxy: FaultProxy
let house: TestHouse
beforeAll(async () => {
  proxy = await startFaultProxy(ownSockets())
  house = await openHouse([], {}, proxy.through)
  await house.synchroniseCatalogue()
})
afterAll(async () => {
  await house.close()
  await proxy.close()
})
beforeEach(() => {
  proxy.plan = () => ({})
})

/** Stakes and wins that travel together. */
const PLAYING = /seamless.play/

/** A member with 100 baht at the game. */
async function sitDown(): Promise<{ token: string; member: string; currency: string; game: string }> {
  const token = await (await seatMember(house)).launch()
  const { body } = await house.seamless('authenticate', { token })
  return { token, member: body.member, currency: 'THB', game: GAME }
}

type Call = { readonly name: 'bet' | 'win'; readonly content: object }

const insist = ({ name, content }: Call): Promise<Answer> => untilAnswered(() => house.seamless(name, content))

test('five hundred answers lost after the commit: no stake is taken twice and no win is paid twice', async () => {
  let lost = 0
  proxy.plan = (request) => {
    if (!PLAYING.test(request) || randomInt(100) >= 40) return {}
    lost += 1
    return { replyBytes: 0 }
  }
  const heard: { call: Call; answer: Answer }[] = []
  const play = async (seat: object) => {
    let balance = 100
    const ask = async (name: Call['name'], round: string, change: number) => {
      const amount = `${Math.abs(change)}.00`
      const call = { name, content: { ...seat, round, transaction: randomUUID(), amount } }
      const answer = await insist(call)
      heard.push({ call, answer })
      const covered = balance + change >= 0
      if (covered) balance += change
      const status = covered ? 'OK' : 'NOT_ENOUGH_MONEY'
      expect(answer.body).toMatchObject({ status, balance: `${balance}.00` })
      return covered
    }
    while (lost < 500) {
      const round = randomUUID()
      if (await ask('bet', round, -randomInt(1, 60))) await ask('win', round, randomInt(1, 60))
    }
  }
  const seats = []
  // One after the other: each asks the vendor for the launch it was told of last.
  for (let seat = 0; seat < MEMBERS; seat += 1) seats.push(await sitDown())
  await Promise.all(seats.map(play))
  proxy.plan = () => ({})
  for (const { call, answer } of heard) expect(await house.seamless(call.name, call.content)).toEqual(answer)
})

test('a bet during a database freeze gets RETRY within two seconds, and its retry takes the stake once', async () => {
  const seat = await sitDown()
  const call = { ...seat, round: randomUUID(), transaction: randomUUID(), amount: '10.00' }
  // What is known of the member and the game is known by now.
  await insist({ name: 'bet', content: { ...call, round: randomUUID(), transaction: randomUUID() } })
  proxy.freeze()
  const since = performance.now()
  const silent = await house.seamless('bet', call)
  const waited = performance.now() - since
  proxy.thaw()
  expect(silent.body.status).toBe('RETRY')
  expect(waited).toBeLessThan(2000)
  expect((await insist({ name: 'bet', content: call })).body).toMatchObject({ status: 'OK', balance: '80.00' })
})
