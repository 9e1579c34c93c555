import { MAIN_ACCOUNT } from '@sanuk/contracts/office-statements'
import type { CurrencyCode } from '@sanuk/money/currency'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Cashier } from '../cashier/index.ts'
import { DAY_MS } from './bank-line.ts'
import { type CompareNeeds, keepPairs, pairsSince, turnOf } from './compare.ts'
import type { DifferenceRecord } from './store/rows.ts'

export type SettleNeeds = CompareNeeds & {
  readonly holdFound: Cashier['holdFound']
  readonly accountsOf: Cashier['accountsOf']
}

type By = { readonly id: string; readonly username: string }
type Deed = { readonly brand: string; readonly id: string; readonly by: By; readonly note: string }
type Looking = { readonly brand: string; readonly account: string; readonly currency: CurrencyCode }

/** What operators do about differences. */
export function createSettling(needs: SettleNeeds) {
  const { database, clock, differences, lines, statements } = needs

  const demand = async (transaction: Transaction, { brand, id }: Deed): Promise<DifferenceRecord> => {
    const found = await differences.lock(transaction, brand, id)
    if (!found) throw new Refusal('not_found')
    return found
  }

  const settled = (transaction: Transaction, { brand, id, by, note }: Deed, payment: string | null) =>
    differences.settle(transaction, { difference: id, brand, note, by: by.username, at: clock(), payment })

  /** Pairs what is open of an account anew. Answers how many differences are none any more. */
  const lookAgain = async (
    transaction: Transaction,
    { statement, toleranceMinutes, ...of }: Looking & { readonly statement: string; readonly toleranceMinutes: number },
  ): Promise<number> => {
    await takeAdvisoryLock(transaction, turnOf(of))
    const oldest = await differences.oldestOpen(transaction, of)
    if (!oldest) return 0
    const since = oldest.getTime() - DAY_MS
    const open = await lines.open(transaction, of, new Date(since))
    const { pairs } = await pairsSince(needs, transaction, { ...of, toleranceMinutes, since, open })
    return keepPairs(needs, transaction, { ...of, statement, pairs })
  }

  return {
    /** Refuses with `not_found`. */
    lookAgain: async (brand: string, id: string): Promise<number> => {
      const found = await statements.find(brand, id)
      if (!found) throw new Refusal('not_found')
      return inTransaction(database, (transaction) => lookAgain(transaction, { ...found, statement: found.id }))
    },
    /** Says why it is none. Refuses with `difference_settled` where somebody did before, or where it is none by now. */
    settle: (deed: Deed): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { state } = await demand(transaction, deed)
        if (state !== 'open') throw new Refusal('difference_settled')
        await settled(transaction, deed, null)
      }),
    /**
     * Makes a held payment of money that only the bank knows of; asked again, it is the same one. What was told of
     * meanwhile is found first, so that nothing is held twice. Refuses with `difference_settled`, `bank_reference_used`.
     */
    hold: async (deed: Deed): Promise<string> => {
      const seen = await inTransaction(database, (transaction) => demand(transaction, deed))
      const statement = await statements.find(deed.brand, seen.statement)
      if (!statement) throw new Refusal('not_found')
      await inTransaction(database, (transaction) => lookAgain(transaction, { ...statement, statement: statement.id }))
      return inTransaction(database, async (transaction) => {
        // Nobody pairs its line meanwhile.
        await takeAdvisoryLock(transaction, turnOf(statement))
        const found = await demand(transaction, deed)
        if (found.payment) return found.payment
        const { bank, account, digest } = found
        if (found.state !== 'open' || found.kind !== 'only_at_bank' || !bank || bank.amount <= 0n) {
          throw new Refusal('difference_settled')
        }
        const payment = await needs.holdFound(transaction, {
          brand: deed.brand,
          operator: deed.by.id,
          note: deed.note,
          amount: bank.amount,
          paidAt: bank.at,
          account: await accountNamed(deed.brand, account),
          currency: statement.currency,
          // A line without a reference is known by what it says.
          bankReference: bank.reference || `STMT${(digest ?? '').slice(0, 20).toUpperCase()}`,
        })
        await lines.matchByHand(transaction, bank.id, `payment ${payment}`)
        await settled(transaction, deed, payment)
        return payment
      })
    },
  }

  async function accountNamed(brand: string, account: string) {
    if (account === MAIN_ACCOUNT) return null
    const found = (await needs.accountsOf(brand)).find(({ id }) => id === account)
    if (!found) throw new Refusal('not_found')
    return { id: found.id, number: found.number }
  }
}
