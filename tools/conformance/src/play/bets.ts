import type { Answer } from '../wire/answer.ts'
import { inShort } from '../wire/answer.ts'
import { writeMoney } from './money.ts'
import { bytes, fresh, type Table } from './table.ts'
import { Broken, balanceIn, expectStatus } from './verdict.ts'

/** What `bets` says of one stake. */
export type BetEntry = {
  readonly transaction: string
  readonly round: string
  readonly game: string
  readonly amount: string
}

/** A stake of ours in a round of its own, where nothing else is said. */
export const betEntry = (table: Table, more: Partial<BetEntry> = {}): BetEntry => ({
  transaction: fresh(),
  round: fresh(),
  game: table.party.game,
  amount: writeMoney(table.stake),
  ...more,
})

/** What a call of these stakes sends: it names no game but those of its entries. */
export function betsOf({ party: { token, member, currency } }: Table, entries: readonly unknown[]) {
  return { requestId: fresh(), token, member, currency, entries }
}

export const bets = (table: Table, entries: readonly unknown[], more: object = {}): Promise<Answer> =>
  table.line.send('bets', bytes({ ...betsOf(table, entries), ...more }))

/** OK, with the balance and as many names of the platform's own as there are stakes; answers the balance. */
export function expectTaken(answer: Answer, count: number): bigint {
  const { transactions } = expectStatus(answer, 'OK').body
  const names = Array.isArray(transactions) ? new Set(transactions).size : 0
  if (names !== count) throw new Broken(`${count} transactions`, inShort(answer))
  return balanceIn(answer)
}
