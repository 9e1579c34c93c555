/** How many open accounts a brand has, of some VIP ranks or of all (`null`); guests are left out. */
export type CountMembers = (brand: string, ranks: readonly number[] | null) => Promise<number>

/** Ids of those accounts, `most` at the most. */
export type IdsOfMembers = (brand: string, ranks: readonly number[] | null, most: number) => Promise<string[]>

/** Ids by the usernames as they were given; a name that is nobody's is missing in the answer. */
export type IdsOfUsernames = (brand: string, usernames: readonly string[]) => Promise<ReadonlyMap<string, string>>
