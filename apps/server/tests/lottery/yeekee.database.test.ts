import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifyYeekee } from '@sanuk/verifier/verify-yeekee'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { LOTTERY, openLottery } from './lottery.fixture.ts'

const GAME = 'yeekee-five'

let house: TestHouse
let story: ReturnType<typeof openStory>
let lottery: ReturnType<typeof openLottery>
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  lottery = openLottery(house)
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

const pathOf = (number: string, game = GAME) => `/lotto/lgw/games/${game}/numeros/${number}/shots`
const shoot = ({ token }: { readonly token: string }, number: string, shot: string) =>
  house.call({ method: 'POST', path: pathOf(number), token, body: { shot } })
const get = async (path: string) => (await house.call({ method: 'GET', path })).body.value
const shotsOf = (number: string) => get(pathOf(number))

/** Shots of members of a brand that nobody here belongs to, made so long before the issue is sealed. */
const addShots = (number: string, shots: readonly number[], beforeSeal = '30 seconds') =>
  owner.query(
    `with made as (insert into yeekee.shot (issue, value, at)
       select issue.id, value, seals_at - $3::interval from lottery.issue, unnest($2::integer[]) value
        where issue.number = $1 returning id)
     insert into yeekee.shooter (shot, brand, member, name)
     select id, gen_random_uuid(), gen_random_uuid(), 'st***er' from made`,
    [number, shots, beforeSeal],
  )

/** The record as whoever saved it has the verifier read it. */
async function verdictOf(number: string) {
  const record = readSavedRecord(JSON.stringify(await get(`${pathOf(number)}/record`)))
  if (record?.format !== 'sanuk-yeekee-1') throw new Error('the verifier reads no such record')
  return { record, verdict: verifyYeekee(record) }
}

const HOLDS = { commitment: true, outcome: true }

describe('the list of shots', () => {
  test('shows the newest first, with masked names of the own brand and none of others', async () => {
    const number = await lottery.addIssue(GAME)
    await addShots(number, [7])
    const [first, second] = [await story.member(), await story.member()]
    expect((await shoot(first, number, '01234')).body.value).toMatchObject({ shot: '01234', left: 29 })
    expect((await shoot(second, number, '99999')).status).toBe(200)
    const { count, sum, list, drawn } = await shotsOf(number)
    expect({ count, sum, drawn }).toEqual({ count: 3, sum: 7 + 1_234 + 99_999, drawn: null })
    const masked = ({ username }: { username: string }) => `${username.slice(0, 2)}***${username.slice(-2)}`
    expect(list).toMatchObject([
      { place: 1, shot: '99999', name: masked(second) },
      { place: 2, shot: '01234', name: masked(first) },
      { place: 3, shot: '00007', name: null },
    ])
  })

  test('counts places on through its pages', async () => {
    const number = await lottery.addIssue(GAME)
    await addShots(
      number,
      Array.from({ length: 60 }, (_, at) => at),
    )
    const first = await shotsOf(number)
    expect(first).toMatchObject({ count: 60, sum: 1_770 })
    expect(first.list).toHaveLength(50)
    const rest = await get(`${pathOf(number)}?cursor=${first.nextCursor}`)
    expect(rest.nextCursor).toBeNull()
    expect(rest.list.map(({ place, shot }: { place: number; shot: string }) => [place, shot])).toEqual(
      Array.from({ length: 10 }, (_, at) => [51 + at, `0000${9 - at}`]),
    )
    expect((await house.call({ method: 'GET', path: `${pathOf(number)}?cursor=x` })).body.code).toBe('invalid_request')
  })

  test('hides what was shot in the last five seconds until it is drawn, and counts it all the same', async () => {
    const number = await lottery.addIssue(GAME)
    await addShots(number, [100], '5.1 seconds')
    await addShots(number, [20], '5 seconds')
    await addShots(number, [3], '1 second')
    expect(await shotsOf(number)).toMatchObject({ count: 1, sum: 100, list: [{ shot: '00100' }] })
    await lottery.endBets(number)
    await owner.query("update lottery.issue set draws_at = seals_at + interval '1 hour' where number = $1", [number])
    await lottery.follow(number, 'sealed')
    // The end came earlier, so that all of them are of its last seconds.
    expect(await shotsOf(number)).toMatchObject({ isOpen: false, count: 0, sum: 0, list: [], drawn: null })
    await owner.query('update lottery.issue set draws_at = seals_at where number = $1', [number])
    await lottery.follow(number)
    expect(await shotsOf(number)).toMatchObject({
      count: 3,
      sum: 123,
      list: [{ shot: '00003' }, { shot: '00020' }, { shot: '00100' }],
    })
  })
})

