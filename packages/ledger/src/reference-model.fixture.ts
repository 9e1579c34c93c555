import type { HoldEnd, HoldRequest } from './holds.ts'
import type { PostResult, Transfer } from './transfer.ts'

/** What a transfer must answer, but for names and instants. */
export type Expected =
  | { outcome: 'posted'; replayed: boolean; debitBalance: bigint | null; creditBalance: bigint | null }
  | { outcome: 'insufficient'; replayed: boolean; debitBalance: bigint }
  | { outcome: 'different_content' }
  | { outcome: 'unknown_account' }

/** `held` is where money lies that was set aside from this account. */
export type ModelKind = { readonly guarded: boolean; readonly currency: string; readonly held?: string }
export type ModelAccount = ModelKind & { balance: bigint; changes: number }

type ModelHold = { readonly request: HoldRequest; readonly heldIn: string; ended?: { how: string; target: string } }

/** The rules of the books once more, in the plainest way there is: one after the other, in memory. */
export type ReferenceModel = {
  readonly accounts: ReadonlyMap<string, ModelAccount>
  /** Adds an account, empty. */
  open(id: string, kind: ModelKind): void
  post(transfer: Transfer): Expected
  hold(id: string, request: HoldRequest): HoldAnswer
  endHold(id: string, end: HoldEnd): HoldEndAnswer
  /** Ends the hundred holds that should have ended first; answers how many those were. */
  expire(now: Date): number
}

export type HoldAnswer =
  | { outcome: 'held' | 'insufficient'; replayed: boolean; balance: bigint }
  | { outcome: 'different_content' | 'unknown_account' }
export type HoldEndAnswer =
  | { outcome: 'ended'; replayed: boolean; balance: bigint }
  | { outcome: 'ended_otherwise'; how: string }
  | { outcome: 'unknown_hold' }

export function createReferenceModel(): ReferenceModel {
  const accounts = new Map<string, ModelAccount>()
  const answers = new Map<string, { transfer: Transfer; answer: Expected }>()
  const holds = new Map<string, ModelHold>()
  const openHolds = new Map<string, Date>()

  const balanceOf = (account: string) => accounts.get(account)?.balance ?? 0n

  const decide = (transfer: Transfer): Expected => {
    const debit = accounts.get(transfer.debit)
    const credit = accounts.get(transfer.credit)
    if (!debit || !credit || debit.currency !== credit.currency) return { outcome: 'unknown_account' }
    if (debit.guarded && debit.balance < transfer.amount) {
      return { outcome: 'insufficient', replayed: false, debitBalance: debit.balance }
    }
    debit.balance -= transfer.amount
    debit.changes += 1
    credit.balance += transfer.amount
    credit.changes += 1
    return {
      outcome: 'posted',
      replayed: false,
      debitBalance: debit.guarded ? debit.balance : null,
      creditBalance: credit.guarded ? credit.balance : null,
    }
  }

  const post = (transfer: Transfer): Expected => {
    const before = answers.get(transfer.key)
    if (before) {
      if (!sameContent(before.transfer, transfer)) return { outcome: 'different_content' }
      return 'replayed' in before.answer ? { ...before.answer, replayed: true } : before.answer
    }
    const answer = decide(transfer)
    // Nothing is remembered of accounts that do not exist: they may, the next time.
    if (answer.outcome !== 'unknown_account') answers.set(transfer.key, { transfer, answer })
    return answer
  }

  const hold = (id: string, request: HoldRequest): HoldAnswer => {
    const { key, account: debit, amount, reference, memo } = request
    const heldIn = accounts.get(debit)?.held
    if (heldIn === undefined) return { outcome: 'unknown_account' }
    const aside: Transfer = { key, debit, credit: heldIn, amount, kind: 'hold', reference, ...(memo && { memo }) }
    const answer = post(aside)
    if (!('replayed' in answer)) return { outcome: answer.outcome }
    if (answer.outcome === 'posted' && !answer.replayed) {
      holds.set(id, { request, heldIn })
      openHolds.set(id, request.expiresAt)
    }
    const outcome = answer.outcome === 'posted' ? 'held' : answer.outcome
    return { outcome, replayed: answer.replayed, balance: answer.debitBalance ?? 0n }
  }

  const endHold = (id: string, end: HoldEnd): HoldEndAnswer => {
    const held = holds.get(id)
    if (!held) return { outcome: 'unknown_hold' }
    const { account, amount, reference } = held.request
    const target = end.how === 'posted' ? end.credit : account
    const before = held.ended
    if (!before) {
      const kind = end.how === 'posted' ? end.kind : 'release'
      const ending = { key: `end of hold ${id}`, debit: held.heldIn, credit: target, amount, kind, reference }
      if (post(ending).outcome !== 'posted') return { outcome: 'unknown_hold' }
      held.ended = { how: end.how, target }
      openHolds.delete(id)
    } else if (before.how !== end.how || before.target !== target) {
      return { outcome: 'ended_otherwise', how: before.how }
    }
    return { outcome: 'ended', replayed: before !== undefined, balance: balanceOf(account) }
  }

  const expire = (now: Date): number => {
    const due = [...openHolds].filter(([, at]) => at <= now)
    due.sort(([, one], [, other]) => one.getTime() - other.getTime())
    const first = due.slice(0, 100)
    for (const [id] of first) endHold(id, { how: 'expired' })
    return first.length
  }

  const open = (id: string, kind: ModelKind) => void accounts.set(id, { ...kind, balance: 0n, changes: 0 })
  return { accounts, open, post, hold, endHold, expire }
}

const sameContent = (one: Transfer, other: Transfer): boolean =>
  one.debit === other.debit &&
  one.credit === other.credit &&
  one.amount === other.amount &&
  one.kind === other.kind &&
  one.reference === other.reference &&
  one.memo === other.memo

/** The part of an answer that the model knows. */
export function comparable(result: PostResult): Expected {
  switch (result.outcome) {
    case 'posted': {
      const { outcome, replayed, debitBalance, creditBalance } = result
      return { outcome, replayed, debitBalance, creditBalance }
    }
    case 'insufficient':
      return { outcome: result.outcome, replayed: result.replayed, debitBalance: result.debitBalance }
    default:
      return result
  }
}
