import type { PostResult, Transfer } from './transfer.ts'

/** What a transfer must answer, but for names and instants. */
export type Expected =
  | { outcome: 'posted'; replayed: boolean; debitBalance: bigint | null; creditBalance: bigint | null }
  | { outcome: 'insufficient'; replayed: boolean; debitBalance: bigint }
  | { outcome: 'different_content' }
  | { outcome: 'unknown_account' }

export type ModelAccount = { readonly guarded: boolean; readonly currency: string; balance: bigint }

/** The rules of the books once more, in the plainest way there is: one transfer after the other, in memory. */
export type ReferenceModel = {
  readonly accounts: Map<string, ModelAccount>
  /** Adds an account, empty. */
  open(id: string, kind: { guarded: boolean; currency: string }): void
  post(transfer: Transfer): Expected
}

export function createReferenceModel(): ReferenceModel {
  const accounts = new Map<string, ModelAccount>()
  const answers = new Map<string, { transfer: Transfer; answer: Expected }>()

  const decide = (transfer: Transfer): Expected => {
    const debit = accounts.get(transfer.debit)
    const credit = accounts.get(transfer.credit)
    if (!debit || !credit || debit.currency !== credit.currency) return { outcome: 'unknown_account' }
    if (debit.guarded && debit.balance < transfer.amount) {
      return { outcome: 'insufficient', replayed: false, debitBalance: debit.balance }
    }
    debit.balance -= transfer.amount
    credit.balance += transfer.amount
    return {
      outcome: 'posted',
      replayed: false,
      debitBalance: debit.guarded ? debit.balance : null,
      creditBalance: credit.guarded ? credit.balance : null,
    }
  }

  return {
    accounts,
    open: (id, { guarded, currency }) => void accounts.set(id, { guarded, currency, balance: 0n }),
    post: (transfer) => {
      const before = answers.get(transfer.key)
      if (before) {
        if (!sameContent(before.transfer, transfer)) return { outcome: 'different_content' }
        return 'replayed' in before.answer ? { ...before.answer, replayed: true } : before.answer
      }
      const answer = decide(transfer)
      // Nothing is remembered of accounts that do not exist: they may, the next time.
      if (answer.outcome !== 'unknown_account') answers.set(transfer.key, { transfer, answer })
      return answer
    },
  }
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
