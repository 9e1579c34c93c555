import type { ContentKind } from '@sanuk/contracts/office-content'
import type { Brand } from '#platform/caller'
import type { FindPictures } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createDrafts } from './drafts.ts'
import { newestOf } from './entry.ts'
import { createForPhones } from './for-phones.ts'
import { createLegal } from './legal.ts'
import { createPublishing } from './publishing.ts'
import { createShown } from './shown.ts'
import { createEntries } from './store/entries.ts'
import { entryChanges } from './store/entry-changes.ts'
import { leadingPicture, picturesOf } from './texts.ts'

export { beginLegal, beginMissingLegal } from './begin-legal.ts'
export { type Consent, createConsent } from './consent.ts'
export { agreedVersions } from './store/legal-versions.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly findPictures: FindPictures }

export type Content = ReturnType<typeof createContent>

const PAGE = 20

/** What a brand says: banners, announcements, help and promotions. */
export function createContent(needs: Needs) {
  const { database, findPictures } = needs
  const entries = createEntries(database)
  return {
    shown: createShown({ ...needs, entries }),
    drafts: createDrafts({ ...needs, entries }),
    publishing: createPublishing({ ...needs, entries }),
    forPhones: createForPhones(database),
    legal: createLegal(database),
    /** Everything of a kind, in the order in which it is shown, with the pictures by which it is known. */
    list: async (brand: Brand, asked: { kind: ContentKind; search?: string | undefined; page: number }) => {
      const { list, total } = await entries.list(brand.id, { ...asked, skip: (asked.page - 1) * PAGE, take: PAGE })
      const named = list.flatMap((entry) => leadingPicture(newestOf(entry), brand.languages) ?? [])
      const pictures = await findPictures(brand.id, named)
      return { list, pictures, total, totalPages: Math.max(1, Math.ceil(total / PAGE)) }
    },
    /** One with the pictures that its versions name. Refuses with `not_found`. */
    one: async (brand: Brand, id: string) => {
      const entry = await entries.find(database, brand.id, id)
      if (!entry) throw new Refusal('not_found')
      const named = [entry.published, entry.draft].flatMap((version) => (version ? picturesOf(version) : []))
      return { entry, pictures: await findPictures(brand.id, named) }
    },
    order: (brand: Brand, wish: { kind: ContentKind; ids: readonly string[] }): Promise<void> =>
      inTransaction(database, (transaction) => entryChanges.order(transaction, brand.id, wish)),
  }
}
