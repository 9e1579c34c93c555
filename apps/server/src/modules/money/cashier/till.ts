import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { type Amount, subtract } from '@sanuk/money/amount'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import { queryable, type Transaction } from '#platform/database'
import type { DepositRecord } from './store/rows.ts'

export type Till = ReturnType<typeof createTill>

/** Moves the money of deposits: all that was paid into the wallet, and the fee out of it or out of the house's own. */
export function createTill({ accountOf }: { readonly accountOf: AccountOf }) {
  return {
    /** Posts a deposit as it was credited. `provider` told of the payment. Answers what the member has then. */
    credit: async (transaction: Transaction, deposit: DepositRecord, provider: string): Promise<Amount> => {
      const { id, brand, currency, member, amount, fee, feeBy } = deposit
      const on = queryable(transaction)
      const open = (kind: 'bank' | 'house', owner: string) =>
        openAccount(on, { brand, currency, kind, owner, guarded: false })
      const post = async (transfer: Pick<Transfer, 'key' | 'debit' | 'credit' | 'amount'>) => {
        const posted = await postOne(on, { ...transfer, kind: 'deposit', reference: id })
        if (posted.outcome !== 'posted') throw new Error(`${transfer.key} was not posted: ${posted.outcome}`)
        return posted
      }
      const wallet = await accountOf({ id: member, brand, currency }, transaction)
      const bank = await open('bank', bankOf(deposit, provider))
      const { creditBalance } = await post({ key: `deposit:${id}`, debit: bank, credit: wallet, amount })
      if (creditBalance === null) throw new Error(`deposit ${id} went to no wallet`)
      if (fee === 0n) return creditBalance
      const key = `deposit:${id}:fee`
      if (feeBy === 'member') {
        await post({ key, debit: wallet, credit: await open('house', 'deposit-fees'), amount: fee })
        return subtract(creditBalance, fee)
      }
      // The provider keeps it of what arrives: that much less is with the bank.
      await post({ key, debit: await open('house', 'deposit-costs'), credit: bank, amount: fee })
      return creditBalance
    },
  }
}

/** Under which name the books know where the money arrived: an account of its own, or with the provider. */
export const bankOf = ({ kind, account }: Pick<DepositRecord, 'kind' | 'account'>, provider: string): string =>
  kind === 'bank_transfer' && account ? account : provider
