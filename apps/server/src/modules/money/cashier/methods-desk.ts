import { randomUUID } from 'node:crypto'
import { newAccount } from '@sanuk/contracts/office-cashier-settings'
import { BANK_CODES, readAccountNumber } from '@sanuk/contracts/thai-banks'
import { plainIdNumber } from '@sanuk/contracts/typed-text'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { MethodStore } from './store/methods.ts'
import type { ReceivingAccount } from './store/rows.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly methods: MethodStore }

/** What a proposal about an account holds: a new one, or one that is switched on again. */
const accountDetails = z.object({ ...newAccount.shape, add: z.boolean() })

export type NewAccount = z.output<typeof newAccount>

/** Where members' money is to arrive. Nobody leads it elsewhere alone. */
export function createMethodsDesk({ database, clock, methods }: Needs) {
  return {
    /** What is proposed, with its number in plain digits. Refuses with `cashier_account_taken`. */
    readNew: async (wish: NewAccount): Promise<NewAccount> => {
      const number = digitsOf(wish)
      if (!number) throw new Refusal('invalid_request', { fields: [{ field: 'number', word: 'field.invalid' }] })
      if (await methods.accountNumbered(number)) throw new Refusal('cashier_account_taken')
      return { ...wish, number, bank: wish.kind === 'bank' ? wish.bank : null }
    },
    find: async (brand: string, id: string): Promise<ReceivingAccount> => {
      const account = (await methods.accountsOf(brand)).find((one) => one.id === id)
      if (!account) throw new Refusal('not_found')
      return account
    },
    switchOff: (of: { id: string; brand: string }) => methods.switchAccount(database, { ...of, enabled: false }),
    /** What a second operator approved. */
    carryOut: async (
      transaction: Transaction,
      { brand, subjectId, details }: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<null> => {
      const { add, ...wish } = accountDetails.parse(details)
      const done = add
        ? await methods.addAccount(transaction, { ...wish, brand, id: randomUUID(), enabled: true, addedAt: clock() })
        : await methods.switchAccount(transaction, { id: subjectId, brand, enabled: true })
      if (!done) throw new Refusal('proposal_outdated')
      return null
    },
  }
}

/** A biller's id has fifteen digits; an account's as many as its bank gives. */
function digitsOf({ kind, bank, number }: NewAccount): string | null {
  const plain = plainIdNumber(number)
  if (kind === 'biller') return /^\d{15}$/.test(plain) ? plain : null
  const known = BANK_CODES.find((code) => code === bank)
  return known ? readAccountNumber(known, number) : null
}
