import { writeMoney } from '../play/money.ts'
import { expectSeated, openSeat, seatedIn, whileSeated } from '../play/seats.ts'
import { balanceOf, bytes, fresh, moving, movingNothing, openRound, type Table } from '../play/table.ts'
import { balanceIn, during, expectCount, expectMoney, expectMoved, expectSame, expectStatus } from '../play/verdict.ts'
import { Silence } from '../wire/line.ts'
import type { Rule } from './rule.ts'

const COPIES = 20

/** Sends a call and never hears the answer. */
async function lose(table: Table, name: 'sit' | 'stand', body: Uint8Array): Promise<void> {
  await table.line.sendOnce(name, body, { lose: 'when answered' }).catch((error: unknown) => {
    if (!(error instanceof Silence)) throw error
  })
}

const bodyOf = (table: Table, more: object) => bytes({ requestId: fresh(), ...table.party, ...more })

export const seatRules: readonly Rule[] = [
  {
    name: 'seat.sits',
    says: 'money is taken to a seat, more of it each time, and all of it is brought home',
    check: (table) =>
      movingNothing(table, async () => {
        const seat = openSeat(table)
        await moving(table, -3n * table.stake, async () => {
          expectSeated(table, await seat.sit(2n), 2n)
          const balance = expectSeated(table, await seat.sit(1n), 3n)
          expectMoney('a balance of', { expected: await balanceOf(table), got: balance })
        })
        expectSeated(table, await seat.stand({ token: fresh() }), 0n)
        expectSeated(table, await seat.stand(), 0n)
      }),
  },
  {
    name: 'seat.idempotent',
    says: 'the same sit and stand again hear the first answer and move nothing; other content is DUPLICATE_TRANSACTION',
    check: (table) =>
      movingNothing(table, async () => {
        const seat = openSeat(table)
        const [sit, stand] = [{ transaction: fresh() }, { transaction: fresh() }]
        const sat = await seat.sit(2n, sit)
        expectSame(sat, await seat.sit(2n, { ...sit, token: fresh() }))
        const stood = await seat.stand(stand)
        expectSame(sat, await seat.sit(2n, sit))
        expectSame(stood, await seat.stand(stand))
        expectStatus(await seat.sit(3n, sit), 'DUPLICATE_TRANSACTION')
        expectStatus(await openSeat(table).stand(stand), 'DUPLICATE_TRANSACTION')
        expectStatus(await seat.stand(sit), 'DUPLICATE_TRANSACTION')
      }),
  },
  {
    name: 'seat.session',
    says: 'sitting down without a live session is refused and leaves no trace',
    check: (table) =>
      movingNothing(table, async () => {
        const [seat, sit] = [openSeat(table), { transaction: fresh() }]
        expectStatus(await seat.sit(1n, { ...sit, token: fresh() }), 'INVALID_TOKEN')
        expectSeated(table, await seat.sit(1n, sit), 1n)
        expectSeated(table, await seat.stand(), 0n)
      }),
  },
  {
    name: 'seat.plays',
    says: 'stakes are taken from the seat that they name and wins paid to it; the wallet does not move',
    check: (table) =>
      whileSeated(table, 2n, (seat) =>
        movingNothing(table, async () => {
          const [round, bet] = [fresh(), fresh()]
          expectSeated(table, await seat.bet({ transaction: bet, round }), 1n)
          expectSeated(table, await seat.win({ round, bet, roundClosed: true }), 2n)
          const spin = { round: fresh(), betAmount: writeMoney(table.stake), winAmount: writeMoney(table.stake) }
          const betwin = { transaction: fresh(), seat: seat.name, ...spin }
          expectSeated(table, await openRound(table, spin.round).betwin(betwin), 2n)
        }),
      ),
  },
  {
    name: 'seat.not_enough',
    says: 'what a seat does not cover is NOT_ENOUGH_MONEY with what is seated, and stays so; so is a sit beyond the wallet',
    check: (table) =>
      whileSeated(table, 1n, async (seat) => {
        const bet = { transaction: fresh(), round: fresh(), amount: writeMoney(2n * table.stake) }
        const first = expectStatus(await seat.bet(bet), 'NOT_ENOUGH_MONEY')
        expectMoney('in the seat', { expected: table.stake, got: seatedIn(first) })
        expectSeated(table, await seat.sit(1n), 2n)
        expectSame(first, await seat.bet(bet))
        const balance = await balanceOf(table)
        const beyond = await seat.sit(0n, { amount: writeMoney(balance + 1n) })
        expectMoney('a balance of', { expected: balance, got: balanceIn(expectStatus(beyond, 'NOT_ENOUGH_MONEY')) })
      }),
  },
  {
    name: 'seat.same_round',
    says: 'a round stays with its seat: a stake from the wallet or from another seat is INVALID_REQUEST',
    check: (table) =>
      whileSeated(table, 2n, async (seat) => {
        const [round, bet] = [openRound(table), fresh()]
        expectSeated(table, await seat.bet({ transaction: bet, round: round.name }), 1n)
        expectStatus(await round.bet(), 'INVALID_REQUEST')
        expectStatus(await openSeat(table).win({ round: round.name, bet }), 'INVALID_REQUEST')
        expectSeated(table, await round.rollback(bet), 2n)
      }),
  },
  {
    name: 'seat.left',
    says: 'what comes back after the seat was left goes to the wallet',
    check: (table) =>
      movingNothing(table, async () => {
        const seat = openSeat(table)
        await seat.sit(2n)
        const [[one, won], [two, undone]] = [
          [fresh(), fresh()],
          [fresh(), fresh()],
        ] as const
        expectSeated(table, await seat.bet({ transaction: won, round: one }), 1n)
        expectSeated(table, await seat.bet({ transaction: undone, round: two }), 0n)
        await seat.stand()
        await moving(table, 2n * table.stake, async () => {
          expectSeated(table, await seat.win({ round: one, bet: won, roundClosed: true }), 0n)
          expectMoved(await openRound(table, two).rollback(undone))
        })
        expectStatus(await seat.bet({ round: fresh() }), 'NOT_ENOUGH_MONEY')
      }),
  },
  {
    name: 'seat.lost',
    says: 'a sit or stand whose answer was lost has one effect when it is repeated',
    check: (table) =>
      movingNothing(table, async () => {
        const seat = openSeat(table)
        const sit = bodyOf(table, { transaction: fresh(), seat: seat.name, amount: writeMoney(table.stake) })
        await lose(table, 'sit', sit)
        expectSeated(table, await table.line.send('sit', sit), 1n)
        const stand = bodyOf(table, { transaction: fresh(), seat: seat.name })
        await lose(table, 'stand', stand)
        expectSeated(table, await table.line.send('stand', stand), 0n)
      }),
  },
  {
    name: 'seat.copies',
    says: `${COPIES} copies of one sit or stand at once move once and hear one answer`,
    check: (table) =>
      movingNothing(table, async () => {
        const [seat, sit, stand] = [openSeat(table), { transaction: fresh() }, { transaction: fresh() }]
        for (const make of [() => seat.sit(2n, sit), () => seat.stand(stand)]) {
          const [first, ...others] = await Promise.all(Array.from({ length: COPIES }, make))
          for (const answer of others) expectSame(first ?? answer, answer)
        }
      }),
  },
  {
    name: 'seat.parallel',
    says: `${COPIES} stakes at once from one seat take no more than is there`,
    check: (table) =>
      whileSeated(table, 5n, async (seat) => {
        const bets = Array.from({ length: COPIES }, () => ({ transaction: fresh(), round: fresh() }))
        const answers = await Promise.all(bets.map((bet) => seat.bet(bet)))
        const taken = bets.filter((_, place) => answers[place]?.status === 'OK')
        expectCount('stakes taken', { expected: 5, got: taken.length })
        for (const { round, transaction } of taken) expectMoved(await openRound(table, round).rollback(transaction))
      }),
  },
  {
    name: 'seat.orders',
    says: 'a stake, its rollback and standing up, in every order and twice each, leave the wallet as it was',
    check: async (table) => {
      for (const order of ORDERS) {
        await during(order.join(', '), () =>
          whileSeated(table, 1n, async (seat) => {
            const [round, bet, undo, stand] = [fresh(), fresh(), fresh(), fresh()]
            const make = {
              bet: () => seat.bet({ transaction: bet, round }),
              rollback: () => openRound(table, round).rollback(bet, { transaction: undo }),
              stand: () => seat.stand({ transaction: stand }),
            }
            for (const name of order) expectSame(await make[name](), await make[name]())
          }),
        )
      }
    },
  },
]

const ORDERS = [
  ['bet', 'rollback', 'stand'],
  ['bet', 'stand', 'rollback'],
  ['rollback', 'bet', 'stand'],
  ['rollback', 'stand', 'bet'],
  ['stand', 'bet', 'rollback'],
  ['stand', 'rollback', 'bet'],
] as const
