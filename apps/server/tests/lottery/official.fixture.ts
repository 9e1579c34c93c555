import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { type Answer, openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

/** An official lottery of three top and two bottom digits: 900 for the top three, 90 for the bottom two. */
export const LAO = 'lao-draw'

/** By which the feed signs. */
export const FEED_KEY = { id: 'k1', secret: randomBytes(32).toString('hex') }

/** A house whose results are told by the feed `RESULTS`. */
export const openOfficialHouse = () => openHouse([], { resultFeeds: [{ code: 'RESULTS', keys: [FEED_KEY] }] })

/** Numbers bet on in one way each: tickets of a play, staked with so much. */
export type Numbers = { readonly play: string; readonly tickets: readonly string[]; readonly times?: number }

/** Issues of a test's own, which end when the test wants. */
function openIssues(house: TestHouse) {
  async function addIssue(game = LAO): Promise<string> {
    const number = `1970${randomInt(10 ** 9)}`
    await house.pool.query(
      `insert into lottery.issue (game, number, opens_at, seals_at, draws_at)
       values ($1, $2, clock_timestamp(), clock_timestamp() + interval '1 hour', clock_timestamp() + interval '1 hour')`,
      [game, number],
    )
    return number
  }

  const idOf = async (number: string): Promise<string> =>
    String((await house.pool.query('select id from lottery.issue where number = $1', [number])).rows[0].id)

  const stateOf = async (number: string): Promise<string> =>
    (await house.pool.query('select state from lottery.issue where number = $1', [number])).rows[0].state

  const follow = async (number: string, wanted: string): Promise<void> => {
    await expect
      .poll(
        async () => {
          await house.followPlay()
          return stateOf(number)
        },
        { timeout: 20_000 },
      )
      .toBe(wanted)
  }

  /** Changes what only an owner of the database may. */
  const asOwner = async (text: string, values: readonly unknown[]): Promise<void> => {
    const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
    await owner.connect()
    await owner.query(text, [...values])
    await owner.end()
  }

  /** Bets end now, by the clock of the database. */
  const seal = async (number: string): Promise<void> => {
    await asOwner(
      'update lottery.issue set seals_at = clock_timestamp(), draws_at = clock_timestamp() where number = $1',
      [number],
    )
    await follow(number, 'sealed')
  }

  return { addIssue, idOf, stateOf, follow, asOwner, seal }
}

/** Issues of official lotteries, bets on them and what sources tell of them. */
export function openOfficial(house: TestHouse) {
  const story = openStory(house)
  const issues = openIssues(house)
  const { idOf, follow, seal } = issues

  const tell = (number: string, result: readonly string[], more: object = {}): Promise<Answer> =>
    house.signed(
      '/lottery/v1/results',
      { game: LAO, issue: number, result, drawnAt: new Date().toISOString(), ...more },
      { vendor: 'RESULTS', key: FEED_KEY },
    )

  const bet = async ({ token }: Pick<Member, 'token'>, number: string, bets: readonly Numbers[]): Promise<string> => {
    const lines = bets.map(({ play, tickets, times = 1 }) => ({
      play,
      selection: { tickets: [...tickets] },
      unitStake: '1.00',
      multiple: times,
      units: tickets.length,
    }))
    const stake = lines.reduce((sum, { units, multiple }) => sum + units * multiple, 0)
    const body = {
      requestId: randomUUID(),
      gameCode: LAO,
      lines,
      issues: [{ number, multiple: 1 }],
      stake: `${stake}.00`,
    }
    const answer = await house.call({ method: 'POST', path: '/lotto/lgw/bets', token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.value.tickets[0].id
  }

  return {
    ...issues,
    ...openDesk(house, story, idOf),
    story,
    tell,
    bet,
    awaited: () => house.signed('/lottery/v1/awaited-results', {}, { vendor: 'RESULTS', key: FEED_KEY }),
    /** Somebody with so much. */
    player: async (amount = '1000.00'): Promise<Member> => {
      const member = await story.member()
      await story.deposit(member, amount)
      return member
    },
    /** An issue with what was bet on it, settled by a result. */
    drawn: async (number: string, result: readonly string[]): Promise<void> => {
      await seal(number)
      expect((await tell(number, result)).body.value).toEqual({ outcome: 'drawn' })
      await follow(number, 'settled')
    },
  }
}

/** Two operators, and what they do about issues. */
function openDesk(house: TestHouse, story: ReturnType<typeof openStory>, idOf: (number: string) => Promise<string>) {
  const supervisor = story.operator('supervisor')
  const operator = story.operator()
  /** One operator proposes, another approves; the tickets wait. */
  const agree = async (number: string, what: string, body: object): Promise<void> => {
    const asked = await operator('POST', `/lottery/issues/${await idOf(number)}/${what}`, body)
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const approved = await supervisor('POST', `/approvals/${asked.body.value.proposal}/approve`)
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  }
  return {
    supervisor,
    operator,
    enter: async (who: typeof operator, number: string, result: readonly string[]): Promise<Answer> =>
      who('POST', `/lottery/issues/${await idOf(number)}/results`, { result: [...result] }),
    correct: (number: string, result: readonly string[]): Promise<void> =>
      agree(number, 'corrections', { result: [...result], note: 'Misread' }),
    cancel: (number: string): Promise<void> => agree(number, 'cancellations', { note: 'No draw' }),
    /** Follows until no correction and no cancellation is under way. */
    settleChanges: async (): Promise<void> => {
      await expect
        .poll(
          async () => {
            await house.followPlay()
            const { rows } = await house.pool.query(
              `select (select count(*) from lottery.correction where done_at is null)
                    + (select count(*) from lottery.cancellation where done_at is null) as left`,
            )
            return Number(rows[0].left)
          },
          { timeout: 20_000 },
        )
        .toBe(0)
    },
    /** What members owe at the vendors of the lotteries, each by the sum. */
    owed: async (): Promise<bigint> => {
      const { rows } = await house.pool.query(
        `select coalesce(-sum(balance), 0)::bigint as owed from ledger.account_balance
          where kind = 'receivable' and owner = 'TCG_SEA'`,
      )
      return BigInt(rows[0].owed)
    },
  }
}
