import type { Database } from '#platform/database'

export type ChoiceStore = ReturnType<typeof createChoiceStore>

/** Whether members want their money to follow them; it does unless they said otherwise. */
export function createChoiceStore(database: Database) {
  const own = database.withTables<{ 'transfers.choice': { member: string; automatic: boolean } }>()
  return {
    isAutomatic: async (member: string): Promise<boolean> => {
      const row = await own
        .selectFrom('transfers.choice')
        .select('automatic')
        .where('member', '=', member)
        .executeTakeFirst()
      return row?.automatic ?? true
    },
    choose: async (member: string, automatic: boolean): Promise<void> => {
      await own
        .insertInto('transfers.choice')
        .values({ member, automatic })
        .onConflict((conflict) => conflict.column('member').doUpdateSet({ automatic }))
        .execute()
    },
  }
}
