import type { BatchedCall } from '@sanuk/contracts/seamless'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** Whom and what a call is about. `ticket` is the launch's, by which the platform knows the session. */
export type Party = {
  readonly ticket: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly game: string
}

export type Movement = {
  readonly transaction: string
  readonly round: string
  readonly amount: Amount
  /** The grant of free rounds that it is played by. */
  readonly bonus?: string
}

export type Win = Movement & {
  readonly bet: string
  /** The pool that pays it, if one does. */
  readonly jackpot: string | null
  /** Whether the round is over by it. */
  readonly roundClosed: boolean
}

/** A stake and its win in one step: both happen or neither. */
export type BetWin = {
  readonly transaction: string
  readonly round: string
  readonly stake: Amount
  readonly win: Amount
  readonly roundClosed: boolean
}

/** Undoes a bet or a betwin, or makes sure that it never counts. */
export type Undo = { readonly transaction: string; readonly original: string; readonly round: string }

/** A call that moves money, as it travels alone or in a batch. */
export type MovingCall = {
  readonly call: Exclude<BatchedCall, 'return'>
  /** Whose money it is: calls of one member keep their order. */
  readonly member: string
  readonly fields: object
}

const named = ({ ticket, member, currency, game }: Party) => ({ token: ticket, member, currency, game })
const written = <M extends Movement>({ amount, ...movement }: M) => ({ ...movement, amount: writeAmount(amount) })

/** The calls that move money, with their fields as the contract has them. */
export const movingCalls = {
  bet: (party: Party, movement: Movement): MovingCall => ({
    call: 'bet',
    member: party.member,
    fields: { ...named(party), ...written(movement) },
  }),
  win: (party: Party, { jackpot, ...win }: Win): MovingCall => ({
    call: 'win',
    member: party.member,
    fields: { ...named(party), ...written(win), ...(jackpot !== null && { jackpot }) },
  }),
  betwin: (party: Party, { stake, win, ...both }: BetWin): MovingCall => ({
    call: 'betwin',
    member: party.member,
    fields: { ...named(party), ...both, betAmount: writeAmount(stake), winAmount: writeAmount(win) },
  }),
  rollback: (party: Party, undo: Undo): MovingCall => ({
    call: 'rollback',
    member: party.member,
    fields: { ...named(party), ...undo },
  }),
}

/** One of several stakes of a member that are taken together; each may be in another game of the session's hall. */
export type Entry = Omit<Movement, 'bonus'> & { readonly game: string }

export const partyFields = named

/** Stakes of one member, as `bets` takes them. */
export const betsFields = ({ ticket, member, currency }: Omit<Party, 'game'>, entries: readonly Entry[]) => ({
  token: ticket,
  member,
  currency,
  entries: entries.map(written),
})
