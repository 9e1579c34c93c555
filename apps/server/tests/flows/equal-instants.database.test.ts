import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

/** The digits that a JavaScript date does not keep are not zero. */
const INSTANT = '2026-03-05T03:00:00.029958Z'
const ROUNDS = 25

let house: TestHouse
let story: ReturnType<typeof openStory>

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

type Page = { readonly list: { readonly id: string }[]; readonly nextCursor: string | null }

/** All pages of a list, one after the other. */
async function allOf(page: (cursor: string) => Promise<Page>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { list, nextCursor }: Page = await page(cursor)
    ids.push(...list.map(({ id }) => id))
    cursor = nextCursor
  }
  return ids
}

const memberWithRounds = async (): Promise<Member> => {
  const member = await story.member()
  await story.recordRound(member, { stake: '1', at: INSTANT, times: ROUNDS })
  return member
}

test('a member’s list of rounds has every one of 25 that began in the same microsecond', async () => {
  const { token } = await memberWithRounds()
  const span = 'from=2026-03-05&to=2026-03-05'
  const path = (cursor: string) => `/wps/member/rounds?${span}&cursor=${cursor}`
  const ids = await allOf(async (cursor) => (await house.call({ method: 'GET', path: path(cursor), token })).body.value)
  expect(new Set(ids).size).toBe(ROUNDS)
  expect(ids).toHaveLength(ROUNDS)
})

test('the office’s list of rounds has every one of 25 that began in the same microsecond', async () => {
  const { username } = await memberWithRounds()
  const office = story.operator()
  const ids = await allOf(
    async (cursor) => (await office('GET', `/rounds?search=${username}&cursor=${cursor}`)).body.value,
  )
  expect(new Set(ids).size).toBe(ROUNDS)
  expect(ids).toHaveLength(ROUNDS)
})

const FORGED = [
  ['a time beyond all calendars', [9e16, '00000000-0000-4000-8000-000000000000']],
  ['a negative time', [-1, '00000000-0000-4000-8000-000000000000']],
  ['a fraction', [1.5, '00000000-0000-4000-8000-000000000000']],
  ['no id', [1]],
] as const
const LISTS = ['/wps/member/rounds', '/wps/cashier/deposits', '/wps/cashier/withdrawals', '/wps/member/messages']

test.each(FORGED)('lists refuse a forged cursor with %s as an invalid request', async (_, content) => {
  const { token } = await story.member()
  const cursor = Buffer.from(JSON.stringify(content)).toString('base64url')
  for (const list of LISTS) {
    const { status, body } = await house.call({ method: 'GET', path: `${list}?cursor=${cursor}`, token })
    expect({ list, status, code: body.code }).toEqual({ list, status: 400, code: 'invalid_request' })
  }
})
