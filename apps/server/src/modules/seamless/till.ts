import { randomUUID } from 'node:crypto'
import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { PostResult } from '@sanuk/ledger/transfer'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { type Database, queryable, type Transaction } from '#platform/database'
import type { Member } from '../members/index.ts'
import type { Wallet } from '../wallet/index.ts'

/** The two accounts between which a member's stakes and wins at one vendor move. */
export type Accounts = { readonly member: string; readonly vendor: string }

/** Money between a member and a vendor. `key` names it for ever, `round` is what it belongs to. */
export type Move = {
  readonly accounts: Accounts
  readonly key: string
  readonly amount: Amount
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly round: string
}

export type Posted = {
  readonly outcome: 'posted'
  readonly balance: Amount
  readonly transfer: string
  readonly at: Date
}
export type Moved = Posted | { readonly outcome: 'insufficient'; readonly balance: Amount }

type Needs = { readonly database: Database; readonly clock: Clock; readonly accountOf: Wallet['accountOf'] }

export type Till = ReturnType<typeof createTill>

/**
 * Moves stakes to a vendor's account and wins back from it. A vendor's account is the house's own: it may be of either
 * sign, and what stands in it is what the vendor's games earned or lost.
 */
export function createTill(needs: Needs) {
  const vendors = new Map<string, string>()
  const vendorAccount = async ({ brand, currency }: Member, vendor: string): Promise<string> => {
    const name = `${brand} ${vendor} ${currency}`
    const known = vendors.get(name)
    if (known) return known
    const on = queryable(needs.database)
    const account = await openAccount(on, { brand, currency, kind: 'vendor', owner: vendor, guarded: false })
    vendors.set(name, account)
    return account
  }
  const balanceOf = async (transaction: Transaction, accounts: Accounts): Promise<Amount> =>
    (await readBalance(queryable(transaction), accounts.member)) ?? ZERO

  return {
    accountsOf: async (member: Member, vendor: string): Promise<Accounts> => ({
      member: await needs.accountOf(member),
      vendor: await vendorAccount(member, vendor),
    }),
    balanceOf,
    /** Takes a stake, which the member may not be able to cover. */
    take: async (transaction: Transaction, move: Move): Promise<Moved> => {
      const { member: debit, vendor: credit } = move.accounts
      const result = await postOne(queryable(transaction), { ...transferOf(move), debit, credit })
      if (result.outcome === 'insufficient') return { outcome: 'insufficient', balance: result.debitBalance }
      return posted(move, result, result.outcome === 'posted' ? result.debitBalance : null)
    },
    /** Gives a win or a stake back. Nothing moves for nothing, but it too is given a name and a time. */
    give: async (transaction: Transaction, move: Move): Promise<Posted> => {
      if (move.amount === 0n) {
        const balance = await balanceOf(transaction, move.accounts)
        return { outcome: 'posted', balance, transfer: randomUUID(), at: needs.clock() }
      }
      const { member: credit, vendor: debit } = move.accounts
      const result = await postOne(queryable(transaction), { ...transferOf(move), debit, credit })
      return posted(move, result, result.outcome === 'posted' ? result.creditBalance : null)
    },
  }
}

const transferOf = ({ key, amount, kind, round }: Move) => ({ key, amount, kind, reference: round })

function posted(move: Move, result: PostResult, balance: Amount | null): Posted {
  if (result.outcome !== 'posted' || balance === null) throw new Error(`${move.key} was not posted: ${result.outcome}`)
  return { outcome: 'posted', balance, transfer: result.transfer, at: result.at }
}
