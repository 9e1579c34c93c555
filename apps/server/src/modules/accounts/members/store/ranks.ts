import type { Connection } from '#platform/database'
import type { MemberTable } from './members.ts'

/** Writes down a member's rank; which one it is, the club decides. */
export async function setRank(connection: Connection, id: string, level: number): Promise<void> {
  await connection
    .withTables<{ 'members.member': MemberTable }>()
    .updateTable('members.member')
    .set({ rank_level: level })
    .where('id', '=', id)
    .execute()
}
