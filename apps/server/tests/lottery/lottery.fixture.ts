import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { makeSeal } from '@sanuk/ledger/seal'
import pg from 'pg'
import { expect } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'

/** The lottery that tests bet on: five digits each minute. */
export const LOTTERY = 'minute-five-digits'

/** Issues of a test's own, which end when the test wants. */
export function openLottery(house: TestHouse) {
  /** An issue of nobody else's that takes bets for so long. */
  async function addIssue(game = LOTTERY, openMs = 60_000): Promise<string> {
    const number = `19700101-${randomInt(10 ** 9)}`
    await house.pool.query(
      `insert into lottery.issue (game, number, opens_at, seals_at, draws_at, seed)
       values ($1, $2, clock_timestamp(), clock_timestamp() + make_interval(secs => $3::float8 / 1000),
               clock_timestamp() + make_interval(secs => $3::float8 / 1000), $4)`,
      [game, number, openMs, randomBytes(32)],
    )
    return number
  }
  const stateOf = async (number: string): Promise<string> =>
    (await house.pool.query('select state from lottery.issue where number = $1', [number])).rows[0]?.state

  return {
    addIssue,
    stateOf,
    /** Bets end now: nobody's clock is asked but the database's. */
    endBets: async (number: string): Promise<void> => {
      const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
      await owner.connect()
      await owner.query(
        'update lottery.issue set seals_at = clock_timestamp(), draws_at = clock_timestamp() where number = $1',
        [number],
      )
      await owner.end()
    },
    /** Follows issues as the platform does each second, until this one stands where it is wanted. */
    follow: async (number: string, wanted = 'settled'): Promise<void> => {
      await expect
        .poll(
          async () => {
            await house.followPlay()
            await makeSeal(house.pool)
            return stateOf(number)
          },
          { timeout: 20_000 },
        )
        .toBe(wanted)
    },
    bet: (
      { token }: { readonly token: string },
      { lines, stake, ...more }: { lines: object[]; stake: string; [name: string]: unknown },
    ) =>
      house.call({
        method: 'POST',
        path: '/lotto/lgw/bets',
        token,
        body: { requestId: randomUUID(), gameCode: LOTTERY, lines, stake, ...more },
      }),
  }
}
