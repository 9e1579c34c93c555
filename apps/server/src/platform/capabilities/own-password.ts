/** Whether a member has a password; who came by another way may have none. */
export type HasPassword = (member: string) => Promise<boolean>

/** Refuses a wrong password beside its field, counting tries. Who has none is asked for none. */
export type DemandPassword = (member: string, password: string, field: string) => Promise<void>
