import { randomUUID } from 'node:crypto'
import type { TestHouse } from '../house.fixture.ts'
import { type Member, openStory, type Seat } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

/** An opened game, as each of its vendor's calls names it. */
type Session = Omit<Seat, 'currency'> & { readonly currency: string }

/** A member at a seat of an open table, whose wallet holds the rest. */
export type Seated = { readonly member: Member; readonly session: Session; readonly seat: string }

/** Members who take money to seats and play from there. */
export function openSeats(house: TestHouse) {
  const story = openStory(house)
  const call = (name: string, { session, seat }: Pick<Seated, 'session' | 'seat'>, more: object = {}) => {
    const content = { ...session, transaction: randomUUID(), seat, ...more }
    return untilAnswered(() => house.seamless(name, content))
  }
  const withoutSeat = (name: string, { session }: Pick<Seated, 'session'>, more: object = {}) => {
    const content = { ...session, transaction: randomUUID(), ...more }
    return untilAnswered(() => house.seamless(name, content))
  }
  return {
    story,
    /** A call that names the seat. */
    call,
    withoutSeat,
    /** A fresh member with 100 baht of whom 60 are at a seat. */
    seated: async (): Promise<Seated> => {
      const member = await story.member()
      await story.deposit(member, '100')
      const seated = { member, session: await story.openGame(member), seat: `table-1:${randomUUID()}` }
      await call('sit', seated, { amount: '60' })
      return seated
    },
    /** An open round in which so much was staked from the seat. */
    staked: async (seated: Seated, amount = '10') => {
      const [round, bet] = [randomUUID(), randomUUID()]
      await call('bet', seated, { transaction: bet, round, amount })
      return { round, bet }
    },
    /** Declares what one round has won; answers why not, where it is refused. */
    settle: async (seated: Seated, entry: { round: string; win: string; version: number; void?: boolean }) => {
      const { member, currency } = seated.session
      const content = { settlement: randomUUID(), currency, entries: [{ member, ...entry }] }
      const { body } = await untilAnswered(() => house.seamless('settle', content))
      return body.refused[0]?.status ?? 'OK'
    },
    /** What the books have in the wallet and in the seat. */
    holds: async ({ session, seat }: Seated): Promise<string[]> => {
      const { rows } = await house.pool.query(
        `select (balance / 100)::text as cents, kind from ledger.account
          where kind = 'member' and owner = $1 or kind = 'seat' and owner = $1 || ':STUDIO:' || $2 order by kind`,
        [session.member, seat],
      )
      return rows.map(({ cents }) => cents)
    },
    roundOf: async ({ round }: { readonly round: string }) => {
      const { rows } = await house.pool.query(
        `select seat, state::text, stake::text, win::text from wagers.round
          where vendor = 'STUDIO' and vendor_round = $1`,
        [round],
      )
      return rows[0]
    },
  }
}

export type Seats = ReturnType<typeof openSeats>
