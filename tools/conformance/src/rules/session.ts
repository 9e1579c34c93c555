import { readMoney } from '../play/money.ts'
import { balanceOf, bytes, call, fresh, openRound, type Table } from '../play/table.ts'
import { Broken, expectMoney, expectSame, expectStatus, Unseen } from '../play/verdict.ts'
import { inShort } from '../wire/answer.ts'
import type { Rule } from './rule.ts'

const authenticate = (table: Table, token: string) =>
  table.line.send('authenticate', bytes({ requestId: fresh(), token }))

function expiredToken({ extras }: Table): string {
  if (extras.expiredToken === undefined) throw new Unseen('needs --expired-token')
  return extras.expiredToken
}

export const sessionRules: readonly Rule[] = [
  {
    name: 'authenticate.answer',
    says: 'the ticket tells member, nickname, currency, language, country, balance and limits',
    check: async (table) => {
      const answer = expectStatus(await authenticate(table, table.party.token), 'OK')
      for (const field of ['member', 'nickname', 'currency', 'language', 'country']) {
        const value = answer.body[field]
        if (typeof value !== 'string' || value === '') throw new Broken(`a ${field}`, inShort(answer))
      }
      const { balance, member } = answer.body
      if (readMoney(balance) === null) throw new Broken('a balance', inShort(answer))
      if (member !== table.party.member) throw new Broken(`member ${table.party.member}`, String(member))
      expectMoney('a balance of', { expected: await balanceOf(table), got: readMoney(balance) ?? 0n })
    },
  },
  {
    name: 'authenticate.again',
    says: 'a ticket that was exchanged answers the same session again',
    check: async (table) => {
      const first = await authenticate(table, table.party.token)
      expectSame(expectStatus(first, 'OK'), await authenticate(table, table.party.token))
    },
  },
  {
    name: 'authenticate.unknown',
    says: 'a ticket nobody gave out is INVALID_TOKEN',
    check: async (table) => expectStatus(await authenticate(table, fresh()), 'INVALID_TOKEN'),
  },
  {
    name: 'authenticate.expired',
    says: 'a ticket whose minute is over is TOKEN_EXPIRED',
    check: async (table) => expectStatus(await authenticate(table, expiredToken(table)), 'TOKEN_EXPIRED'),
  },
  {
    name: 'session.bet',
    says: 'a bet by a session nobody opened is INVALID_TOKEN and moves nothing',
    check: async (table) => {
      const before = await balanceOf(table)
      expectStatus(await openRound(table).bet({ token: fresh() }), 'INVALID_TOKEN')
      expectStatus(await openRound(table).betwin({ token: fresh() }), 'INVALID_TOKEN')
      expectMoney('a balance of', { expected: before, got: await balanceOf(table) })
    },
  },
  {
    name: 'session.expired',
    says: 'a bet by a session that is over is TOKEN_EXPIRED or INVALID_TOKEN and moves nothing',
    check: async (table) => {
      const before = await balanceOf(table)
      const token = expiredToken(table)
      expectStatus(await openRound(table).bet({ token }), 'TOKEN_EXPIRED', 'INVALID_TOKEN')
      expectMoney('a balance of', { expected: before, got: await balanceOf(table) })
    },
  },
  {
    name: 'session.game',
    says: 'a bet in another game than the session’s is refused and moves nothing',
    check: async (table) => {
      const before = await balanceOf(table)
      expectStatus(await openRound(table).bet({ game: 'no-such-game' }), 'UNKNOWN_GAME', 'INVALID_TOKEN')
      expectMoney('a balance of', { expected: before, got: await balanceOf(table) })
    },
  },
  {
    name: 'session.member',
    says: 'a member nobody knows is UNKNOWN_MEMBER, whichever call asks',
    check: async (table) => {
      for (const member of ['nobody', fresh()]) {
        const round = openRound(table)
        expectStatus(await call(table, 'balance', { member }), 'UNKNOWN_MEMBER')
        expectStatus(await round.bet({ member }), 'UNKNOWN_MEMBER', 'INVALID_TOKEN')
        expectStatus(await round.win({ member }), 'UNKNOWN_MEMBER', 'UNKNOWN_BET')
      }
    },
  },
]
