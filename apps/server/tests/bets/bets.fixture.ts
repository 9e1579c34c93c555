import { randomUUID } from 'node:crypto'
import type { TestHouse } from '../house.fixture.ts'
import { type Member, openStory, type Seat } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

/** An entry of `bets` as it goes over the wire. */
export type SentBet = {
  readonly transaction: string
  readonly round: string
  readonly game: string
  readonly amount: string
  readonly summary?: object
  readonly until?: string
}

/** Members who stake several times in one step. */
export function openBetting(house: TestHouse) {
  const story = openStory(house)
  return {
    story,
    /** A member with money at the open game. */
    seated: async (amount = '100'): Promise<{ member: Member; seat: Seat }> => {
      const member = await story.member()
      await story.deposit(member, amount)
      return { member, seat: await story.openGame(member) }
    },
    /** A stake in a round of its own. */
    entry: ({ game }: Seat, more: Partial<SentBet> = {}): SentBet => ({
      transaction: randomUUID(),
      round: randomUUID(),
      game,
      amount: '10',
      ...more,
    }),
    bets: ({ token, member, currency }: Seat, entries: readonly SentBet[]) =>
      untilAnswered(() => house.seamless('bets', { token, member, currency, entries })),
    call: (name: string, seat: Seat, more: object) => {
      const content = { ...seat, transaction: randomUUID(), ...more }
      return untilAnswered(() => house.seamless(name, content))
    },
    balance: async (seat: Seat): Promise<string> => (await house.seamless('balance', { ...seat })).body.balance,
    roundOf: async ({ round }: Pick<SentBet, 'round'>) => {
      const { rows } = await house.pool.query(
        `select id, state::text, stake::text, win::text, summaries from wagers.round
          where vendor = 'STUDIO' and vendor_round = $1`,
        [round],
      )
      return rows[0]
    },
    /** How many rows the books have of a member, posted or refused. */
    bookedRows: async ({ member }: Seat): Promise<number> => {
      const { rows } = await house.pool.query(
        `select count(*)::int as rows from ledger.attempt join ledger.account on account.id = attempt.debit
          where account.kind = 'member' and account.owner = $1 and attempt.kind = 1`,
        [member],
      )
      return rows[0].rows
    },
  }
}

export type Betting = ReturnType<typeof openBetting>
