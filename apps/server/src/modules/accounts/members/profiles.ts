import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Connection, Database } from '#platform/database'

type Tables = {
  'members.profile': {
    member: string
    brand: string
    details: string
    id_number: Buffer | null
    agreed_at: Date
    agreed_address: string
    agreed_terms: number | null
    agreed_privacy: number | null
  }
  'members.invitation': { brand: string; code: string; member: string; made_at: Date; closed_at: Date | null }
}

export type NewProfile = {
  readonly member: string
  readonly brand: string
  /** What was told, by the names of the registration's fields. */
  readonly details: Readonly<Record<string, string>>
  readonly idNumber: string | null
  readonly agreedAt: Date
  readonly agreedAddress: string
  /** The numbers of the brand's versions; `null` where it has none yet. */
  readonly agreedVersions: { readonly terms: number | null; readonly privacy: number | null }
}

/** What members told of themselves, and who invited whom. */
export function createProfiles(database: Database, cipher: SecretCipher) {
  return {
    addProfile: async (connection: Connection, profile: NewProfile): Promise<void> => {
      const { member, brand, details, idNumber, agreedAt, agreedAddress, agreedVersions } = profile
      await connection
        .withTables<Tables>()
        .insertInto('members.profile')
        .values({
          member,
          brand,
          details: JSON.stringify(details),
          id_number: idNumber === null ? null : cipher.seal(idNumber, member),
          agreed_at: agreedAt,
          agreed_address: agreedAddress,
          agreed_terms: agreedVersions.terms,
          agreed_privacy: agreedVersions.privacy,
        })
        .execute()
    },
    /** The member whose invitation a code is, or `null`. */
    inviterBy: async (brand: string, code: string): Promise<string | null> => {
      const row = await database
        .withTables<Tables>()
        .selectFrom('members.invitation')
        .select('member')
        .where('brand', '=', brand)
        .where('code', '=', code)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      return row?.member ?? null
    },
  }
}
