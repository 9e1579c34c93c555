import { sql } from 'kysely'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Transaction } from '#platform/database'
import { usernameKey } from '#platform/username-key'

/** Who wants which name at which brand. */
type Claim = { readonly brand: string; readonly name: string; readonly member: string }

/**
 * Whether no other member of a brand has a name, as a username or as a nickname. Whoever else wants the same name waits
 * until this transaction ends.
 */
export async function isNameFree(transaction: Transaction, { brand, name, member }: Claim): Promise<boolean> {
  const key = usernameKey(name)
  await takeAdvisoryLock(transaction, `member name ${brand} ${key}`)
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from members.member m
                    where m.brand = ${brand} and m.id <> ${member}
                      and (m.username_key = ${key} or m.nickname_key = ${key})) as taken`.execute(transaction)
  return rows[0]?.taken === false
}