describe('a shot is refused', () => {
  const issue = async (changes: string) => {
    const number = await lottery.addIssue(GAME)
    await owner.query(`update lottery.issue set ${changes} where number = $1`, [number])
    return number
  }

  test('before its issue opens, once its bets have ended, and where there is no such issue or game', async () => {
    const member = await story.member()
    const early = await issue("opens_at = clock_timestamp() + interval '30 seconds'")
    const late = await issue("opens_at = clock_timestamp() - interval '2 seconds', seals_at = clock_timestamp()")
    const other = await lottery.addIssue()
    expect((await shoot(member, early, '12345')).body.code).toBe('issue_closed')
    expect((await shoot(member, late, '12345')).body.code).toBe('issue_closed')
    expect((await shoot(member, '19700101-1', '12345')).body.code).toBe('issue_unknown')
    const path = pathOf(other, LOTTERY)
    const elsewhere = await house.call({ method: 'POST', path, token: member.token, body: { shot: '12345' } })
    expect(elsewhere.body.code).toBe('game_unavailable')
    for (const shot of ['1234', '123456', '12a45', '๑๒๓๔๕']) {
      expect((await shoot(member, early, shot)).body.code).toBe('invalid_request')
    }
    const { rows } = await house.pool.query('select from yeekee.tally where member = $1', [member.id])
    expect(rows).toHaveLength(0)
  })

  test('shortly after the last one, also of two at once, and after the 30th', async () => {
    const member = await story.member()
    const number = await lottery.addIssue(GAME)
    const both = await Promise.all([shoot(member, number, '00001'), shoot(member, number, '00002')])
    expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'shot_too_soon'])
    const age = (shots: number, seconds: number) =>
      owner.query(
        `update yeekee.tally set shots = $2, last_at = clock_timestamp() - make_interval(secs => $3) where member = $1`,
        [member.id, shots, seconds],
      )
    await age(29, 3)
    expect((await shoot(member, number, '00003')).body.value.left).toBe(0)
    await age(30, 3)
    expect((await shoot(member, number, '00004')).body.code).toBe('shots_used_up')
    expect((await shotsOf(number)).count).toBe(2)
  })

  test('where the application writes one without the function, or changes one', async () => {
    const number = await lottery.addIssue(GAME)
    await addShots(number, [1])
    const denied = /permission denied/
    const write = `insert into yeekee.shot (issue, value, at) select id, 1, now() from lottery.issue where number = $1`
    await expect(house.pool.query(write, [number])).rejects.toThrow(denied)
    await expect(house.pool.query('update yeekee.shot set value = 2')).rejects.toThrow(denied)
    await expect(house.pool.query('delete from yeekee.shot')).rejects.toThrow(denied)
  })
})

describe('the draw', () => {
  test('is what the verifier adds up, whatever is staked', async () => {
    const member = await story.member()
    await story.deposit(member, '1000.00')
    const number = await lottery.addIssue(GAME)
    await addShots(
      number,
      Array.from({ length: 20 }, () => randomInt(100_000)),
    )
    const line = { play: 'run-top', selection: { rows: [[7]] }, unitStake: '1.00', multiple: 5, units: 1 }
    const bet = await lottery.bet(member, {
      gameCode: GAME,
      lines: [line],
      stake: '5.00',
      issues: [{ number, multiple: 1 }],
    })
    expect(bet.status, JSON.stringify(bet.body)).toBe(200)
    expect((await verdictOf(number)).verdict).toBe('untold')
    await lottery.endBets(number)
    await lottery.follow(number)
    const { record, verdict } = await verdictOf(number)
    expect(verdict).toEqual(HOLDS)
    expect(record).toMatchObject({ fills: [], shots: { length: 20 } })
    const { drawn, list } = await shotsOf(number)
    expect(record.shots).toEqual(list.map(({ shot }: { shot: string }) => shot))
    // Added up by hand: all shots and the own one, less the 16th from the newest.
    const total = record.shots.reduce((sum, shot) => sum + Number(shot), Number(record.own))
    const digits = String((total - Number(record.shots[15])) % 100_000).padStart(5, '0')
    expect(drawn).toEqual({
      own: record.own,
      fills: [],
      taken: record.shots[15],
      total,
      number: digits,
      result: [digits.slice(2), digits.slice(0, 2)],
    })
    const { rows } = await house.pool.query('select result from lottery.issue where number = $1', [number])
    expect(rows[0].result).toEqual(drawn.result)
    const ofHouse = await house.call({ method: 'GET', path: `/lotto/lgw/games/${GAME}/numeros/${number}/record` })
    expect(ofHouse.body.code).toBe('issue_unknown')
  })

  test('fills up to 16 shots from the same seed, also where nobody shot', async () => {
    const numbers = [await lottery.addIssue(GAME), await lottery.addIssue(GAME)]
    const [few = '', none = ''] = numbers
    await addShots(few, [11_111, 22_222])
    for (const number of numbers) await lottery.endBets(number)
    for (const number of numbers) await lottery.follow(number)
    expect(await verdictOf(few)).toMatchObject({ verdict: HOLDS, record: { fills: { length: 14 } } })
    expect(await verdictOf(none)).toMatchObject({ verdict: HOLDS, record: { fills: { length: 16 } } })
  })
})

test('counts each shot around the seal that was taken, and none after it', async () => {
  const number = await lottery.addIssue(GAME)
  const { rows } = await owner.query(
    `update lottery.issue set seals_at = clock_timestamp() + interval '3 seconds',
            draws_at = clock_timestamp() + interval '3 seconds', seed = $2
      where number = $1 returning id`,
    [number, randomBytes(32)],
  )
  const taken: bigint[] = []
  const shooter = async () => {
    for (;;) {
      const shot = await house.pool.query(
        "select outcome, shot from yeekee.shoot($1, $2, $3, $4, 'a***b', interval '3 seconds', 30)",
        [rows[0].id, randomInt(100_000), randomUUID(), randomUUID()],
      )
      if (shot.rows[0].outcome !== 'taken') return
      taken.push(shot.rows[0].shot)
    }
  }
  let isOver = false
  const sealer = async () => {
    while (!isOver) await house.followPlay()
  }
  const sealing = sealer()
  await Promise.all([shooter(), shooter(), shooter(), shooter()])
  isOver = true
  await sealing
  await lottery.follow(number)
  const { record, verdict } = await verdictOf(number)
  expect(verdict).toEqual(HOLDS)
  expect(taken.length).toBeGreaterThan(0)
  expect(record.shots).toHaveLength(taken.length)
  const late = await house.pool.query(
    'select from yeekee.shot join lottery.issue on issue.id = issue where issue = $1 and at >= seals_at',
    [rows[0].id],
  )
  expect(late.rows).toHaveLength(0)
})
