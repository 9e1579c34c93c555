import { type Answer, inShort } from '../wire/answer.ts'
import type { Call } from '../wire/calls.ts'
import { readMoney, writeMoney } from './money.ts'
import { call, fresh, movingNothing, type Table } from './table.ts'
import { Broken, balanceIn, expectMoney, expectStatus } from './verdict.ts'

/** A seat of our member, and the calls that name it. */
export function openSeat(table: Table, seat: string = fresh()) {
  const make = (name: Call, content: object) => call(table, name, { transaction: fresh(), seat, ...content })
  return {
    name: seat,
    /** Takes so many stakes to the seat. */
    sit: (stakes: bigint, more: object = {}) => make('sit', { amount: writeMoney(stakes * table.stake), ...more }),
    stand: (more: object = {}) => make('stand', more),
    bet: (more: object) => make('bet', { amount: writeMoney(table.stake), ...more }),
    win: (more: object) => make('win', { amount: writeMoney(table.stake), ...more }),
  }
}

export type SeatPlay = ReturnType<typeof openSeat>

/** What an answer says is in a seat. */
export function seatedIn(answer: Answer): bigint {
  const seated = readMoney(answer.body.seated)
  if (seated === null) throw new Broken('what is seated, a decimal string', inShort(answer))
  return seated
}

/** OK, with so many stakes in the seat afterwards; answers the balance of the wallet. */
export function expectSeated(table: Table, answer: Answer, stakes: bigint): bigint {
  expectStatus(answer, 'OK')
  expectMoney('in the seat', { expected: stakes * table.stake, got: seatedIn(answer) })
  return balanceIn(answer)
}

/** Sits down with so many stakes, does the work and stands up; all of it together moves nothing. */
export const whileSeated = (table: Table, stakes: bigint, work: (seat: SeatPlay) => Promise<unknown>): Promise<void> =>
  movingNothing(table, async () => {
    const seat = openSeat(table)
    expectSeated(table, await seat.sit(stakes), stakes)
    await work(seat)
    expectSeated(table, await seat.stand(), 0n)
  })
