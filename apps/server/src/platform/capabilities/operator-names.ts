/** Usernames of operators by their ids. */
export type OperatorNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
