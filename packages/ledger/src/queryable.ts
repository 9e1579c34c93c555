/** Whatever can run one SQL statement: a pool, a client, or a transaction that is under way. */
export type Queryable = {
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>
}
