import type { Language } from '@sanuk/contracts/wire'
import type { Brand } from '#platform/caller'
import type { Database } from '#platform/database'
import { createLegalVersions } from './store/legal-versions.ts'
import { textIn } from './texts.ts'

/** The terms and the privacy policy in force, in a reader's language. */
export function createLegal(database: Database) {
  const versions = createLegalVersions(database)
  return async ({ brand, language }: { readonly brand: Brand; readonly language: Language }) => {
    const list = await versions.inForce(brand.id)
    return list.map(({ document, number, version, published_at }) => ({
      document,
      number,
      publishedAt: published_at.toISOString(),
      title: textIn(version.title, language, brand.languages),
      content: textIn(version.content, language, brand.languages),
    }))
  }
}
