/** How a session lies in an app's schema. The app's migrations make the table, with columns of its own where it has any. */
export type SessionTable = {
  id: string
  launch_hash: Buffer
  launch_expires_at: Date
  token_hash: Buffer | null
  used_at: Date | null
  expires_at: Date
  /** Null in demo mode. */
  ticket: string | null
  member: string
  nickname: string
  currency: string
  language: string
  game: string
  minimum_stake: bigint | null
  maximum_stake: bigint | null
  return_url: string
  cashier_url: string
  history_url: string
}

/** For a database that has the app's schema as its own: `database.withSchema('studio').withTables<SessionTables>()`. */
export type SessionTables = { session: SessionTable }
