import { randomUUID } from 'node:crypto'
import type { ContentVersion } from '@sanuk/contracts/office-content'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Brand } from '#platform/caller'
import type { FindPictures } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Entry, newestOf } from './entry.ts'
import type { Entries } from './store/entries.ts'
import { entryChanges } from './store/entry-changes.ts'
import { cleaned, picturesOf, titlesOf } from './texts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly entries: Entries
  readonly findPictures: FindPictures
}

/** What operators write before anybody sees it. */
export function createDrafts({ database, clock, entries, findPictures }: Needs) {
  /** The draft as it is kept. Refuses with `picture_unknown` and `name_taken`. */
  const prepare = async (
    transaction: Transaction,
    brand: Brand,
    { id, draft }: { id: string; draft: ContentVersion },
  ) => {
    const pictures = picturesOf(draft)
    const known = await findPictures(brand.id, pictures)
    if (pictures.some((picture) => !known.has(picture))) throw new Refusal('picture_unknown')
    if (draft.kind === 'article') {
      await takeAdvisoryLock(transaction, `articles of ${brand.id}`)
      const { slug, audience } = draft
      if (await entryChanges.isSlugTaken(transaction, brand.id, { id, slug, audience })) {
        throw new Refusal('name_taken', { fields: [{ field: 'draft.slug', word: 'field.taken' }] })
      }
    }
    if (draft.kind === 'legal') {
      await takeAdvisoryLock(transaction, `legal documents of ${brand.id}`)
      if (await entryChanges.isDocumentTaken(transaction, brand.id, { id, document: draft.document })) {
        throw new Refusal('name_taken', { fields: [{ field: 'draft.document', word: 'field.taken' }] })
      }
    }
    return { draft: cleaned(draft), titles: titlesOf(draft, brand.languages), changed_at: clock() }
  }

  return {
    add: (brand: Brand, draft: ContentVersion): Promise<{ id: string; revision: number }> =>
      inTransaction(database, async (transaction) => {
        const id = randomUUID()
        const row = await prepare(transaction, brand, { id, draft })
        await entryChanges.add(transaction, { ...row, id, brand: brand.id, kind: draft.kind })
        return { id, revision: 1 }
      }),
    /** Refuses with `content_changed` whoever has not seen the newest one. */
    change: (
      brand: Brand,
      { id, draft, revision }: { id: string; draft: ContentVersion; revision: number },
    ): Promise<{ revision: number }> =>
      inTransaction(database, async (transaction) => {
        const entry = await demandEntry(transaction, entries, { brand: brand.id, id })
        if (entry.kind !== draft.kind || isOtherDocument(newestOf(entry), draft)) throw new Refusal('not_found')
        if (entry.revision !== revision) throw new Refusal('content_changed')
        const row = await prepare(transaction, brand, { id, draft })
        return { revision: await entryChanges.redraft(transaction, id, row) }
      }),
    /** What was never published goes with its draft. */
    discard: (brand: Brand, id: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { published } = await demandEntry(transaction, entries, { brand: brand.id, id })
        if (!published) return entryChanges.remove(transaction, id)
        const titles = titlesOf(published, brand.languages)
        await entryChanges.redraft(transaction, id, { draft: null, titles, changed_at: clock() })
      }),
  }
}

/** Which document an entry is stays: its numbered versions are known by it. */
const isOtherDocument = (known: ContentVersion, draft: ContentVersion): boolean =>
  known.kind === 'legal' && draft.kind === 'legal' && known.document !== draft.document

/** The entry, locked. Refuses with `not_found`. */
export async function demandEntry(
  transaction: Transaction,
  entries: Entries,
  { brand, id }: { readonly brand: string; readonly id: string },
): Promise<Entry> {
  const entry = await entries.lock(transaction, brand, id)
  if (!entry) throw new Refusal('not_found')
  return entry
}
