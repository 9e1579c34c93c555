import { randomUUID } from 'node:crypto'
import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { type Amount, add, parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import { createSettlements } from './wallet-settlements.fixture.ts'
import { createTogether } from './wallet-together.fixture.ts'

export type Moved = { readonly status: 'OK'; readonly balance: string; readonly transaction: string }
export type Refused = { readonly status: SeamlessRefusal; readonly message: string; readonly balance?: string }
export type BookAnswer = Moved | Refused

/** What the calls that move money have in common, as they come over the wire. */
export type Posting = {
  readonly requestId: string
  readonly token: string
  readonly member: string
  readonly game: string
  readonly transaction: string
  readonly round: string
  /** A grant of free rounds: then nobody pays. */
  readonly bonus?: string | undefined
}
type Won = {
  readonly amount: string
  readonly bet?: string | undefined
  readonly roundClosed?: boolean | undefined
}
export type Bet = {
  readonly member: string
  readonly round: string
  readonly amount: Amount
  /** Of a betwin: what was paid with it. */
  readonly win?: Amount
  undone: boolean
}

export type Books = ReturnType<typeof createBooks>

/** The money of a stand-in platform, by the rules of the seamless wallet: each transaction moves it once. */
export function createBooks(halls: Readonly<Record<string, string>> = {}) {
  const balances = new Map<string, Amount>()
  const answers = new Map<string, { readonly content: string; readonly answer: BookAnswer }>()
  const bets = new Map<string, Bet>()
  const tombstones = new Set<string>()
  const settled = new Set<string>()
  const tickets = new Map<string, { readonly member: string; readonly game: string }>()
  const won = new Map<string, Amount>()

  const balanceOf = (member: string) => balances.get(member) ?? ZERO
  const refuse = (status: SeamlessRefusal): Refused => ({ status, message: status })
  const post = (member: string, balance: Amount): Moved => {
    balances.set(member, balance)
    return { status: 'OK', balance: writeAmount(balance), transaction: randomUUID() }
  }
  /** Answers a transaction as the first time; a refusal that may pass is not remembered. */
  const once = (transaction: string, content: object, decide: () => BookAnswer): BookAnswer => {
    const text = JSON.stringify(content)
    const known = answers.get(transaction)
    if (known) return known.content === text ? known.answer : refuse('DUPLICATE_TRANSACTION')
    const answer = decide()
    if (answer.status !== 'UNKNOWN_BET' && answer.status !== 'INVALID_TOKEN')
      answers.set(transaction, { content: text, answer })
    return answer
  }

  const opens = (session: { member: string; game: string } | undefined, of: { member: string; game: string }) =>
    session?.member === of.member &&
    (session.game === of.game || (halls[of.game] !== undefined && halls[session.game] === halls[of.game]))
  /** Why a stake is refused, whatever the member has. */
  const forbids = (token: string, of: Pick<Posting, 'transaction' | 'member' | 'game' | 'round'>) => {
    if (tombstones.has(of.transaction)) return refuse('ROLLED_BACK')
    if (!opens(tickets.get(token), of)) return refuse('INVALID_TOKEN')
    return settled.has(of.round) ? refuse('ROUND_CLOSED') : null
  }
  const uncovered = (member: string): Refused => ({
    ...refuse('NOT_ENOUGH_MONEY'),
    balance: writeAmount(balanceOf(member)),
  })
  const settlements = createSettlements({
    won,
    closed: settled,
    betsIn: (round) => [...bets.values()].filter((bet) => bet.round === round && !bet.undone),
    give: (member, amount) => void post(member, add(balanceOf(member), amount)),
  })

  return {
    balanceOf,
    give: (member: string, amount: Amount) => void balances.set(member, add(balanceOf(member), amount)),
    /** Opens or ends the session of a ticket. */
    admit: (ticket: string, member: string, game: string) => void tickets.set(ticket, { member, game }),
    dismiss: (member: string) => {
      for (const [ticket, owner] of tickets) if (owner.member === member) tickets.delete(ticket)
    },
    memberOf: (ticket: string) => tickets.get(ticket)?.member,
    bet: ({ requestId: _, token, ...of }: Posting & { readonly amount: string }) =>
      once(of.transaction, ['bet', of], () => {
        const amount = of.bonus ? ZERO : parseAmount(of.amount)
        const forbidden = forbids(token, of)
        if (forbidden) return forbidden
        const left = subtract(balanceOf(of.member), amount)
        if (left < 0n) return uncovered(of.member)
        bets.set(of.transaction, { member: of.member, round: of.round, amount, undone: false })
        return post(of.member, left)
      }),
    ...createTogether({ bets, won, settled, answers, once, forbids, uncovered, balanceOf, post }),
    win: ({ requestId: _, token: __, bet, ...of }: Posting & Won) =>
      once(of.transaction, ['win', of], () => {
        const staked = bets.get(bet ?? '')
        if (staked?.round !== of.round || staked.member !== of.member) return refuse('UNKNOWN_BET')
        if (staked.undone) return refuse('ROLLED_BACK')
        if (settled.has(of.round)) return refuse('ROUND_CLOSED')
        if (of.roundClosed) settled.add(of.round)
        won.set(of.round, add(won.get(of.round) ?? ZERO, parseAmount(of.amount)))
        return post(of.member, add(balanceOf(of.member), parseAmount(of.amount)))
      }),
    settle: settlements.settle,
    rollback: ({ requestId: _, token: __, original, ...of }: Posting & { readonly original: string }) =>
      once(of.transaction, ['rollback', original, of], () => {
        if (settled.has(of.round)) return refuse('ALREADY_SETTLED')
        tombstones.add(original)
        const staked = bets.get(original)
        if (!staked || staked.undone) return post(of.member, balanceOf(of.member))
        staked.undone = true
        return post(of.member, subtract(add(balanceOf(of.member), staked.amount), staked.win ?? ZERO))
      }),
  }
}
