import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import { endHold, hold } from '@sanuk/ledger/holds'
import { transferId } from '@sanuk/ledger/key'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { AccountOf, WalletOwner } from '#platform/capabilities/wallet-account'
import { type Database, queryable, type Transaction } from '#platform/database'

/** The two accounts between which a member's money moves to a vendor's wallet and home. */
export type Accounts = { readonly member: string; readonly vendor: string }

/** Only the vendor's word ends what a transfer sets aside: time alone says nothing about where the money is. */
const NEVER = new Date('9999-12-31T00:00:00Z')

type Needs = { readonly database: Database; readonly accountOf: AccountOf }

export type Till = ReturnType<typeof createTill>

/**
 * Moves money between main wallets and the accounts of vendors that hold wallets of their own. What stands in such an
 * account is what members brought there and did not bring home yet.
 */
export function createTill({ database, accountOf }: Needs) {
  const vendors = new Map<string, string>()
  const vendorAccount = async ({ brand, currency }: WalletOwner, vendor: string): Promise<string> => {
    const name = `${brand} ${vendor} ${currency}`
    const known = vendors.get(name)
    if (known) return known
    const on = queryable(database)
    const account = await openAccount(on, { brand, currency, kind: 'vendor', owner: vendor, guarded: false })
    vendors.set(name, account)
    return account
  }

  return {
    accountsOf: async (owner: WalletOwner, vendor: string): Promise<Accounts> => ({
      member: await accountOf(owner),
      vendor: await vendorAccount(owner, vendor),
    }),
    balanceOf: async (transaction: Transaction, accounts: Accounts): Promise<Amount> =>
      (await readBalance(queryable(transaction), accounts.member)) ?? ZERO,
    /** Sets a member's money aside for a transfer in and answers what is left; null where it is not there. */
    setAside: async (
      transaction: Transaction,
      { accounts, transfer, amount }: { accounts: Accounts; transfer: string; amount: Amount },
    ): Promise<Amount | null> => {
      const asked = { key: keyOf(transfer), account: accounts.member, amount, reference: transfer }
      const held = await hold(queryable(transaction), { ...asked, expiresAt: NEVER })
      if (held.outcome === 'insufficient') return null
      if (held.outcome !== 'held') throw new Error(`transfer ${transfer} was not set aside: ${held.outcome}`)
      return held.balance
    },
    /** Ends what a transfer has set aside: to the vendor, or back. Answers what the member has then. */
    endAside: async (
      transaction: Transaction,
      { transfer, creditVendor }: { transfer: string; creditVendor: string | null },
    ): Promise<Amount> => {
      const end = creditVendor
        ? ({ how: 'posted', credit: creditVendor, kind: 'transfer_in' } as const)
        : ({ how: 'voided' } as const)
      const ended = await endHold(queryable(transaction), transferId(keyOf(transfer)), end)
      if (ended.outcome !== 'ended') throw new Error(`transfer ${transfer} was not ${end.how}: ${ended.outcome}`)
      return ended.balance
    },
    /** Brings home what a vendor gave back and answers what the member has then. */
    bringHome: async (
      transaction: Transaction,
      { accounts, transfer, amount }: { accounts: Accounts; transfer: string; amount: Amount },
    ): Promise<Amount | null> => {
      const posted = await postOne(queryable(transaction), {
        key: keyOf(transfer),
        debit: accounts.vendor,
        credit: accounts.member,
        amount,
        kind: 'transfer_out',
        reference: transfer,
      })
      if (posted.outcome !== 'posted') throw new Error(`transfer ${transfer} was not posted: ${posted.outcome}`)
      return posted.creditBalance
    },
  }
}

/** What a transfer is called in the books. */
const keyOf = (transfer: string): string => `transfer:${transfer}`
