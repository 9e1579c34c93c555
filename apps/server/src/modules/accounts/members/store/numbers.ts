import type { Database } from '#platform/database'

type Tables = { 'members.member': { id: string; brand: string; number: number } }

/** Short numbers of eight digits by which members are named to staff; the database draws one for each (`give_number`). */
export function createNumbers(database: Database) {
  const own = database.withTables<Tables>()
  return {
    /** A member's number. Throws where there is no such member. */
    numberOf: async (member: string): Promise<string> => {
      const { number } = await own
        .selectFrom('members.member')
        .select('number')
        .where('id', '=', member)
        .executeTakeFirstOrThrow()
      return String(number)
    },
    /** The id of the brand's member with a number, or `null`. */
    idByNumber: async (brand: string, number: string): Promise<string | null> => {
      const row = await own
        .selectFrom('members.member')
        .select('id')
        .where('brand', '=', brand)
        .where('number', '=', Number(number))
        .executeTakeFirst()
      return row?.id ?? null
    },
  }
}
