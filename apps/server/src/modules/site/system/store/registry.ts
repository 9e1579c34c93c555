import type { NewBrand } from '@sanuk/contracts/office-brands'
import type { Language } from '@sanuk/contracts/wire'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { FIRST_MODULES } from '../first-modules.ts'

/** A brand as the list of all shows it. */
export type RegisteredBrand = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly demo: boolean
  readonly domains: string[]
  readonly currency: CurrencyCode
  readonly languages: Language[]
  readonly timeZone: string
  readonly country: string
  readonly madeAt: Date
  readonly retiredAt: Date | null
}

/**
 * What a copy takes over. Name, contacts, licences, apps, analytics and Firebase are a brand's own: a licence that
 * another one holds would be a false badge.
 */
const COPIED = [
  'lottery_type',
  'theme',
  'logined_to_home_page',
  'agent_centre_types',
  'modules',
  'registration',
  'age_minimum',
  'password_days',
  'cdns',
  'blocked_countries',
  'tells_unknown_accounts',
]

/** The rows of all brands. Whoever asks must see those of every brand. */
export function createRegistryStore(database: Database) {
  return {
    /** In the order in which they were made: the first is the installation's own. */
    list: async (on: Connection = database): Promise<RegisteredBrand[]> => {
      const { rows } = await sql<RegisteredBrand>`
        select id, code, name, demo, domains, currency, languages, time_zone as "timeZone",
               sms_countries[1] as country, made_at as "madeAt", retired_at as "retiredAt"
          from system.brand order by made_at, code`.execute(on)
      return rows
    },
    /** False where the code is another's. */
    add: async (transaction: Transaction, id: string, brand: NewBrand): Promise<boolean> => {
      const { code, name, domains, currency, languages, timeZone, country } = brand
      const { numAffectedRows } = await sql`
        insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules, sms_countries)
        values (${id}, ${code}, ${name}, ${domains}, ${timeZone}, ${currency}, ${languages}, ${FIRST_MODULES},
                ${[country]})
        on conflict (code) do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    copy: async (transaction: Transaction, from: string, to: string): Promise<void> => {
      const columns = sql.join(COPIED.map((column) => sql.ref(column)))
      await sql`update system.brand set (${columns}) = (select ${columns} from system.brand where id = ${from})
                 where id = ${to}`.execute(transaction)
    },
    setDomains: async (id: string, domains: readonly string[]): Promise<void> => {
      await sql`update system.brand set domains = ${domains}, revision = revision + 1 where id = ${id}`.execute(
        database,
      )
    },
    setRetired: async (id: string, at: Date | null): Promise<void> => {
      await sql`update system.brand set retired_at = ${at}, revision = revision + 1 where id = ${id}`.execute(database)
    },
  }
}

export type RegistryStore = ReturnType<typeof createRegistryStore>
