import { createLog } from '@sanuk/host/log'
import { createBrands } from '../modules/site/brands/index.ts'
import { createSystem } from '../modules/site/system/index.ts'
import { createOwners } from '../modules/staff/operators/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { ROOMS } from '../rooms.ts'
import { readCommand } from './options.ts'
import { perform } from './perform.ts'

/** Does what the words behind `./sanuk` ask for on a database, and answers what is to be printed. */
export async function run(words: readonly string[], databaseUrl: string): Promise<object> {
  const command = readCommand(words)
  const { database, close } = openDatabase(databaseUrl, createLog('error'))
  try {
    const needs = { database, clock: systemClock }
    const { registry } = createSystem({ ...needs, countryOf: () => null, firebaseStandIn: null })
    const brands = createBrands({ database, registry, begin: ROOMS.beginnings(needs) })
    return await perform({ brands, owners: createOwners(needs) }, command)
  } finally {
    await close()
  }
}
