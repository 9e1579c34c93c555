/**
 * Begins statements that are to be planned for what is asked, each time. A plan for whatever may be asked takes a week of
 * one member for a small part of everybody's month, and reads the month.
 */
export const PLANNED_ANEW = '/* planned anew */ '

/** Whatever can run one SQL statement: a pool, a client, or a transaction that is under way. */
export type Queryable = {
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>
}
