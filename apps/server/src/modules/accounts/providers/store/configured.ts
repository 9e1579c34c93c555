import type { Database } from '#platform/database'

type Tables = {
  'providers.provider': {
    brand: string
    code: string
    name: string
    issuer: string
    client_id: string
    client_secret: Buffer
    token_endpoint: string | null
    enabled: boolean
  }
}

/** What operators say of a provider. */
export type ProviderSettings = {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  /** Where the issuer's discovery document names none. */
  readonly tokenEndpoint: string | null
  readonly enabled: boolean
}

export type ProviderRecord = ProviderSettings & {
  readonly brand: string
  readonly code: string
  /** Encrypted. */
  readonly clientSecret: Buffer
}

/** The providers of brands. */
export function createConfiguredStore(database: Database) {
  const own = database.withTables<Tables>()
  const of = (brand: string) => own.selectFrom('providers.provider').selectAll().where('brand', '=', brand)
  return {
    list: async (brand: string): Promise<ProviderRecord[]> =>
      (await of(brand).orderBy('code').execute()).map(readProvider),
    find: async (brand: string, code: string): Promise<ProviderRecord | null> => {
      const row = await of(brand).where('code', '=', code).executeTakeFirst()
      return row ? readProvider(row) : null
    },
    set: async (it: ProviderRecord): Promise<void> => {
      const row = {
        name: it.name,
        issuer: it.issuer,
        client_id: it.clientId,
        client_secret: it.clientSecret,
        token_endpoint: it.tokenEndpoint,
        enabled: it.enabled,
      }
      await own
        .insertInto('providers.provider')
        .values({ brand: it.brand, code: it.code, ...row })
        .onConflict((conflict) => conflict.columns(['brand', 'code']).doUpdateSet(row))
        .execute()
    },
    /** False where there is none. */
    remove: async (brand: string, code: string): Promise<boolean> => {
      const { numDeletedRows } = await own
        .deleteFrom('providers.provider')
        .where('brand', '=', brand)
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}

function readProvider(row: Tables['providers.provider']): ProviderRecord {
  return {
    brand: row.brand,
    code: row.code,
    name: row.name,
    issuer: row.issuer,
    enabled: row.enabled,
    clientId: row.client_id,
    clientSecret: row.client_secret,
    tokenEndpoint: row.token_endpoint,
  }
}
