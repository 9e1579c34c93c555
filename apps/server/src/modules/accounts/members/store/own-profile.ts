import { PROFILE_FIELDS, type ProfileField } from '@sanuk/contracts/profile'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { usernameKey } from '#platform/username-key'

export type Told = Partial<Record<ProfileField, string>>

/** What lies open beside the member's name; all else is encrypted. */
const OPEN: readonly ProfileField[] = [
  'payeeName',
  'line',
  'telegram',
  'facebook',
  'whatsapp',
  'zalo',
  'wechat',
  'qqNum',
]

const bytes = z.nullable(z.instanceof(Uint8Array))
const details = z.record(z.string(), z.string())
const row = z.object({
  nickname: z.string(),
  birthday: z.nullable(z.string()),
  details: z.nullable(details),
  id_number: bytes,
  private: bytes,
})

/** What members told of themselves: read as one, kept where each part belongs. */
export function createOwnProfile(database: Database, cipher: SecretCipher) {
  const opened = (sealed: Uint8Array | null, name: string): string | null =>
    sealed === null ? null : cipher.open(Buffer.from(sealed), name)
  const read = async (on: Connection, member: string, lock: boolean): Promise<Told> => {
    const { rows } = await sql`
      select nickname, birthday::text, details, id_number, private
        from members.member left join members.profile on profile.member = member.id
       where member.id = ${member} ${lock ? sql`for update of member` : sql``}`.execute(on)
    const found = row.parse(rows[0])
    const known = { ...found.details, ...details.parse(JSON.parse(opened(found.private, `${member} profile`) ?? '{}')) }
    const own = Object.fromEntries(
      PROFILE_FIELDS.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
    )
    const idNumber = opened(found.id_number, member)
    return {
      ...own,
      nickname: found.nickname,
      ...(found.birthday !== null && { birthday: found.birthday }),
      ...(idNumber !== null && { idNumber }),
    }
  }
  const part = (told: Told, isPart: (name: ProfileField) => boolean): Told =>
    Object.fromEntries(PROFILE_FIELDS.filter(isPart).flatMap((name) => (told[name] ? [[name, told[name]]] : [])))
  return {
    profileOf: (member: string): Promise<Told> => read(database, member, false),
    lockProfile: (transaction: Transaction, member: string): Promise<Told> => read(transaction, member, true),
    /** Keeps all that a member told, in place of what was kept. */
    keepProfile: async (transaction: Transaction, member: string, told: Told): Promise<void> => {
      const open = part(told, (name) => OPEN.includes(name))
      const hidden = part(told, (name) => !OPEN.includes(name) && !['nickname', 'birthday', 'idNumber'].includes(name))
      await sql`
        update members.member
           set nickname = ${told.nickname},
               -- One that stays may be older than the rule that it is nobody else's.
               nickname_key = case when nickname = ${told.nickname} then nickname_key
                                   else nullif(${usernameKey(told.nickname ?? '')}, username_key) end,
               birthday = ${told.birthday ?? null}::date
         where id = ${member}`.execute(transaction)
      await sql`
        update members.profile
           set details = (details - ${[...OPEN]}::text[]) || ${JSON.stringify(open)}::jsonb,
               id_number = ${told.idNumber ? cipher.seal(told.idNumber, member) : null},
               private = ${cipher.seal(JSON.stringify(hidden), `${member} profile`)}
         where member = ${member}`.execute(transaction)
    },
    /** Puts a drawn portrait in place of the member's own; false where there is none. */
    removePortrait: async (transaction: Transaction, member: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update members.member set picture = null where id = ${member} and picture is not null`.execute(transaction)
      return numAffectedRows === 1n
    },
    setAvatar: async (member: string, { avatar, picture }: { avatar: number | null; picture: string | null }) => {
      await sql`
        update members.member set avatar = coalesce(${avatar}, avatar), picture = ${picture} where id = ${member}`.execute(
        database,
      )
    },
    /** Which fields a brand asks for; `null` where it never decided. */
    profileFieldsOf: async (brand: string): Promise<ProfileField[] | null> => {
      const { rows } = await sql<{ fields: string[] }>`
        select fields from members.profile_fields where brand = ${brand}`.execute(database)
      return rows[0] ? PROFILE_FIELDS.filter((name) => rows[0]?.fields.includes(name)) : null
    },
    setProfileFields: async (brand: string, fields: readonly ProfileField[]): Promise<void> => {
      await sql`
        insert into members.profile_fields (brand, fields) values (${brand}, ${[...fields]}::text[])
        on conflict (brand) do update set fields = excluded.fields`.execute(database)
    },
  }
}
