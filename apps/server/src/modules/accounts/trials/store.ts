import type { Connection } from '#platform/database'

type Tables = { 'trials.trial': { member: string; brand: string; ends_at: Date } }

type Trial = { readonly member: string; readonly brand: string; readonly endsAt: Date }

const on = (connection: Connection) => connection.withTables<Tables>()

export async function addTrial(connection: Connection, { member, brand, endsAt }: Trial): Promise<void> {
  await on(connection).insertInto('trials.trial').values({ member, brand, ends_at: endsAt }).execute()
}

/** Whose trial is over; each is answered once. */
export async function takeEndedTrials(connection: Connection, now: Date): Promise<string[]> {
  const ended = on(connection).deleteFrom('trials.trial').where('ends_at', '<=', now).returning('member')
  return (await ended.execute()).map(({ member }) => member)
}
