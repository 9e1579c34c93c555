import { brandBeginnings } from './brand-beginnings.ts'
import type { Ground } from './house-ground.ts'
import type { buildPeople } from './house-people.ts'
import { createBrands } from './modules/brands/index.ts'

/** The room of all brands, and what other rooms write down for one that is being made. */
export function buildBrands({ databases, clock }: Ground, { system }: Pick<ReturnType<typeof buildPeople>, 'system'>) {
  const { database } = databases
  return createBrands({
    database,
    registry: system.registry,
    begin: brandBeginnings({ database, clock }),
  })
}
