import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import { openLottery } from './lottery.fixture.ts'
import { openOfficial, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
let lottery: ReturnType<typeof openLottery>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
  lottery = openLottery(house)
})
afterAll(() => house.close())

/** One digit of the first place, so many times. */
const onDigit = (digit: number, times: number) => ({
  lines: [
    {
      play: 'position',
      selection: { rows: [[digit], [], [], [], []] },
      unitStake: '1.00',
      multiple: times,
      series: 1956,
      units: 1,
    },
  ],
  stake: `${times}.00`,
})

const drawOf = async (number: string) =>
  (
    await house.pool.query(
      `select result, head_number as head, (select count(*)::int from lottery.ticket where issue = issue.id) as tickets
         from lottery.issue where number = $1`,
      [number],
    )
  ).rows[0]

test('a draw with the same seed and the same seal of the ledger is the same, whoever stakes how much on what', async () => {
  const number = await lottery.addIssue()
  await lottery.endBets(number)
  await lottery.follow(number)
  const { result, head } = await drawOf(number)
  const drawn = Number(result[0])

  /** Has the same issue drawn again, after other bets on it. */
  const drawnAgain = async (bets: readonly ReturnType<typeof onDigit>[]) => {
    await official.asOwner(
      `update lottery.issue set state = 'open', seals_at = clock_timestamp() + interval '1 hour',
              draws_at = clock_timestamp() + interval '1 hour', drawn_at = null, result = null, head_number = null,
              head_hash = null, settled_at = null
        where number = $1`,
      [number],
    )
    for (const bet of bets) {
      const answer = await lottery.bet(await official.player(), { ...bet, issues: [{ number, multiple: 1 }] })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    // It was sealed when it was sealed at first: the same seal follows.
    await official.asOwner(
      `update lottery.issue set state = 'sealed', seals_at = clock_timestamp(), draws_at = clock_timestamp()
        where number = $1`,
      [number],
    )
    await lottery.follow(number)
    return drawOf(number)
  }

  const others = onDigit((drawn + 1) % 10, 900)
  expect(await drawnAgain([onDigit(drawn, 1)])).toEqual({ result, head, tickets: 1 })
  // Much more than before would be won by what is drawn, and nothing by what is not.
  expect(await drawnAgain([onDigit(drawn, 900), onDigit(drawn, 900)])).toEqual({ result, head, tickets: 3 })
  expect(await drawnAgain([others, others, others])).toEqual({ result, head, tickets: 6 })
})
