import type { NewBrand } from '@sanuk/contracts/office-brands'
import { acrossBrands } from '#platform/brand-scope'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { withFreeDomains } from './free-domains.ts'
import { settingFaults } from './settings.ts'
import type { RegisteredBrand, RegistryStore } from './store/registry.ts'

type Needs = { readonly store: RegistryStore; readonly clock: Clock }

/** Who changes host names, and by which of them they came if these are their own brand's. */
type By = { readonly brand: string; readonly host: string }

/** All brands of the installation: who there is, and how one is added, given host names, retired and opened again. */
export function createRegistry({ store, clock }: Needs) {
  let home: string | null = null

  const list = (): Promise<RegisteredBrand[]> => acrossBrands(() => store.list())

  const demand = async (code: string): Promise<RegisteredBrand> => {
    const brand = (await list()).find((one) => one.code === code)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  /** The brand that was made first is the installation's own: whoever runs the platform works there. */
  const readHome = async (): Promise<string | null> => {
    home ??= (await list())[0]?.id ?? null
    return home
  }

  return {
    list,
    /** Its id; `null` as long as there is no brand. */
    home: readHome,
    /**
     * Adds a brand under an id of the caller's. Refuses with `code_in_use`, and with `invalid_request` and what is wrong
     * with single fields.
     */
    add: async (transaction: Transaction, id: string, brand: NewBrand): Promise<void> => {
      const { timeZone, country, copyOf } = brand
      const fields = settingFaults({ timeZone, smsCountries: [country] }, '')
      const known = await store.list(transaction)
      const copied = known.find(({ code }) => code === copyOf)
      const unknown = copyOf !== null && !copied ? [{ field: 'copyOf', word: 'field.invalid' }] : []
      const faults = [...fields.map(({ field, ...fault }) => ({ ...fault, field: FIELDS[field] ?? field })), ...unknown]
      if (faults.length > 0) throw new Refusal('invalid_request', { fields: faults })
      if (!(await withFreeDomains(brand.domains, () => store.add(transaction, id, brand)))) {
        throw new Refusal('code_in_use', { fields: [{ field: 'code', word: 'refusal.code_in_use' }] })
      }
      if (copied) await store.copy(transaction, copied.id, id)
    },
    /** Refuses with `not_found`, and with `invalid_request` where a name is another brand's or the one in use goes. */
    setDomains: async (code: string, domains: readonly string[], by: By): Promise<void> => {
      const { id } = await demand(code)
      const fields = by.brand === id ? settingFaults({ domains: [...domains] }, by.host) : []
      if (fields.length > 0) throw new Refusal('invalid_request', { fields })
      await withFreeDomains(domains, () => acrossBrands(() => store.setDomains(id, domains)))
    },
    /** Closes a brand's site, or opens it again. Refuses with `not_found`, `home_brand`. */
    setRetired: async (code: string, retired: boolean): Promise<void> => {
      const { id, retiredAt } = await demand(code)
      if (retired && id === (await readHome())) throw new Refusal('home_brand')
      if ((retiredAt !== null) === retired) return
      await acrossBrands(() => store.setRetired(id, retired ? clock() : null))
    },
  }
}

/** Where a new brand has its settings under another name. */
const FIELDS: Readonly<Record<string, string>> = { smsCountries: 'country' }
