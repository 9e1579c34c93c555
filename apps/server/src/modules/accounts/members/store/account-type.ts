import type { AccountType } from '@sanuk/contracts/identity'
import type { Connection } from '#platform/database'
import type { MemberTable } from './members.ts'

/** Makes a member an agent of a type, or an agent a member. */
export async function setType(connection: Connection, id: string, type: AccountType): Promise<void> {
  await connection
    .withTables<{ 'members.member': MemberTable }>()
    .updateTable('members.member')
    .set({ type })
    .where('id', '=', id)
    .execute()
}
