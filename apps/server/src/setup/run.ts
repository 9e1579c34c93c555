import { createLog } from '@sanuk/host/log'
import { brandBeginnings } from '../brand-beginnings.ts'
import { createBrands } from '../modules/brands/index.ts'
import { createOwners } from '../modules/operators/index.ts'
import { createSystem } from '../modules/system/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { readCommand } from './options.ts'
import { perform } from './perform.ts'

/** Does what the words behind `./sanuk` ask for on a database, and answers what is to be printed. */
export async function run(words: readonly string[], databaseUrl: string): Promise<object> {
  const command = readCommand(words)
  const { database, close } = openDatabase(databaseUrl, createLog('error'))
  try {
    const needs = { database, clock: systemClock }
    const { registry } = createSystem({ ...needs, countryOf: () => null, firebaseStandIn: null })
    const brands = createBrands({ database, registry, begin: brandBeginnings(needs) })
    return await perform({ brands, owners: createOwners(needs) }, command)
  } finally {
    await close()
  }
}
