import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

const ago = (minutes: number) => new Date(house.clock().getTime() - minutes * 60_000)
const board = async (): Promise<{ win: string }[]> =>
  (await house.call({ method: 'GET', path: '/wps/relay/games/winners' })).body.value.list

test('the winner board shows the latest large win of each of the last twenty members', async () => {
  const [busy, other, small] = [await story.member(), await story.member(), await story.member()]
  await story.recordRound(busy, { stake: '1', win: '1.25', at: ago(1), times: 40 })
  await story.recordRound(busy, { stake: '10', win: '55', at: ago(2) })
  await story.recordRound(busy, { stake: '10', win: '9000', at: ago(9) })
  await story.recordRound(other, { stake: '10', win: '20', at: ago(3) })
  await story.recordRound(small, { stake: '1', win: '19.99', at: ago(1) })
  await story.recordRound(small, { stake: '100', win: '80', at: ago(1) })
  expect((await board()).map(({ win }) => win)).toEqual(['55.00', '20.00'])

  const members = await Promise.all(Array.from({ length: 21 }, () => story.member()))
  for (const [at, member] of members.entries()) {
    await story.recordRound(member, { stake: '10', win: `${100 + at}`, at: new Date(house.clock().getTime() + at) })
  }
  expect((await board()).map(({ win }) => win)).toEqual(Array.from({ length: 20 }, (_, at) => `${120 - at}.00`))
})
