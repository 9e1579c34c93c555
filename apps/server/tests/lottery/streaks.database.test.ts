import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  // Plans the coming issues of every lottery.
  await house.followPlay()
})
afterAll(() => house.close())

type Streak = {
  gameCode: string
  vendor: string
  play: string
  row: number
  word: string
  length: number
  goesOn: object
  ends: object
  issue: { number: string; sealsAt: string }
}

const streaks = async (query = 'count=100'): Promise<Streak[]> => {
  const { status, body } = await house.call({ method: 'GET', path: `/lgw/games/streaks?${query}` })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.value.list
}

const of = (list: readonly Streak[], gameCode: string, play: string) =>
  list
    .filter((one) => one.gameCode === gameCode && one.play === play)
    .map(({ row, word, length }) => `${row} ${word} ${length}`)

let serial = 0

/** Adds results of a game, the oldest first, long after the issues that the platform planned. */
async function addResults(game: string, results: readonly string[]): Promise<void> {
  for (const result of results) {
    serial += 1
    await house.pool.query(
      `insert into lottery.issue
         (game, number, opens_at, seals_at, draws_at, seed, state, sealed_at, sealed_after, drawn_at, result)
       select $1, $2, at - interval '50 seconds', at, at, decode(repeat('00', 32), 'hex'), 'settled', at, 0, at, $4::text[]
         from (values ($3::timestamptz)) drawn (at)`,
      [game, `19700102-${serial}`, new Date(Date.UTC(2100, 0, 1, 0, serial)).toISOString(), result.split(' ')],
    )
  }
}

const DAILY = 'daily-three'

test('tells the longest streaks first, with the bets that they go on and end, and the open issue', async () => {
  // Sums 22, 6, 9, 4 and 3; of the last digits 3, 1, 1 and 2 three are odd.
  await addResults(DAILY, ['9 8 5', '0 1 2', '2 1 1', '8 0 1', '1 2 3'])
  const list = (await streaks()).filter(({ gameCode }) => gameCode === DAILY)
  expect(list.map(({ length }) => length)).toEqual(list.map(({ length }) => length).toSorted((a, b) => b - a))
  expect(of(list, DAILY, 'total')).toEqual(['0 small 4'])
  expect(of(list, DAILY, 'position-sides')).toEqual(['1 small 4', '2 small 4', '2 odd 3'])
  const [{ goesOn, ends, issue } = {}] = list.filter(({ word }) => word === 'odd')
  // Big, small, odd, even: odd is 2 of the ones' row, even is 3.
  expect(goesOn).toEqual({ rows: [[], [], [2]] })
  expect(ends).toEqual({ rows: [[], [], [3]] })
  const issues = await house.call({ method: 'GET', path: `/lotto/lgw/games/${DAILY}/numeros` })
  expect(issue).toEqual({ number: issues.body.value.open[0].number, sealsAt: issues.body.value.open[0].sealsAt })
})

test('a new result is in the next answer', async () => {
  const game = 'daily-five'
  await addResults(game, ['9 9 9 9 9', '9 9 9 9 8', '9 9 9 9 7'])
  expect(of(await streaks(), game, 'total')).toEqual(['0 big 3'])
  await addResults(game, ['9 9 9 9 6'])
  expect(of(await streaks(), game, 'total')).toEqual(['0 big 4'])
  await addResults(game, ['0 0 0 0 1'])
  expect(of(await streaks(), game, 'total')).toEqual([])
})

test('lists house draws of the asked vendors, plays that are offered, and as many as asked for', async () => {
  const big = ['06 07 08 09 10 01 02 03 04 05', '06 07 08 09 10 01 02 03 04 05', '06 07 08 09 10 01 02 03 04 05']
  await addResults('racing-ten', big)
  const list = await streaks('count=100&vendors=LOTT')
  expect(list.every(({ vendor }) => vendor === 'LOTT')).toBe(true)
  expect(of(list, 'racing-ten', 'sum-two-sides')).toEqual(['0 big 3', '0 odd 3'])
  expect(of(list, 'racing-ten', 'sum-two-sides-refund')).toEqual([])
  expect(await streaks('vendors=ELOTT')).toEqual([])
  expect(await streaks('count=2')).toHaveLength(2)
})

test('a game whose issues take no bets is not listed', async () => {
  const game = 'sum-of-three'
  await addResults(game, ['9 9 9', '9 9 9', '9 9 9'])
  expect(of(await streaks(), game, 'sum-sides')).toEqual(['0 big 3', '0 odd 3'])
  await house.pool.query(`update lottery.issue set state = 'cancelled' where game = $1 and state = 'open'`, [game])
  expect(of(await streaks(), game, 'sum-sides')).toEqual([])
})

test('results tell what each was like by the words of a play that is asked for', async () => {
  await addResults('minute-five-digits', ['4 0 9 7 2', '0 0 0 0 0'])
  const like = async (shape: string) => {
    const path = `/lotto/lgw/games/opened/numero?gameCode=minute-five-digits&count=2&shape=${shape}`
    const { shape: told, list } = (await house.call({ method: 'GET', path })).body.value
    return [told, ...list.map(({ words }: { words?: string[] }) => words)]
  }
  expect(await like('total')).toEqual(['total', ['small', 'even'], ['small', 'even']])
  expect(await like('total-duel')).toEqual(['total-duel', [], ['dragon']])
  expect(await like('straight')).toEqual([undefined, undefined, undefined])
})
