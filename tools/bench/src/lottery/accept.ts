import { randomBytes, randomUUID } from 'node:crypto'
import { post } from '@sanuk/ledger/post'
import { amount } from '@sanuk/money/amount'
import type pg from 'pg'
import { checkLines } from '../../../../apps/server/src/modules/lottery/lottery/check-lines.ts'
import type { LotteryGame } from '../../../../apps/server/src/modules/lottery/lottery/game.ts'
import { lotteryNamed } from '../../../../apps/server/src/modules/lottery/lottery/games.ts'
import { rateLines } from '../../../../apps/server/src/modules/lottery/lottery/numbers/rate-lines.ts'
import { place } from '../../../../apps/server/src/modules/lottery/lottery/store/place.ts'
import { acrossBrands } from '../../../../apps/server/src/platform/brand-scope.ts'
import { type Database, inTransaction, queryable } from '../../../../apps/server/src/platform/database.ts'
import { type Figure, short } from '../figure.ts'
import { type Books, openBooks } from '../ledger/books.ts'

const SECONDS = 10
/** Calls that are under way at once. */
const CALLERS = 16
const MEMBERS = 5_000

const GAME = 'minute-five-digits'

/** How many bets on one issue are taken in a second, each in its own transaction, and how long one of them takes. */
export async function* acceptFigures(
  owner: pg.Client,
  urls: { readonly owner: string },
  database: Database,
): AsyncGenerator<Figure> {
  const game = lotteryNamed(GAME)
  if (!game) throw new Error(`no lottery is called ${GAME}`)
  const books = await openBooks(urls.owner)
  try {
    const first = await books.addMembers(MEMBERS)
    await books.settle()
    const bet = await betsOn(owner, { game, books, first })
    const plain = await timesOf((n) => postOnce(database, { books, account: String(first + (n % MEMBERS)) }))
    const bets = await timesOf(async (n) => {
      const placed = await acrossBrands(() => inTransaction(database, (transaction) => place(transaction, bet(n))))
      if (placed.outcome !== 'taken') throw new Error(`a bet was not taken: ${placed.outcome}`)
    })
    yield {
      name: 'lottery.accept',
      value: short(bets.perSecond),
      runs: 1,
      unit: `bets/s taken on one issue by ${CALLERS} calls at once, each in its own transaction`,
      reference: 'transactions/s with one posting each, by as many calls',
      referenceValue: short(plain.perSecond),
      ratio: short(bets.perSecond / plain.perSecond),
    }
    yield {
      name: 'lottery.accept.p99',
      value: short(bets.p99),
      runs: 1,
      unit: 'ms, the 99th percentile of the same bets',
      reference: 'the same of the postings, ms',
      referenceValue: short(plain.p99),
      ratio: short(bets.p99 / plain.p99),
    }
  } finally {
    await books.close()
  }
}

type Place = { readonly game: LotteryGame; readonly books: Books; readonly first: number }

/** Bets of one digit each on an issue that takes them for an hour, of one member after the other. */
async function betsOn(owner: pg.Client, { game, books, first }: Place) {
  const number = `19700102-${Date.now()}`
  const { rows } = await owner.query(
    `with added as (
       insert into lottery.issue (game, number, opens_at, seals_at, draws_at, seed)
       values ($1, $2, now(), now() + interval '1 hour', now() + interval '1 hour', $3)
     ) select id from system.brand where code = 'SANUK'`,
    [game.code, number, randomBytes(32)],
  )
  const brand: string = rows[0].id
  const members = Array.from({ length: MEMBERS }, () => randomUUID())
  const sent = Array.from({ length: 10 }, (_, digit) => [
    {
      play: 'position',
      selection: { rows: [[digit], [], [], [], []] },
      unitStake: '1.00',
      multiple: 1,
      series: 1956,
      units: 1,
    },
  ])
  const lines = sent.map((one) => rateLines(game, checkLines(game, one, 1), one))
  return (n: number) => ({
    slip: randomUUID(),
    request: randomUUID(),
    digest: '00',
    game,
    player: { id: members[n % MEMBERS] ?? '', brand, currency: 'THB' as const },
    account: String(first + (n % MEMBERS)),
    house: books.house,
    lines: lines[n % 10] ?? [],
    issues: [{ number, multiple: 1 }],
    most: 1_000_000_000n,
  })
}

/** What every bet needs at least: a transaction with one posting. */
const postOnce = (database: Database, { books, account }: { books: Books; account: string }): Promise<unknown> =>
  acrossBrands(() =>
    inTransaction(database, (transaction) =>
      post(queryable(transaction), [
        {
          key: randomUUID(),
          debit: account,
          credit: books.house,
          amount: amount(10_000n),
          kind: 'bet',
          reference: randomUUID(),
        },
      ]),
    ),
  )

/** Does something again and again, by some calls at once, for some seconds. */
async function timesOf(work: (n: number) => Promise<unknown>): Promise<{ perSecond: number; p99: number }> {
  const took: number[] = []
  const began = performance.now()
  let next = 0
  const caller = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const since = performance.now()
      next += 1
      await work(next)
      took.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const seconds = (performance.now() - began) / 1000
  const sorted = took.toSorted((one, other) => one - other)
  return { perSecond: took.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}
