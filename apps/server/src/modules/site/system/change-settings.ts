import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { brandRow, readBrand } from './brand-record.ts'
import { withFreeDomains } from './free-domains.ts'
import { type Settings, settingFaults } from './settings.ts'
import type { createSettingStore } from './store/settings.ts'

type Needs = { readonly database: Database; readonly store: ReturnType<typeof createSettingStore> }

type Wish = { readonly revision: number; readonly settings: Settings; readonly host: string }

/**
 * Saves what an operator set of a brand and answers its new revision. A record that the site could not serve is not
 * saved. Refuses with `changed_meanwhile` and with what is wrong with single settings.
 */
export const createChangeSettings =
  ({ database, store }: Needs) =>
  async (brand: string, { revision, settings, host }: Wish): Promise<number> => {
    const fields = settingFaults(settings, host)
    if (fields.length > 0) throw new Refusal('invalid_request', { fields })
    return withFreeDomains(settings.domains ?? [], () =>
      inTransaction(database, async (transaction) => {
        const row = await store.change(transaction, brand, { revision, settings })
        if (!row) throw new Refusal('changed_meanwhile')
        return readBrand(brandRow.parse(row), { maintenance: [], firebaseStandIn: null }).revision
      }),
    )
  }
