import { openAccount } from '@sanuk/ledger/accounts'
import { endHold, hold } from '@sanuk/ledger/holds'
import { transferId } from '@sanuk/ledger/key'
import { postOne } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { type Amount, amount } from '@sanuk/money/amount'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import { queryable, type Transaction } from '#platform/database'
import type { WithdrawalRecord } from './store/rows.ts'

type Money = Pick<WithdrawalRecord, 'id' | 'brand' | 'member' | 'currency' | 'amount' | 'fee'>

/** An operator's word ends a withdrawal, never time alone. */
const NEVER = new Date('9999-12-31T00:00:00Z')

export type Till = ReturnType<typeof createTill>

/**
 * Moves the money of withdrawals. It is held while one waits; approved, it lies in a guarded account of its own, out of
 * which no more can leave than went in, whatever anybody does.
 */
export function createTill({ accountOf }: { readonly accountOf: AccountOf }) {
  const walletOf = ({ member, brand, currency }: Money, transaction: Transaction) =>
    accountOf({ id: member, brand, currency }, transaction)
  const open = ({ brand, currency }: Money, transaction: Transaction) => {
    const on = queryable(transaction)
    return {
      payout: (owner: string) => openAccount(on, { brand, currency, kind: 'payout', owner, guarded: true }),
      bank: () => openAccount(on, { brand, currency, kind: 'bank', owner: 'BANK', guarded: false }),
      fees: () => openAccount(on, { brand, currency, kind: 'house', owner: 'withdrawal-fees', guarded: false }),
    }
  }
  const post = async (transaction: Transaction, transfer: Transfer) => {
    const posted = await postOne(queryable(transaction), transfer)
    if (posted.outcome !== 'posted') throw new Error(`${transfer.key} was not posted: ${posted.outcome}`)
    return posted
  }

  return {
    /** Sets amount and fee aside and answers what is left; null where it is not there. */
    setAside: async (transaction: Transaction, money: Money): Promise<Amount | null> => {
      const held = await hold(queryable(transaction), {
        key: keyOf(money),
        account: await walletOf(money, transaction),
        reference: money.id,
        expiresAt: NEVER,
        amount: amount(money.amount + money.fee),
      })
      if (held.outcome === 'insufficient') return null
      if (held.outcome !== 'held') throw new Error(`withdrawal ${money.id} was not set aside: ${held.outcome}`)
      return held.balance
    },
    /** Gives all of it back while it is only held; answers what the member has then. */
    giveBack: (transaction: Transaction, money: Money): Promise<Amount> =>
      endHeld(transaction, money, { how: 'voided' }),
    /** Approved: it is there for nothing but to be paid, or to come back. */
    commit: async (transaction: Transaction, money: Money): Promise<void> => {
      const credit = await open(money, transaction).payout(money.id)
      await endHeld(transaction, money, { how: 'posted', credit, kind: 'withdrawal' })
    },
    /** A payment left through the bank. */
    pay: async (transaction: Transaction, money: Money, part: { number: number; amount: Amount }): Promise<void> => {
      const accounts = open(money, transaction)
      await post(transaction, {
        key: `${keyOf(money)}:part:${part.number}`,
        amount: part.amount,
        reference: money.id,
        debit: await accounts.payout(money.id),
        credit: await accounts.bank(),
        kind: 'withdrawal',
      })
    },
    /** Nothing more will be paid: the fee is taken and the rest comes back. Answers the balance where it changed. */
    close: async (
      transaction: Transaction,
      money: Money,
      { fee, back }: { readonly fee: Amount; readonly back: Amount },
    ): Promise<Amount | null> => {
      const accounts = open(money, transaction)
      const debit = await accounts.payout(money.id)
      const moved = { debit, reference: money.id } as const
      if (fee > 0n) {
        const credit = await accounts.fees()
        await post(transaction, { ...moved, key: `${keyOf(money)}:fee`, credit, amount: fee, kind: 'withdrawal' })
      }
      if (back === 0n) return null
      const credit = await walletOf(money, transaction)
      const key = `${keyOf(money)}:rest`
      return (await post(transaction, { ...moved, key, credit, amount: back, kind: 'release' })).creditBalance
    },
    /** A payment that never arrived came back from the bank, with its part of a fee that was taken already. */
    bringBack: async (
      transaction: Transaction,
      money: Money,
      back: { readonly amount: Amount; readonly fee: Amount },
    ): Promise<Amount | null> => {
      const accounts = open(money, transaction)
      const moved = { credit: await walletOf(money, transaction), kind: 'release', reference: money.id } as const
      const debit = await accounts.bank()
      const { creditBalance } = await post(transaction, {
        ...moved,
        key: `${keyOf(money)}:returned`,
        debit,
        amount: back.amount,
      })
      if (back.fee === 0n) return creditBalance
      const fees = await accounts.fees()
      const returned = { ...moved, key: `${keyOf(money)}:fee-returned`, debit: fees, amount: back.fee }
      return (await post(transaction, returned)).creditBalance
    },
  }
}

/** What a withdrawal is called in the books. */
const keyOf = ({ id }: Money): string => `withdrawal:${id}`

async function endHeld(transaction: Transaction, money: Money, end: Parameters<typeof endHold>[2]): Promise<Amount> {
  const ended = await endHold(queryable(transaction), transferId(keyOf(money)), end)
  if (ended.outcome !== 'ended') throw new Error(`withdrawal ${money.id} was not ${end.how}: ${ended.outcome}`)
  return ended.balance
}
