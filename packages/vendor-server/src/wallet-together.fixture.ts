import { randomUUID } from 'node:crypto'
import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import type { Bet, BookAnswer, Moved, Posting, Refused } from './wallet-books.fixture.ts'

type Both = { readonly betAmount: string; readonly winAmount: string; readonly roundClosed: boolean }

type Entry = Pick<Posting, 'transaction' | 'round' | 'game'> & { readonly amount: string }

/** Stakes of one member that are taken together. */
type Slip = {
  readonly requestId: string
  readonly token: string
  readonly member: string
  readonly entries: readonly Entry[]
}

type Taken = { readonly status: 'OK'; readonly balance: string; readonly transactions: readonly string[] }

type Needs = {
  readonly bets: Map<string, Bet>
  /** What each round has won so far. */
  readonly won: Map<string, Amount>
  readonly settled: Set<string>
  readonly answers: ReadonlyMap<string, unknown>
  readonly once: (transaction: string, content: object, decide: () => BookAnswer) => BookAnswer
  /** Why a stake is refused, whatever the member has. */
  readonly forbids: (token: string, of: Pick<Posting, 'transaction' | 'member' | 'game' | 'round'>) => Refused | null
  readonly uncovered: (member: string) => Refused
  readonly balanceOf: (member: string) => Amount
  readonly post: (member: string, balance: Amount) => Moved
}

const refuse = (status: SeamlessRefusal): Refused => ({ status, message: status })

/** What a stand-in platform does in one step: a stake with its win, or several stakes. */
export function createTogether({ bets, won, settled, answers, once, forbids, uncovered, balanceOf, post }: Needs) {
  const slips = new Map<string, { readonly content: string; readonly answer: Taken | Refused }>()

  const takeSlip = ({ token, member, entries }: Omit<Slip, 'requestId'>): Taken | Refused => {
    for (const entry of entries) {
      const forbidden = forbids(token, { ...entry, member })
      if (forbidden) return forbidden
    }
    const left = subtract(balanceOf(member), add(ZERO, ...entries.map(({ amount }) => parseAmount(amount))))
    if (left < 0n) return uncovered(member)
    for (const { transaction, round, amount } of entries) {
      bets.set(transaction, { member, round, amount: parseAmount(amount), undone: false })
    }
    return { status: 'OK', balance: post(member, left).balance, transactions: entries.map(() => randomUUID()) }
  }

  return {
    betwin: ({ requestId: _, token, betAmount, winAmount, roundClosed, ...of }: Posting & Both): BookAnswer =>
      once(of.transaction, ['betwin', betAmount, winAmount, roundClosed, of], () => {
        const [amount, win] = [parseAmount(betAmount), parseAmount(winAmount)]
        const forbidden = forbids(token, of)
        if (forbidden) return forbidden
        const left = subtract(balanceOf(of.member), amount)
        if (left < 0n) return uncovered(of.member)
        bets.set(of.transaction, { member: of.member, round: of.round, amount, win, undone: false })
        won.set(of.round, add(won.get(of.round) ?? ZERO, win))
        if (roundClosed) settled.add(of.round)
        return post(of.member, add(left, win))
      }),
    /** All stakes or none; the same slip again hears the first answer. */
    bets: ({ requestId: _, token, ...slip }: Slip): Taken | Refused => {
      const content = JSON.stringify(slip)
      const names = slip.entries.map(({ transaction }) => transaction)
      const known = names.map((name) => slips.get(name))
      if (known[0] && known.every((one) => one?.content === content)) return known[0].answer
      if (known.some((one) => one) || names.some((name) => answers.has(name))) return refuse('DUPLICATE_TRANSACTION')
      const answer = takeSlip({ token, ...slip })
      if (answer.status !== 'INVALID_TOKEN') for (const name of names) slips.set(name, { content, answer })
      return answer
    },
  }
}
