import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import { type Member, openStory, type Seat } from '../story.fixture.ts'

/** An entry of `settle` as it goes over the wire. */
export type SentEntry = {
  readonly round: string
  readonly member: string
  readonly win: string
  readonly version: number
  readonly void?: boolean
  readonly valid?: string
}

/** A round of a test: its name and whose it is. */
export type TestRound = { readonly round: string; readonly member: string; readonly seat: Seat; readonly bet: string }

/** What `settle` says of a round where nothing else is said: version 1. */
export const declare = (
  { round, member }: Pick<TestRound, 'round' | 'member'>,
  more: Partial<SentEntry>,
): SentEntry => ({
  round,
  member,
  win: '0',
  version: 1,
  ...more,
})

/** How often a vendor repeats what there was no time for. */
const TRIES = 20

/** Members who stake, and a vendor that settles. */
export function openSettling(house: TestHouse) {
  const story = openStory(house)
  const call = (name: string, { seat, round }: Pick<TestRound, 'seat' | 'round'>, more: object = {}) =>
    house.seamless(name, { ...seat, round, transaction: randomUUID(), ...more })
  const settle = (...entries: readonly SentEntry[]) =>
    house.seamless('settle', { settlement: randomUUID(), currency: 'THB', entries })
  return {
    story,
    call,
    settle,
    /** A member with money at the open game. */
    seated: async (amount = '1000'): Promise<{ member: Member; seat: Seat }> => {
      const member = await story.member()
      await story.deposit(member, amount)
      return { member, seat: await story.openGame(member) }
    },
    /** An open round in which so much was staked. */
    staked: async (seat: Seat, amount = '10'): Promise<TestRound> => {
      const staked = { seat, member: seat.member, round: randomUUID(), bet: randomUUID() }
      const answer = await call('bet', staked, { transaction: staked.bet, amount })
      expect(answer.body).toMatchObject({ status: 'OK' })
      return staked
    },
    balance: async (seat: Seat): Promise<string> => (await house.seamless('balance', { ...seat })).body.balance,
    /** Settles and expects that every entry is OK. */
    settled: async (...entries: readonly SentEntry[]): Promise<void> => {
      let left = entries
      // On a busy machine there is no time for some of them within a second: those are sent again, as vendors do.
      for (let tries = 0; left.length > 0 && tries < TRIES; tries += 1) {
        const { body } = await settle(...left)
        if (body.status === 'RETRY') continue
        const isLate = ({ status }: { status: string }) => status === 'RETRY'
        expect({ ...body, refused: body.refused.filter((one: { status: string }) => !isLate(one)) }).toEqual({
          status: 'OK',
          refused: [],
        })
        const late = new Set(body.refused.map(({ round }: { round: string }) => round))
        left = left.filter(({ round }) => late.has(round))
      }
      expect(left).toEqual([])
    },
    /** The round's row. */
    rowOf: async ({ round }: Pick<TestRound, 'round'>) => {
      const { rows } = await house.pool.query(
        `select version, state::text, stake::text, win::text, valid_stake::text as valid, undone
           from wagers.round where vendor = 'STUDIO' and vendor_round = $1`,
        [round],
      )
      return rows[0]
    },
    /** What members owe the house after corrections that they could not cover, in one currency and all brands. */
    owed: async (): Promise<bigint> => {
      const { rows } = await house.pool.query(
        `select coalesce(-sum(balance), 0)::bigint as owed from ledger.account_balance where kind = 'receivable'`,
      )
      return BigInt(rows[0].owed)
    },
    /** How many rows the books have about a round. */
    bookedRows: async ({ round }: Pick<TestRound, 'round'>): Promise<number> => {
      const { rows } = await house.pool.query(
        `select count(*)::int as rows from ledger.attempt
          where reference = (select id from wagers.round where vendor = 'STUDIO' and vendor_round = $1)`,
        [round],
      )
      return rows[0].rows
    },
  }
}

export type Settling = ReturnType<typeof openSettling>
