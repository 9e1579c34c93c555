import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { cloneDatabase } from '../../../../../../tools/launcher/src/cloned-database.ts'
import { withinBrand } from '../../../platform/brand-scope.ts'
import { type Database, openDatabase } from '../../../platform/database.ts'
import { createOnce } from '../../../platform/once.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createGuard } from './index.ts'
import { createKeys } from './keys.ts'
import { createGuardStore } from './store.ts'

const SECRET = 'a secret of the installation, long enough'

/** The room on a database of its own, as two processes have it; the clock is the test's. */
export async function openGuard() {
  const clones = await cloneDatabase()
  const databases = openDatabase(clones.serverUrl, createLog('silent'))
  const { database } = databases
  let now = Date.now()
  const clock = () => new Date(now)
  const { spend: spendOnce, forget } = createOnce(database)
  const needs = { database, clock, spendOnce, secret: SECRET, guesses: 1 }
  return {
    guard: createGuard(needs),
    other: createGuard(needs),
    forgetOnce: () => forget(clock()),
    database,
    secret: SECRET,
    passTime: (ms: number) => {
      now += ms
    },
    close: async () => {
      await databases.close()
      await clones.drop()
    },
  }
}

export type OpenedGuard = Awaited<ReturnType<typeof openGuard>>

/** A brand that nobody else uses, and a way to work for it. */
export function someBrand() {
  const id = randomUUID()
  return { id, within: <T>(work: () => Promise<T>): Promise<T> => withinBrand(id, work) }
}

/** The code somebody was refused with, or `accepted`. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

/** Reads a picture as nobody can who has not all of our secrets: by trying every number there is. */
export async function readPicture(
  { database, secret }: { readonly database: Database; readonly secret: string | undefined },
  brand: string,
  id: string,
): Promise<string> {
  const keys = createKeys(createGuardStore(database), secret)
  const row = await database
    .withTables<{ 'guard.captcha': { id: string; answer_hash: Buffer } }>()
    .selectFrom('guard.captcha')
    .select('answer_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (let number = 0; number < 100_000; number += 1) {
    const text = String(number).padStart(5, '0')
    if ((await keys.hashOf(brand, 'captcha', `${id}\n${text}`)).equals(row.answer_hash)) return text
  }
  throw new Error('no five digits are the answer')
}
