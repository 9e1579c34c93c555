import { plainEmail } from '@sanuk/contracts/typed-text'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import type { Connection, Database, Transaction } from '#platform/database'
import { type MemberTable, readMember } from './store/members.ts'

type Tables = {
  'members.member': MemberTable & {
    mobile: string | null
    mobile_verified_at: Date | null
    email: string | null
    email_key: string | null
    email_verified_at: Date | null
  }
}

/** How a member is reached, and since when that is proved. */
export type Contacts = {
  /** E.164, with its plus. */
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
}

/** The form in which two addresses are the same: as `plainEmail` reads them, case ignored. */
export function emailKey(email: string): string {
  return plainEmail(email).toLowerCase()
}

/** Members' mobile numbers and addresses of mail. A proved one is one member's of a brand. */
export function createContacts(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  /** Whose proved number this is, in E.164; or `null`. */
  const findByMobile = async (brand: string, mobile: string, connection: Connection = database) => {
    const row = await on(connection)
      .selectFrom('members.member')
      .selectAll()
      .where('brand', '=', brand)
      .where('mobile', '=', mobile)
      .where('mobile_verified_at', 'is not', null)
      .executeTakeFirst()
    return row ? readMember(row) : null
  }
  /** Whose proved address this is, or `null`. */
  const findByEmail = async (brand: string, email: string, connection: Connection = database) => {
    const row = await on(connection)
      .selectFrom('members.member')
      .selectAll()
      .where('brand', '=', brand)
      .where('email_key', '=', emailKey(email))
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    return row ? readMember(row) : null
  }
  return {
    findByMobile,
    findByEmail,
    /** Whether a member gave this address, proved or not. */
    hasEmail: async (member: string, email: string): Promise<boolean> => {
      const row = await on(database)
        .selectFrom('members.member')
        .select('id')
        .where('id', '=', member)
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      return row !== undefined
    },
    contactsOf: async (member: string): Promise<Contacts> => {
      const row = await on(database)
        .selectFrom('members.member')
        .select(['mobile', 'mobile_verified_at', 'email', 'email_verified_at'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow()
      const { mobile, mobile_verified_at: mobileVerifiedAt, email, email_verified_at: emailVerifiedAt } = row
      return { mobile, mobileVerifiedAt, email, emailVerifiedAt }
    },
    /** Whether two addresses are the same. */
    isSameEmail: (one: string, other: string): boolean => emailKey(one) === emailKey(other),
    /** Sets a member's number, `at` says since when it is proved; false where it is another member's. */
    setMobile: async (
      transaction: Transaction,
      { id, brand }: Pick<Member, 'id' | 'brand'>,
      { mobile, at }: { readonly mobile: string; readonly at: Date | null },
    ): Promise<boolean> => {
      if (at) await takeAdvisoryLock(transaction, `contact of ${brand}: ${mobile}`)
      const owner = at && (await findByMobile(brand, mobile, transaction))
      if (owner && owner.id !== id) return false
      await on(transaction)
        .updateTable('members.member')
        .set({ mobile, mobile_verified_at: at })
        .where('id', '=', id)
        .execute()
      return true
    },
    /** Sets a member's address likewise. */
    setEmail: async (
      transaction: Transaction,
      { id, brand }: Pick<Member, 'id' | 'brand'>,
      { email, at }: { readonly email: string; readonly at: Date | null },
    ): Promise<boolean> => {
      if (at) await takeAdvisoryLock(transaction, `contact of ${brand}: ${emailKey(email)}`)
      const owner = at && (await findByEmail(brand, email, transaction))
      if (owner && owner.id !== id) return false
      const address = { email: plainEmail(email), email_key: emailKey(email), email_verified_at: at }
      await on(transaction).updateTable('members.member').set(address).where('id', '=', id).execute()
      return true
    },
  }
}
