import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { NewBrand } from '@sanuk/contracts/office-brands'
import type { BeginBrand } from '#platform/begin-brand'
import { acrossBrands } from '#platform/brand-scope'
import { type Database, inTransaction } from '#platform/database'
import type { System } from '../system/index.ts'

/** The addresses a host name resolves to; none where it resolves to nothing. */
type Resolve = (host: string) => Promise<readonly string[]>

type Needs = {
  readonly database: Database
  readonly registry: System['registry']
  /** In the order of the floors. */
  readonly begin: readonly BeginBrand[]
  readonly resolve?: Resolve
}

export type Brands = ReturnType<typeof createBrands>

/** The brands of the installation: made, given host names and retired by those who run the platform. */
export function createBrands({ database, registry, begin, resolve = resolveHost }: Needs) {
  return {
    list: registry.list,
    home: registry.home,
    /** Makes a brand with all that it begins with, or nothing. Refuses with `code_in_use` and `invalid_request`. */
    add: async (brand: NewBrand, id: string = randomUUID()): Promise<void> => {
      const { currency, languages } = brand
      const copied = (await registry.list()).find(({ code }) => code === brand.copyOf)
      await acrossBrands(() =>
        inTransaction(database, async (transaction) => {
          await registry.add(transaction, id, brand)
          for (const beginBrand of begin) {
            await beginBrand(transaction, { id, currency, languages, copyOf: copied ?? null })
          }
        }),
      )
    },
    setDomains: registry.setDomains,
    setRetired: registry.setRetired,
    /** Whose a host name is, by its brand's code, and to which addresses it resolves now. */
    checkHost: async (host: string): Promise<{ owner: string | null; addresses: string[] }> => {
      const [all, addresses] = await Promise.all([registry.list(), resolve(host)])
      return { owner: all.find(({ domains }) => domains.includes(host))?.code ?? null, addresses: [...addresses] }
    },
  }
}

const resolveHost: Resolve = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
