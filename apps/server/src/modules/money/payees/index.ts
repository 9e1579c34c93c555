import { createSecretCipher, createSecretHash } from '@sanuk/host/secret-cipher'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type AddNeeds, addPayee, addPayeeByOperator } from './add-payee.ts'
import { type AccountRecord, createAccountStore } from './store/accounts.ts'

export { createHolders } from './holders.ts'
export type { AccountRecord } from './store/accounts.ts'

type Needs = Pick<AddNeeds, 'demandPayment' | 'toldName'> & {
  readonly database: Database
  readonly clock: Clock
  readonly installationSecret: string | undefined
}

export type Payees = ReturnType<typeof createPayees>

/** Members' own accounts at banks, to which their money may go. */
export function createPayees(needs: Needs) {
  const store = createAccountStore(needs.database)
  const cipher = createSecretCipher(needs.installationSecret, 'Sanuk bank accounts')
  const hash = createSecretHash(needs.installationSecret, 'Sanuk bank account numbers')
  return {
    add: addPayee({ ...needs, store, cipher, hash }),
    addByOperator: addPayeeByOperator({ ...needs, store, cipher, hash }),
    /** Those the member has now, oldest first. */
    list: async (member: string): Promise<AccountRecord[]> =>
      (await store.ofMember(member)).filter(({ removedAt }) => removedAt === null),
    /** In whose name they must be, where that is known. */
    nameOf: async (member: string): Promise<string | null> =>
      (await store.nameOf(member)) ?? (await needs.toldName(member)),
    /** Refuses with `not_found`. */
    remove: async (member: string, id: string): Promise<void> => {
      if (!(await store.remove(member, id, needs.clock()))) throw new Refusal('not_found')
    },
    /** An account of the member's that pays now. Refuses with `not_found` and `bank_account_waits`. */
    demandUsable: async (member: string, id: string): Promise<AccountRecord> => {
      const account = await store.find(id)
      if (account?.member !== member || account.removedAt) throw new Refusal('not_found')
      if (account.usableFrom > needs.clock()) {
        throw new Refusal('bank_account_waits', { fields: [{ field: 'account', word: 'refusal.bank_account_waits' }] })
      }
      return account
    },
    sharedNames: store.sharedNames,
    sharedAccounts: store.sharedAccounts,
    find: store.find,
    /** Accounts by their ids, removed ones as well. */
    findMany: store.findMany,
    /** The whole number, for whoever pays. */
    numberOf: ({ id, numberSealed }: AccountRecord): string => cipher.open(numberSealed, id),
  }
}
