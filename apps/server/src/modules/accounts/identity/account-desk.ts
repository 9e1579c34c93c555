import { randomUUID } from 'node:crypto'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { temporaryPassword } from '#platform/temporary-password'
import type { Members } from '../members/index.ts'
import type { Sessions } from './sessions.ts'
import type { Remembered } from './sign-in/remembered.ts'
import type { Credentials } from './store/credentials.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<Members, 'close' | 'reopen' | 'addNote'>
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly remembered: Remembered
}

type Why = { readonly operator: string; readonly reason: string }

/** What operators do to a member's way in. */
export function createAccountDesk({ database, clock, members, credentials, sessions, remembered }: Needs) {
  const endAll = async (transaction: Transaction, id: string): Promise<number> => {
    await remembered.forgetAll(id, transaction)
    return sessions.endOthersWithin(transaction, id, null)
  }
  const noteOf = ({ id: member, brand }: Member, kind: 'closed' | 'reopened', { operator, reason: text }: Why) => ({
    id: randomUUID(),
    brand,
    member,
    operator,
    kind,
    text,
    at: clock(),
  })
  return {
    /** Closes an account; its sessions do not come back with it. Refuses with `changed_meanwhile`. */
    close: (member: Member, why: Why): Promise<void> =>
      inTransaction(database, async (transaction) => {
        if ((await members.close(transaction, [member.id], clock())) === 0) throw new Refusal('changed_meanwhile')
        await endAll(transaction, member.id)
        await members.addNote(transaction, noteOf(member, 'closed', why))
      }),
    /** Refuses with `changed_meanwhile`, and with `in_need_true_account` for a guest's, whose day is over. */
    reopen: (member: Member, why: Why): Promise<void> =>
      inTransaction(database, async (transaction) => {
        if (member.type === TRIAL_TYPE) throw new Refusal('in_need_true_account')
        if (!(await members.reopen(transaction, member.id))) throw new Refusal('changed_meanwhile')
        await members.addNote(transaction, noteOf(member, 'reopened', why))
      }),
    /** A password for once; all sessions end. Refuses with `account_closed`, `in_need_true_account`. */
    givePassword: async (member: Member): Promise<string> => {
      if (member.type === TRIAL_TYPE) throw new Refusal('in_need_true_account')
      if (member.closedAt) throw new Refusal('account_closed')
      const password = temporaryPassword()
      const passwordHash = await hashPassword(password)
      await inTransaction(database, async (transaction) => {
        const credential = { member: member.id, brand: member.brand, passwordHash, at: clock() }
        await credentials.change(transaction, credential, { temporary: true })
        await endAll(transaction, member.id)
      })
      return password
    },
    endAll: (member: string): Promise<number> => inTransaction(database, (transaction) => endAll(transaction, member)),
  }
}
